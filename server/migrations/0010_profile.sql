ALTER TABLE users RENAME COLUMN profile_image_url TO image_file;
ALTER TABLE users
  ADD COLUMN locale text NOT NULL DEFAULT 'en-US',
  -- Null: as the browser says.
  ADD COLUMN time_zone text,
  ADD COLUMN password_changed_at timestamptz,
  -- An address asked for, until the link sent there is opened.
  ADD COLUMN pending_email text,
  ADD CONSTRAINT users_pending_email_lower CHECK (pending_email = lower(pending_email));

ALTER TABLE sessions ADD COLUMN last_used_at timestamptz;

ALTER TABLE mailed_tokens
  -- The address a change-email link was sent to: it confirms that one and no other.
  ADD COLUMN email text,
  DROP CONSTRAINT mailed_tokens_purpose_known,
  ADD CONSTRAINT mailed_tokens_purpose_known
    CHECK (purpose IN ('reset-password', 'verify-email', 'change-email', 'invitation'));

-- Every try at the door. Without a user: the address had no account, and it cost the same to say so.
CREATE TABLE sign_ins (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT sign_ins_pkey PRIMARY KEY,
  user_id uuid CONSTRAINT sign_ins_user_id_fkey REFERENCES users ON DELETE CASCADE,
  at timestamptz NOT NULL,
  outcome text NOT NULL,
  device text NOT NULL,
  address text NOT NULL,
  network text NOT NULL,
  CONSTRAINT sign_ins_outcome_known
    CHECK (outcome IN ('signed-in', 'wrong-password', 'wrong-code', 'suspended', 'unverified'))
);
CREATE INDEX sign_ins_user_idx ON sign_ins (user_id, id DESC);
CREATE INDEX sign_ins_at_idx ON sign_ins (at);
