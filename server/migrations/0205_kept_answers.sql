-- What a page of the guest site would have answered to a form, encrypted, for half an hour: the browser is redirected to
-- it, so that Back and Forward ask for nothing to be sent again. Nothing of it is worth the log that would bring it back
-- after a crash.
CREATE UNLOGGED TABLE kept_answers (
  id uuid NOT NULL,
  kept_at timestamptz NOT NULL,
  content bytea NOT NULL,
  CONSTRAINT kept_answers_pkey PRIMARY KEY (id)
);
CREATE INDEX kept_answers_kept_idx ON kept_answers (kept_at);
