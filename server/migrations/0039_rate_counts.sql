-- Calls counted by address or account in a running minute, shared by all servers. Nothing here outlives two minutes,
-- so nothing of it is worth the log that would bring it back after a crash.
CREATE UNLOGGED TABLE rate_counts (
  minute bigint NOT NULL,
  key text NOT NULL,
  calls integer NOT NULL,
  CONSTRAINT rate_counts_pkey PRIMARY KEY (minute, key)
);
