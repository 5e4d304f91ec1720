-- A file of the time before the tables had a version: one match, as SQLite's own `.dump` writes it.
BEGIN TRANSACTION;
CREATE TABLE matches (
	id TEXT NOT NULL,
	game TEXT NOT NULL,
	scenario TEXT NOT NULL,
	options JSON NOT NULL,
	rules TEXT NOT NULL,
	state TEXT NOT NULL,
	dice TEXT NOT NULL,
	secret TEXT NOT NULL,
	mix JSON NOT NULL,
	begun TEXT NOT NULL,
	touched TEXT NOT NULL,
	to_move TEXT,
	turn INTEGER NOT NULL,
	result JSON,
	rematch TEXT,
	PRIMARY KEY (id)
);
INSERT INTO matches VALUES('old','autumn-storm','mamayev-kurgan','{}','1','0123456789abcdef','dice','secret','[]','2026-11-01T10:00:00+00:00','2026-11-01T10:00:00+00:00','axis',1,'null',NULL);
CREATE TABLE keys (
	name TEXT NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO keys VALUES('guests','a key that must stay');
CREATE TABLE seats (
	"match" TEXT NOT NULL,
	place INTEGER NOT NULL,
	name TEXT NOT NULL,
	player TEXT NOT NULL,
	guest TEXT,
	invitation TEXT,
	watching TEXT NOT NULL,
	PRIMARY KEY ("match", place),
	FOREIGN KEY("match") REFERENCES matches (id),
	UNIQUE (invitation),
	UNIQUE (watching)
);
INSERT INTO seats VALUES('old',0,'axis','human','guest',NULL,'one');
INSERT INTO seats VALUES('old',1,'soviet','greedy',NULL,NULL,'other');
CREATE TABLE numbers (
	"match" TEXT NOT NULL,
	place INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	number INTEGER NOT NULL,
	PRIMARY KEY ("match", place),
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO numbers VALUES('old',0,-1,3);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;
