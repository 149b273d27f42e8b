-- What somebody asked to take along: made by a job, kept for a few days.
CREATE TABLE data_exports (
  id uuid CONSTRAINT data_exports_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT data_exports_user_id_fkey REFERENCES users ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  ready_at timestamptz,
  expires_at timestamptz NOT NULL,
  content bytea,
  CONSTRAINT data_exports_ready_with_content CHECK ((ready_at IS NULL) = (content IS NULL))
);
CREATE UNIQUE INDEX data_exports_one_at_work ON data_exports (user_id) WHERE ready_at IS NULL;
