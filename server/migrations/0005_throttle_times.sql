-- "5 in 15 minutes" means any 15 minutes, not those of a clock that began with the first attempt:
-- so the times themselves are kept.
ALTER TABLE throttles
  DROP COLUMN attempts,
  DROP COLUMN window_started_at,
  ADD COLUMN recent timestamptz[] NOT NULL DEFAULT '{}';
