BEGIN TRANSACTION;
CREATE TABLE keys (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
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
INSERT INTO "matches" VALUES('UYpj6h7vRaVpXFYo3g2PbQ','autumn-storm','mamayev-kurgan','{}','1.0 c0313308caf7a8bc','49fe1ab69d76abfd','1269cf05b04e88d3','33e42bd42f95a778cbfbdcaeb6fbc38fc40cb2c089dc3bed03cdb3c38880dc79','[]','2026-11-16T17:56:05+00:00','2026-11-16T17:56:38+00:00','axis',2,'null',NULL);
INSERT INTO "matches" VALUES('z-O3huN8bL1XJnqsGc_PgA','autumn-storm','mamayev-kurgan','{}','1.0 c0313308caf7a8bc','2b4e830e896e64e9','37673661a80dfd4d','0db7b9d1469519b7c1fc5c3b04f1436c2d99b15af81a3f11c3ca0c618531e7bc','[]','2026-11-16T17:56:39+00:00','2026-11-16T17:56:43+00:00',NULL,2,'{"winner": "soviet", "line": {"key": "verdict-resignation", "values": {"side": {"key": "side-soviet", "values": {}, "rule": "", "places": []}}, "rule": "12.4", "places": []}}',NULL);
INSERT INTO "matches" VALUES('6Quw3HHGDH0Pl1qSWz8ang','battle-for-stalingrad','first-turn','{}','1.0 bb6a155c4c872917','2e09f85bbdb10730','ff74b322d0041bbb','93a250417bd10bd033c1be13868379c2ec58c2341afa42990459f21206dfdc57','[]','2026-11-16T17:56:45+00:00','2026-11-16T17:56:55+00:00',NULL,1,'{"winner": "soviet", "line": {"key": "verdict-locations", "values": {"side": {"key": "side-soviet", "values": {}, "rule": "", "places": []}, "who": {"key": "the-soviet", "values": {}, "rule": "", "places": []}, "turn": 1, "launched": 0}, "rule": "10.1", "places": []}}',NULL);
INSERT INTO "matches" VALUES('HJmJHICADImjJSRaZB1LAw','battle-for-stalingrad','first-turn','{}','1.0 bb6a155c4c872917','fce184c2926520df','33c53520a1583603','b9be8844981ac1af2363f48a39b2d43dd7afadcf52d5b7a4a9ccf4c01b5b2bc0','[]','2026-11-16T17:56:56+00:00','2026-11-16T17:56:57+00:00',NULL,1,'{"winner": "soviet", "line": {"key": "verdict-locations", "values": {"side": {"key": "side-soviet", "values": {}, "rule": "", "places": []}, "who": {"key": "the-soviet", "values": {}, "rule": "", "places": []}, "turn": 1, "launched": 0}, "rule": "10.1", "places": []}}',NULL);
CREATE TABLE numbers (
	"match" TEXT NOT NULL, 
	place INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY ("match", place), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',0,-1,2);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',1,0,0);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',2,-1,4);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',3,1,36);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',4,1,367);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',5,1,544);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',6,1,197);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',7,1,709);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',8,1,-2);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',9,1,368);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',10,1,0);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',11,-1,10);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',12,0,668);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',13,0,3);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',14,0,326);
INSERT INTO "numbers" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',15,0,675);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',0,-1,7);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',1,-1,51);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',2,0,0);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',3,-1,2);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',4,-1,0);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',5,1,51);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',6,1,359);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',7,1,538);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',8,1,42);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',9,1,537);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',10,1,-2);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',11,1,1962);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',12,-1,2);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',13,1,0);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',14,-1,10);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',15,0,658);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',16,0,5);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',17,0,350);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',18,0,174);
INSERT INTO "numbers" VALUES('z-O3huN8bL1XJnqsGc_PgA',19,0,-1);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',0,-1,36);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',1,-1,17);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',2,-1,49);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',3,-1,76);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',4,-1,88);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',5,-1,59);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',6,-1,58);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',7,-1,58);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',8,-1,67);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',9,-1,46);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',10,-1,70);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',11,-1,54);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',12,-1,36);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',13,-1,14);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',14,-1,37);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',15,-1,6);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',16,-1,30);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',17,0,0);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',18,-1,13);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',19,-1,16);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',20,-1,4);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',21,-1,29);
INSERT INTO "numbers" VALUES('6Quw3HHGDH0Pl1qSWz8ang',22,-1,26);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',0,-1,30);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',1,-1,12);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',2,-1,89);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',3,-1,54);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',4,-1,67);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',5,-1,64);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',6,-1,75);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',7,-1,54);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',8,-1,51);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',9,-1,49);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',10,-1,62);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',11,-1,79);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',12,-1,26);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',13,-1,34);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',14,-1,27);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',15,-1,38);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',16,-1,20);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',17,0,0);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',18,-1,43);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',19,-1,35);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',20,-1,18);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',21,-1,32);
INSERT INTO "numbers" VALUES('HJmJHICADImjJSRaZB1LAw',22,-1,13);
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
INSERT INTO "seats" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',0,'axis','human','anna',NULL,'HCV_4fDc6qFeB2wPdvjk1F7J');
INSERT INTO "seats" VALUES('UYpj6h7vRaVpXFYo3g2PbQ',1,'soviet','human','anna',NULL,'MvMilkBVc0aMRou8eMuwP-Nc');
INSERT INTO "seats" VALUES('z-O3huN8bL1XJnqsGc_PgA',0,'axis','human','anna',NULL,'rs2sp-1JgGsnvfZRlJi7iAds');
INSERT INTO "seats" VALUES('z-O3huN8bL1XJnqsGc_PgA',1,'soviet','human','anna',NULL,'Qm80R_47AtTmp9n5aeCfJch_');
INSERT INTO "seats" VALUES('6Quw3HHGDH0Pl1qSWz8ang',0,'german','human','anna',NULL,'Sx3hIH6GbyGr62jWIqiUGcLo');
INSERT INTO "seats" VALUES('6Quw3HHGDH0Pl1qSWz8ang',1,'soviet','human','anna',NULL,'03JyL-zFHcpy027_NQZW2_KD');
INSERT INTO "seats" VALUES('HJmJHICADImjJSRaZB1LAw',0,'german','human','anna',NULL,'jG4QaDSSgiw9e_qrunqnCsV0');
INSERT INTO "seats" VALUES('HJmJHICADImjJSRaZB1LAw',1,'soviet','human','anna',NULL,'d0WqJMvk2WKWRO8VyF5fV1pN');
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;
