BEGIN TRANSACTION;
CREATE TABLE codes (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL
);
INSERT INTO "codes" VALUES('d5976641108c983e770d5ade1a91aba9a1525ba70511a6947372aefc5489188c','join','jPO7CX26fdlO',-1);
INSERT INTO "codes" VALUES('8af64a92f24791dbc0e3cec81251e68912ae8d4043abcf35b0f4f9b0a391f152','watch','jPO7CX26fdlO',-1);
INSERT INTO "codes" VALUES('f85d3a1f888ed976dd5bf310a54508d6e7b1634a08bf7f999943d4e631ca255b','seat','jPO7CX26fdlO',0);
INSERT INTO "codes" VALUES('c5be38b42fe8ef120f7471fc7e754b3a21bfda79413b494c4539b442ae09dc23','seat','jPO7CX26fdlO',1);
INSERT INTO "codes" VALUES('dd43abf0d1bc3e1608bcccd5bd24750e2c021b7701baa9a12019439a1254550a','join','0PMZmKjQ9QTT',-1);
INSERT INTO "codes" VALUES('b345d03168102db9c7290e7d6f304f2c7928b901005448f1a9841b14f2f79461','watch','0PMZmKjQ9QTT',-1);
INSERT INTO "codes" VALUES('f2afeded6cb4d697b50cca248d6a883abad4aea110b78f33438027fa7d196f73','seat','0PMZmKjQ9QTT',0);
INSERT INTO "codes" VALUES('d3bb63efc0bf1fd9db667b76a0964229e70582bc0e72e84319df99c237b2e489','seat','0PMZmKjQ9QTT',1);
INSERT INTO "codes" VALUES('701c9e07dff3c8ee7e0a3eb76d43ecec2265c797dcdafc1302010a8a12ec547e','join','03Au28bJfdLa',-1);
INSERT INTO "codes" VALUES('165314da22825c250e160e458bd0895698e39a0781f507440688877a3205fe89','watch','03Au28bJfdLa',-1);
INSERT INTO "codes" VALUES('7325cb3bfb765a0aa0bf2e1e59cea975ec23a483449807f60712e0ebebcfc3e5','seat','03Au28bJfdLa',0);
INSERT INTO "codes" VALUES('fce76d3566824eab349ea11ebcf4890922264da32fcfb58334b210d920ddd746','seat','03Au28bJfdLa',1);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    request_key TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',1,'{"kind":"sat","seat":0,"at":1794889414018}',NULL,1794889414018);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',2,'{"kind":"bot","seat":1,"level":"deckhand","at":1794889414018}',NULL,1794889414018);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',3,'{"kind":"started","at":1794889414018}',NULL,1794889414018);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',4,'{"kind":"dealt","outcomes":[["dealer",2,0],["deck",40,20],["deck",39,14],["deck",38,30],["deck",37,36],["deck",36,7],["deck",35,3],["deck",34,1],["deck",33,20],["deck",32,10],["deck",31,23],["deck",30,27],["deck",29,25],["deck",28,17],["deck",27,8],["deck",26,24],["deck",25,13],["deck",24,22],["deck",23,6],["deck",22,20],["deck",21,9],["deck",20,19],["deck",19,18],["deck",18,15],["deck",17,4],["deck",16,10],["deck",15,2],["deck",14,5],["deck",13,0],["deck",12,7],["deck",11,5],["deck",10,2],["deck",9,1],["deck",8,3],["deck",7,0],["deck",6,0],["deck",5,4],["deck",4,0],["deck",3,1],["deck",2,1]],"at":1794889414018}',NULL,1794889414018);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',5,'{"kind":"answered","seat":1,"action":16,"by":"bot","at":1794889415696}',NULL,1794889415696);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',6,'{"kind":"answered","seat":0,"action":21,"at":1794889415698}','0 k1',1794889415698);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',7,'{"kind":"answered","seat":1,"action":42,"by":"forced","at":1794889415698}',NULL,1794889415698);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',8,'{"kind":"answered","seat":1,"action":34,"by":"bot","at":1794889415702}',NULL,1794889415702);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',9,'{"kind":"answered","seat":0,"action":29,"at":1794889415750}','0 k2',1794889415750);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',10,'{"kind":"answered","seat":1,"action":42,"by":"forced","at":1794889415750}',NULL,1794889415750);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',11,'{"kind":"answered","seat":1,"action":26,"by":"bot","at":1794889415794}',NULL,1794889415794);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',12,'{"kind":"answered","seat":0,"action":28,"at":1794889415804}','0 k3',1794889415804);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',13,'{"kind":"answered","seat":1,"action":42,"by":"forced","at":1794889415804}',NULL,1794889415804);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',14,'{"kind":"answered","seat":1,"action":35,"by":"bot","at":1794889415831}',NULL,1794889415831);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',15,'{"kind":"answered","seat":0,"action":0,"at":1794889415885}','0 k4',1794889415885);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',16,'{"kind":"answered","seat":1,"action":42,"by":"forced","at":1794889415885}',NULL,1794889415885);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',17,'{"kind":"answered","seat":1,"action":5,"by":"bot","at":1794889415902}',NULL,1794889415902);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',18,'{"kind":"answered","seat":0,"action":2,"at":1794889415944}','0 k5',1794889415944);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',19,'{"kind":"answered","seat":0,"action":42,"by":"forced","at":1794889415944}',NULL,1794889415944);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',20,'{"kind":"answered","seat":0,"action":31,"at":1794889415955}','0 k6',1794889415955);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',21,'{"kind":"answered","seat":1,"action":38,"by":"bot","at":1794889416019}',NULL,1794889416019);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',22,'{"kind":"answered","seat":0,"action":42,"by":"forced","at":1794889416019}',NULL,1794889416019);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',23,'{"kind":"answered","seat":0,"action":15,"at":1794889416070}','0 k7',1794889416070);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',24,'{"kind":"answered","seat":1,"action":11,"by":"bot","at":1794889416108}',NULL,1794889416108);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',25,'{"kind":"answered","seat":1,"action":4,"by":"bot","at":1794889416153}',NULL,1794889416153);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',26,'{"kind":"answered","seat":0,"action":9,"at":1794889416165}','0 k8',1794889416165);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',27,'{"kind":"answered","seat":1,"action":32,"by":"bot","at":1794889416263}',NULL,1794889416263);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',28,'{"kind":"answered","seat":0,"action":6,"at":1794889416306}','0 k9',1794889416306);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',29,'{"kind":"answered","seat":1,"action":18,"by":"bot","at":1794889416314}',NULL,1794889416314);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',30,'{"kind":"answered","seat":0,"action":13,"at":1794889416361}','0 k10',1794889416361);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',31,'{"kind":"answered","seat":0,"action":24,"at":1794889416374}','0 k11',1794889416374);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',32,'{"kind":"answered","seat":1,"action":22,"by":"bot","at":1794889416381}',NULL,1794889416381);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',33,'{"kind":"answered","seat":1,"action":17,"by":"bot","at":1794889416388}',NULL,1794889416388);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',34,'{"kind":"answered","seat":0,"action":25,"at":1794889416422}','0 k12',1794889416422);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',35,'{"kind":"answered","seat":1,"action":8,"by":"bot","at":1794889416444}',NULL,1794889416444);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',36,'{"kind":"answered","seat":0,"action":23,"at":1794889416490}','0 k13',1794889416490);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',37,'{"kind":"answered","seat":1,"action":19,"by":"bot","at":1794889416498}',NULL,1794889416498);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',38,'{"kind":"answered","seat":0,"action":33,"at":1794889416542}','0 k14',1794889416542);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',39,'{"kind":"answered","seat":1,"action":10,"by":"bot","at":1794889416548}',NULL,1794889416548);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',40,'{"kind":"answered","seat":0,"action":3,"at":1794889416590}','0 k15',1794889416590);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',41,'{"kind":"answered","seat":1,"action":7,"by":"bot","at":1794889416599}',NULL,1794889416599);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',42,'{"kind":"answered","seat":0,"action":36,"at":1794889416644}','0 k16',1794889416644);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',43,'{"kind":"answered","seat":1,"action":1,"by":"bot","at":1794889416650}',NULL,1794889416650);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',44,'{"kind":"answered","seat":0,"action":14,"at":1794889416690}','0 k17',1794889416690);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',45,'{"kind":"answered","seat":0,"action":20,"at":1794889416695}','0 k18',1794889416695);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',46,'{"kind":"answered","seat":1,"action":12,"by":"bot","at":1794889416703}',NULL,1794889416703);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',47,'{"kind":"answered","seat":1,"action":27,"by":"bot","at":1794889416711}',NULL,1794889416711);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',48,'{"kind":"answered","seat":0,"action":37,"at":1794889416750}','0 k19',1794889416750);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',49,'{"kind":"answered","seat":1,"action":30,"by":"bot","at":1794889416755}',NULL,1794889416755);
INSERT INTO "entries" VALUES('jPO7CX26fdlO',50,'{"kind":"answered","seat":0,"action":39,"at":1794889416802}','0 k20',1794889416802);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',1,'{"kind":"sat","seat":0,"at":1794889416819}',NULL,1794889416819);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',2,'{"kind":"sat","seat":1,"at":1794889416965}',NULL,1794889416965);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',3,'{"kind":"started","at":1794889417015}',NULL,1794889417015);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',4,'{"kind":"dealt","outcomes":[["dealer",2,0],["deck",40,20],["deck",39,8],["deck",38,1],["deck",37,23],["deck",36,23],["deck",35,28],["deck",34,10],["deck",33,28],["deck",32,23],["deck",31,27],["deck",30,23],["deck",29,24],["deck",28,12],["deck",27,4],["deck",26,12],["deck",25,24],["deck",24,14],["deck",23,0],["deck",22,18],["deck",21,11],["deck",20,15],["deck",19,17],["deck",18,5],["deck",17,8],["deck",16,5],["deck",15,10],["deck",14,4],["deck",13,5],["deck",12,1],["deck",11,9],["deck",10,5],["deck",9,6],["deck",8,2],["deck",7,5],["deck",6,2],["deck",5,0],["deck",4,3],["deck",3,2],["deck",2,0]],"at":1794889417015}',NULL,1794889417015);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',5,'{"kind":"answered","seat":1,"action":16,"at":1794889417130}','1 k1',1794889417130);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',6,'{"kind":"answered","seat":0,"action":3,"at":1794889417153}','0 k21',1794889417153);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',7,'{"kind":"answered","seat":1,"action":2,"at":1794889417287}','1 k2',1794889417287);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',8,'{"kind":"answered","seat":0,"action":6,"at":1794889417314}','0 k22',1794889417314);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',9,'{"kind":"answered","seat":1,"action":22,"at":1794889417403}','1 k3',1794889417403);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',10,'{"kind":"answered","seat":0,"action":7,"at":1794889417462}','0 k23',1794889417462);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',11,'{"kind":"answered","seat":1,"action":25,"at":1794889417525}','1 k4',1794889417525);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',12,'{"kind":"answered","seat":0,"action":9,"at":1794889417620}','0 k24',1794889417620);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',13,'{"kind":"answered","seat":1,"action":26,"at":1794889417639}','1 k5',1794889417639);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',14,'{"kind":"answered","seat":0,"action":13,"at":1794889417709}','0 k25',1794889417709);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',15,'{"kind":"answered","seat":1,"action":21,"at":1794889417763}','1 k6',1794889417763);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',16,'{"kind":"answered","seat":0,"action":19,"at":1794889417824}','0 k26',1794889417824);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',17,'{"kind":"answered","seat":1,"action":5,"at":1794889417882}','1 k7',1794889417882);
INSERT INTO "entries" VALUES('0PMZmKjQ9QTT',18,'{"kind":"answered","seat":0,"action":17,"at":1794889418046}','0 k27',1794889418046);
INSERT INTO "entries" VALUES('03Au28bJfdLa',1,'{"kind":"sat","seat":0,"at":1794889418049}',NULL,1794889418049);
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "facts" VALUES('key','5ef7bceb5784ec0e612d13d9f1d56ed0727e2cedd906335f348a419de10fe26d');
CREATE TABLE holders (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    first INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, person)
);
INSERT INTO "holders" VALUES('jPO7CX26fdlO',0,'2FGWcI8RQn1ap1PU','Anne',1);
INSERT INTO "holders" VALUES('0PMZmKjQ9QTT',0,'2FGWcI8RQn1ap1PU','Anne',1);
INSERT INTO "holders" VALUES('0PMZmKjQ9QTT',1,'fi9v_riiDkOX4U4d','Bo',1);
INSERT INTO "holders" VALUES('03Au28bJfdLa',0,'2FGWcI8RQn1ap1PU','Anne',1);
CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL);
INSERT INTO "migrations" VALUES(1,'0001_first.sql');
INSERT INTO "migrations" VALUES(2,'0002_request_keys.sql');
INSERT INTO "migrations" VALUES(3,'0003_visits.sql');
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL);
INSERT INTO "people" VALUES('2FGWcI8RQn1ap1PU','Anne',1794889414009);
INSERT INTO "people" VALUES('fi9v_riiDkOX4U4d','Bo',1794889416882);
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    server TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, server)
);
CREATE TABLE said (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    phrase TEXT,
    text TEXT,
    request_key TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE TABLE servers (id TEXT PRIMARY KEY, seen BIGINT NOT NULL);
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
INSERT INTO "sessions" VALUES('1d21bb29c6bf1ed8fad8b6539b0700bc65d90afb47bf6d7e9c1e7ef56e1e8bfc','2FGWcI8RQn1ap1PU',1794889414009,1794889414009);
INSERT INTO "sessions" VALUES('b6066f63af5d03d20e5f934256e840f97e31df91bd50eda6bf008062b306826d','fi9v_riiDkOX4U4d',1794889416882,1794889416882);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    plan TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    made BIGINT NOT NULL,
    updated BIGINT NOT NULL
, visited BIGINT NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('jPO7CX26fdlO','{"id":"jPO7CX26fdlO","game":"brisca","seats":2,"secret":"f677d7c76d16ba533aafb89a34705b601991c2a7fe85a29a9436b95bd8881cc3","made":1794889414018,"settings":{"teams":true,"exchange":true,"exchange_by":"trick_winner","seven_for_lower":false,"exchange_last_draw":false,"follow_suit_when_stock_empty":false,"tie_rule":"draw","show_running_points":false,"match_mode":"single","match_n":3},"clock":{"kind":"none","minutes":10,"seconds":90},"absence":"wait","grace":60,"chat":"phrases","listed":false,"delay":0,"title":"","veil":0,"rules":"34f54d0e4ac141ee","origin":"","games":0,"wins":[]}','over',0,1794889414018,1794889416802,1794889418199);
INSERT INTO "tables" VALUES('0PMZmKjQ9QTT','{"id":"0PMZmKjQ9QTT","game":"brisca","seats":2,"secret":"4e4f4bc91ed08a49dc599aa7c37ea8d3a6895449d51670dfbe6d3ad4286999cb","made":1794889416819,"settings":{"teams":true,"exchange":true,"exchange_by":"trick_winner","seven_for_lower":false,"exchange_last_draw":false,"follow_suit_when_stock_empty":false,"tie_rule":"draw","show_running_points":false,"match_mode":"single","match_n":3},"clock":{"kind":"none","minutes":10,"seconds":90},"absence":"wait","grace":60,"chat":"phrases","listed":false,"delay":0,"title":"","veil":0,"rules":"34f54d0e4ac141ee","origin":"","games":0,"wins":[]}','playing',0,1794889416819,1794889417015,1794889418200);
INSERT INTO "tables" VALUES('03Au28bJfdLa','{"id":"03Au28bJfdLa","game":"brisca","seats":2,"secret":"256d96d9ed16a5f708c841e0a93f3d6c3203bf420c9aeff5421a765c26dae2c7","made":1794889418049,"settings":{"teams":true,"exchange":true,"exchange_by":"trick_winner","seven_for_lower":false,"exchange_last_draw":false,"follow_suit_when_stock_empty":false,"tie_rule":"draw","show_running_points":false,"match_mode":"single","match_n":3},"clock":{"kind":"none","minutes":10,"seconds":90},"absence":"wait","grace":60,"chat":"phrases","listed":false,"delay":0,"title":"","veil":0,"rules":"34f54d0e4ac141ee","origin":"","games":0,"wins":[]}','waiting',0,1794889418049,1794889418049,1794889418049);
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL,
    owner TEXT NOT NULL,
    name TEXT NOT NULL,
    scope TEXT NOT NULL,
    made BIGINT NOT NULL,
    revoked BIGINT
);
CREATE TABLE watchers (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX sessions_of ON sessions (person);
CREATE INDEX tokens_of ON tokens (owner);
CREATE INDEX tables_by_status ON tables (status, updated);
CREATE UNIQUE INDEX entries_by_wish ON entries (table_id, request_key);
CREATE INDEX holders_of ON holders (person);
CREATE INDEX watchers_of ON watchers (person);
CREATE UNIQUE INDEX said_by_wish ON said (table_id, request_key);
CREATE INDEX said_of ON said (person);
COMMIT;
