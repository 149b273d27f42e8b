-- Keys with which people sign in without a password. Only their public halves are here.
CREATE TABLE passkeys (
  id uuid CONSTRAINT passkeys_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT passkeys_user_id_fkey REFERENCES users ON DELETE CASCADE,
  credential_id bytea NOT NULL CONSTRAINT passkeys_credential_id_key UNIQUE,
  public_key bytea NOT NULL,
  -- How often it has signed, as far as its device counts that.
  counter bigint NOT NULL CONSTRAINT passkeys_counter_not_negative CHECK (counter >= 0),
  name text NOT NULL CONSTRAINT passkeys_name_length CHECK (char_length(name) BETWEEN 1 AND 60),
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  -- When the challenge of its last answer was issued: each answer counts once, and none that is older.
  last_challenge_at timestamptz
);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);
