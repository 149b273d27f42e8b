-- What became of every attempt to back up; the files themselves lie where BACKUP_TO says.
CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT backups_pkey PRIMARY KEY,
  started_at timestamptz NOT NULL,
  finished_at timestamptz NOT NULL,
  name text,
  bytes bigint,
  -- Whether it was restored beside and examined by the doctor.
  is_verified boolean NOT NULL DEFAULT false,
  -- Why there is no backup, or none that can be relied on.
  fault text,
  CONSTRAINT backups_times_ordered CHECK (finished_at >= started_at),
  CONSTRAINT backups_outcome_known CHECK (fault IS NOT NULL OR (name IS NOT NULL AND bytes IS NOT NULL))
);
CREATE INDEX backups_started_idx ON backups (started_at);

ALTER TABLE troubles DROP CONSTRAINT troubles_kind_known,
  ADD CONSTRAINT troubles_kind_known CHECK (kind IN ('jobs', 'mail', 'feeds', 'backup'));
