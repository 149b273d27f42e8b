-- Seasons and weekday rules can be changed now: a change based on an older version is refused.
ALTER TABLE price_rules ADD COLUMN version integer NOT NULL DEFAULT 1;
