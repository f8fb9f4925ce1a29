"""Pictures read from the tables of ``book.toml``, and checked by the rules of the game."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from simplesimon.engine import (
    RUN_LENGTH,
    RUNS_TO_WIN,
    SUIT_COUNTS,
    Action,
    Card,
    Column,
    Move,
    Position,
    RunRemoval,
    Suit,
    apply,
    best_move,
    deal,
    ends_with_full_run,
    is_stuck,
    pack,
    refusal,
)
from simplesimon.engine.cards import SUIT_LETTERS
from simplesimon.engine.faults import NotationError
from simplesimon.engine.notation import parse_action, parse_board, parse_card, parse_code
from simplesimon.handbook.flaws import FlawKind, WrongError
from simplesimon.handbook.pictures import (
    FACE_DOWN,
    CodePicture,
    CodeStyle,
    DealPicture,
    Drawing,
    DrawingPicture,
    Gesture,
    Group,
    HomesPicture,
    IconsPicture,
    Picture,
    StarsPicture,
    SumPicture,
    TablePicture,
)


def read_picture(described: Mapping[str, Any]) -> Picture:
    """Read a picture; which keys its table has tells what kind it is.

    Raises:
        WrongError: If it makes no sense, or shows what the rules do not say.
    """
    keys = {key: value for key, value in described.items() if key != "values"}
    for kind in _KINDS:
        if kind.key in keys:
            if unknown := set(keys) - {kind.key, *kind.further}:
                raise WrongError(FlawKind.PICTURE, ", ".join(sorted(unknown)))
            try:
                return kind.read(keys)
            except NotationError as error:
                raise WrongError(FlawKind.CARDS, error) from None
            except (TypeError, ValueError, AttributeError, KeyError, IndexError) as error:
                raise WrongError(FlawKind.PICTURE, repr(error)) from None
    raise WrongError(FlawKind.PICTURE, ", ".join(keys))


def _table_picture(keys: Mapping[str, Any]) -> TablePicture:
    picture = TablePicture(
        tuple(map(_column, keys["columns"])),
        lying=keys.get("lying", False),
        size=keys.get("size", 1.0),
        allowed=_actions(keys, "allowed"),
        refused=_moves(keys, "refused"),
        lesser=_moves(keys, "lesser"),
        in_turn=keys.get("in_turn", False),
        shown=tuple(map(_group, keys.get("shown", ()))),
        gone=tuple(map(_group, keys.get("gone", ()))),
        numbers=tuple(keys.get("numbers", ())),
        signs=tuple((_column_index(at), right) for at, right in keys.get("signs", {}).items()),
        gesture=Gesture(keys["gesture"]) if "gesture" in keys else None,
        peek=_spot(keys["peek"]) if "peek" in keys else None,
        badge=keys.get("badge", ""),
    )
    _check_cards(picture.columns)
    _check_refused(picture)
    _check_allowed(picture)
    _check_runs(picture)
    if keys.get("stuck") and not is_stuck(Position(picture.columns)):
        raise WrongError(FlawKind.MOVE, "not stuck")
    return picture


def _column(text: str) -> Column:
    """Read a column; ``-`` is an empty one and ``?`` a card face down."""
    return bytes(_card(word) for word in text.split() if word != "-")


def _card(word: str) -> Card:
    found = FACE_DOWN if word == "?" else parse_card(word)
    if found is None:
        raise WrongError(FlawKind.CARDS, word)
    return found


def _actions(keys: Mapping[str, Any], key: str) -> tuple[Action, ...]:
    return tuple(map(_action, keys.get(key, ())))


def _moves(keys: Mapping[str, Any], key: str) -> tuple[Move, ...]:
    """Read actions that can't be removals."""
    actions = _actions(keys, key)
    moves = tuple(action for action in actions if isinstance(action, Move))
    if moves != actions:
        raise WrongError(FlawKind.MOVE, f"a removal among {key}")
    return moves


def _action(text: str) -> Action:
    action = parse_action(text)
    if action is None:
        raise WrongError(FlawKind.MOVE, text)
    return action


def _column_index(letter: str) -> int:
    return ord(letter) - ord("a")


def _group(text: str) -> Group:
    """Read a group such as ``a3``, the last three cards of the first column."""
    return Group(_column_index(text[0]), int(text[1:]))


def _spot(text: str) -> tuple[int, int]:
    """Read a card such as ``a2``, the second of the first column, as column and row."""
    return _column_index(text[0]), int(text[1:]) - 1


def _check_cards(columns: Sequence[Column]) -> None:
    """See that the cards come from one of the three packs."""
    cards = Counter(card for column in columns for card in column if card != FACE_DOWN)
    if all(cards - Counter(pack(suits)) for suits in SUIT_COUNTS):
        raise WrongError(FlawKind.CARDS, "no pack has these cards")


def _check_refused(picture: TablePicture) -> None:
    position = Position(picture.columns)
    for move in picture.refused:
        if refusal(position, move, RunRemoval.BY_HAND) is None:
            raise WrongError(FlawKind.MOVE, f"{move} is legal")


def _check_allowed(picture: TablePicture) -> None:
    position = Position(picture.columns)
    for action in (*picture.lesser, *picture.allowed):
        if refused := refusal(position, action, RunRemoval.BY_HAND):
            raise WrongError(FlawKind.MOVE, f"{action}: {refused.name}")
        if picture.gesture is Gesture.DOUBLE and isinstance(action, Move):
            best = best_move(position, action.source, action.count)
            if best != action:
                raise WrongError(FlawKind.MOVE, f"the best move is {best}")
        if picture.in_turn:
            position = apply(position, action, RunRemoval.BY_HAND)


def _check_runs(picture: TablePicture) -> None:
    """See that a glowing group as long as a full run is one."""
    for column, count in (*picture.shown, *picture.gone):
        if count == RUN_LENGTH and not ends_with_full_run(picture.columns[column]):
            raise WrongError(FlawKind.MOVE, f"no full run in column {column}")


def _homes_picture(keys: Mapping[str, Any]) -> HomesPicture:
    suits = tuple(Suit(SUIT_LETTERS.index(letter)) for letter in keys["homes"].split())
    run = _column(keys.get("run", ""))
    if len(suits) > RUNS_TO_WIN or (run and not ends_with_full_run(run)):
        raise WrongError(FlawKind.MOVE, "no full run, or more than there are places")
    return HomesPicture(suits, run)


def _code_picture(keys: Mapping[str, Any]) -> CodePicture:
    code = keys["code"]
    return CodePicture(code, CodeStyle(keys["style"]), deal(parse_code(code)))


def _dealt_picture(keys: Mapping[str, Any]) -> DealPicture:
    return DealPicture(deal(parse_code(keys["dealt"])), stock=keys.get("stock", False))


def _stars_picture(keys: Mapping[str, Any]) -> StarsPicture:
    three, two = keys["stars"]
    return StarsPicture(keys["par"], three, two)


def _board_picture(keys: Mapping[str, Any]) -> DealPicture:
    return DealPicture(parse_board(keys["board"]), moves=keys["moves"])


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of picture in the file."""

    key: str
    """What every picture of the kind has and no other."""

    further: frozenset[str]
    """What it may have besides."""

    read: Callable[[Mapping[str, Any]], Picture]


_KINDS: Final = (
    _Kind(
        "columns",
        frozenset(
            {
                "lying",
                "size",
                "allowed",
                "refused",
                "lesser",
                "in_turn",
                "shown",
                "gone",
                "numbers",
                "signs",
                "gesture",
                "peek",
                "badge",
                "stuck",
            }
        ),
        _table_picture,
    ),
    _Kind("homes", frozenset({"run"}), _homes_picture),
    _Kind("runs", frozenset({"moves"}), lambda keys: SumPicture(keys["moves"], keys["runs"])),
    _Kind("icons", frozenset(), lambda keys: IconsPicture(tuple(keys["icons"]))),
    _Kind("code", frozenset({"style"}), _code_picture),
    _Kind("dealt", frozenset({"stock"}), _dealt_picture),
    _Kind("board", frozenset({"moves"}), _board_picture),
    _Kind("stars", frozenset({"par"}), _stars_picture),
    _Kind(
        "drawing",
        frozenset({"cards"}),
        lambda keys: DrawingPicture(Drawing(keys["drawing"]), _column(keys.get("cards", ""))),
    ),
)
