BEGIN TRANSACTION;
CREATE TABLE migrations (name TEXT PRIMARY KEY, applied TEXT);
INSERT INTO "migrations" VALUES('m001_plays','2026-12-01T08:23:56.758Z');
CREATE TABLE on_table (
            one INTEGER PRIMARY KEY CHECK (one = 1),
            uuid TEXT NOT NULL REFERENCES tables ON DELETE CASCADE
        );
INSERT INTO "on_table" VALUES(1,'f59e68088e3d40fe93f8c37a33b91639');
CREATE TABLE plays (
            uuid TEXT PRIMARY KEY NOT NULL CHECK (length(uuid) = 32),
            sequence INTEGER CHECK (typeof(sequence) IN ('integer', 'null')),
            origin TEXT NOT NULL
                CHECK (origin IN ('code', 'daily', 'foreign', 'typed', 'position')),
            deal TEXT NOT NULL CHECK (typeof(deal) = 'text'),
            number TEXT CHECK ((number IS NULL) = (origin <> 'foreign')),
            daily TEXT CHECK ((daily IS NULL) = (origin <> 'daily') AND daily IS date(daily, '+0 days') AND (daily IS NULL OR daily BETWEEN '1900' AND '9000')),
            begun_on TEXT CHECK ((begun_on IS NULL) = (origin <> 'daily') AND begun_on IS date(begun_on, '+0 days') AND (begun_on IS NULL OR begun_on BETWEEN '1900' AND '9000')),
            suits INTEGER NOT NULL CHECK (suits IN (1, 2, 4)),
            removal TEXT NOT NULL CHECK (removal IN ('itself', 'hand')),
            started TEXT NOT NULL CHECK (started IS strftime('%Y-%m-%dT%H:%M:%fZ', started, '+0 days') AND started BETWEEN '1900' AND '9000'),
            changed TEXT NOT NULL CHECK (changed IS strftime('%Y-%m-%dT%H:%M:%fZ', changed, '+0 days') AND changed BETWEEN '1900' AND '9000'),
            outcome TEXT NOT NULL CHECK (
                outcome IN ('dealt', 'unfinished', 'abandoned', 'lost', 'shown', 'won')
                AND (outcome = 'dealt') = (sequence IS NULL)
            ),
            moves INTEGER NOT NULL CHECK (typeof(moves) = 'integer' AND moves >= 0),
            score INTEGER NOT NULL CHECK (typeof(score) = 'integer'),
            
        seconds REAL NOT NULL CHECK (typeof(seconds) = 'real' AND seconds BETWEEN 0 AND 1e15),
        undos INTEGER NOT NULL CHECK (typeof(undos) = 'integer' AND undos >= 0),
        hints INTEGER NOT NULL CHECK (typeof(hints) = 'integer' AND hints >= 0),
        shows INTEGER NOT NULL CHECK (typeof(shows) = 'integer' AND shows >= 0),
        returns INTEGER NOT NULL CHECK (typeof(returns) = 'integer' AND returns >= 0),
    
            actions TEXT NOT NULL CHECK (typeof(actions) = 'text')
        );
INSERT INTO "plays" VALUES('ca40fbd5286d439c959a1be4a26a1859',1796126402000,'foreign','1: KS QS JS TS 9S 8S 7S 6S 5S
2: 4S 3S
3: 2S
4: AS
5: -
6: -
7: -
8: -
9: -
10: -
runs: S S S','small 1',NULL,NULL,1,'itself','2026-12-01T12:00:02.000Z','2026-12-01T12:00:05.000Z','won',3,597,0.0,0,0,0,0,'b2a c1a d1a');
INSERT INTO "plays" VALUES('f59e68088e3d40fe93f8c37a33b91639',1796126407000,'foreign','1: KS QS JS TS 9S 8S 7S 6S 5S
2: 4S 3S
3: 2S
4: AS
5: -
6: -
7: -
8: -
9: -
10: -
runs: S S S','small 2',NULL,NULL,1,'itself','2026-12-01T12:00:07.000Z','2026-12-01T12:00:10.000Z','unfinished',1,499,0.0,1,0,0,0,'b2a');
CREATE TABLE tables (
            uuid TEXT PRIMARY KEY NOT NULL REFERENCES plays ON DELETE CASCADE,
            
        seconds REAL NOT NULL CHECK (typeof(seconds) = 'real' AND seconds BETWEEN 0 AND 1e15),
        undos INTEGER NOT NULL CHECK (typeof(undos) = 'integer' AND undos >= 0),
        hints INTEGER NOT NULL CHECK (typeof(hints) = 'integer' AND hints >= 0),
        shows INTEGER NOT NULL CHECK (typeof(shows) = 'integer' AND shows >= 0),
        returns INTEGER NOT NULL CHECK (typeof(returns) = 'integer' AND returns >= 0),
    
            made TEXT NOT NULL CHECK (typeof(made) = 'text'),
            undone TEXT NOT NULL CHECK (typeof(undone) = 'text'),
            restarted INTEGER CHECK (typeof(restarted) IN ('integer', 'null')),
            redone INTEGER NOT NULL CHECK (redone IN (0, 1))
        );
INSERT INTO "tables" VALUES('f59e68088e3d40fe93f8c37a33b91639',0.0,1,0,0,0,'b2a','c1a',NULL,0);
CREATE INDEX plays_by_sequence ON plays (sequence);
CREATE INDEX plays_by_deal ON plays (deal, sequence);
CREATE INDEX plays_by_change ON plays (changed);
CREATE INDEX plays_by_day ON plays (daily) WHERE daily IS NOT NULL;
CREATE VIEW listed AS
        SELECT plays.*,
            ROW_NUMBER() OVER (PARTITION BY deal ORDER BY sequence, uuid) AS attempt,
            EXISTS (SELECT 1 FROM on_table WHERE on_table.uuid = plays.uuid) AS is_on_table,
            EXISTS (SELECT 1 FROM tables WHERE tables.uuid = plays.uuid) AS can_go_on
        FROM plays WHERE outcome <> 'dealt';
COMMIT;
