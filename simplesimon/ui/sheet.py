"""Pillow images on the screen: sheets of sprites that share one texture.

A sheet is drawn in the order in which pictures were put on it, later ones on top. Its pictures
lie on whole pixels and are drawn pixel for pixel.
"""

from collections.abc import Iterator
from itertools import count
from typing import Final, TypeVar

import arcade
from arcade.texture_atlas import AtlasRegion
from PIL import Image

SpriteKind = TypeVar("SpriteKind", bound=arcade.BasicSprite)

_serial: Iterator[int] = count()


def texture_of(image: Image.Image) -> arcade.Texture:
    """Make a texture of an image.

    It gets a name of its own, which saves arcade the hashing of all its pixels, and a plain
    hit box, which saves it the tracing of its outline.
    """
    width, height = image.width / 2, image.height / 2
    corners = ((-width, -height), (width, -height), (width, height), (-width, height))
    if image.mode != "RGBA":
        image = image.convert("RGBA")
    return arcade.Texture(image, hash=f"simplesimon-{next(_serial)}", hit_box_points=corners)


def place(sprite: arcade.Sprite, left: int, bottom: int) -> None:
    """Put a sprite's lower left corner at a pixel."""
    width, height = sprite.texture.size
    sprite.position = (left + width / 2, bottom + height / 2)


def empty(sprites: arcade.SpriteList[SpriteKind]) -> None:
    """Take all sprites off a list; unlike arcade's ``clear`` it keeps the list's buffers."""
    while len(sprites):
        sprites.pop()


class _Atlas(arcade.DefaultTextureAtlas):
    """A texture that grows in one direction, mostly downward.

    arcade's own doubles both ways, so that a page of controls would soon take as much memory as
    sixteen windows.
    """

    _widest = 0

    def add(self, texture: arcade.Texture) -> tuple[int, AtlasRegion]:
        """Add a texture, growing if need be."""
        self._widest = max(self._widest, texture.width + 2 * self.border)
        return super().add(texture)

    def resize(self, size: tuple[int, int], force: bool = False) -> None:  # noqa: FBT001, FBT002
        """Grow to one side of a size."""
        down = self._widest <= self.width and size[1] > self.height
        super().resize((self.width, size[1]) if down else (size[0], self.height), force)


class Sheet:
    """Sprites with a texture of their own.

    Args:
        size: Width and height to reserve, in pixels; it grows when that is too little.
        atlas: A texture to share, instead of one of its own.
    """

    def __init__(
        self, size: tuple[int, int] = (512, 512), atlas: arcade.DefaultTextureAtlas | None = None
    ) -> None:
        self._size: Final = size
        self._atlas: Final = atlas
        self._sprites: arcade.SpriteList[arcade.Sprite] | None = None

    @property
    def sprites(self) -> arcade.SpriteList[arcade.Sprite]:
        """What is on the sheet, in the order of drawing.

        Made when it is first asked for: an empty texture takes a megabyte or two as well, and
        many a sheet stays empty.
        """
        if self._sprites is None:
            atlas = self._atlas or _Atlas(self._size, capacity=1)
            self._sprites = arcade.SpriteList(atlas=atlas)
        return self._sprites

    def put(self, image: Image.Image, left: int, bottom: int) -> arcade.Sprite:
        """Show an image with its lower left corner at a pixel; return its sprite."""
        return self.put_texture(texture_of(image), left, bottom)

    def put_texture(self, texture: arcade.Texture, left: int, bottom: int) -> arcade.Sprite:
        """Show a texture with its lower left corner at a pixel; return its sprite."""
        sprite = arcade.Sprite(texture)
        place(sprite, left, bottom)
        self.sprites.append(sprite)
        return sprite

    def repaint(self, sprite: arcade.Sprite, image: Image.Image) -> None:
        """Change what a sprite shows, in place if the size stays."""
        texture = sprite.texture
        if texture.size == image.size and sprite in self.sprites:
            texture.image = image
            self.sprites.atlas.update_texture_image(texture)  # type: ignore[union-attr]
        else:
            sprite.texture = texture_of(image)

    def remove(self, sprite: arcade.Sprite) -> None:
        """Take a sprite off the sheet."""
        self.sprites.remove(sprite)

    def clear(self) -> None:
        """Take all sprites off the sheet."""
        if self._sprites is not None:
            empty(self._sprites)

    def draw(self, *, smooth: bool = False) -> None:
        """Draw all sprites; smooth only while something turns or changes its size."""
        if self._sprites is not None:
            self._sprites.draw(pixelated=not smooth)
