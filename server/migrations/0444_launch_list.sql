-- People who have left their address until registration opens for accounts of their type.
CREATE TABLE launch_waiters (
  id uuid CONSTRAINT launch_waiters_pkey PRIMARY KEY,
  email text NOT NULL CONSTRAINT launch_waiters_email_lower CHECK (email = lower(email)),
  user_type text NOT NULL CONSTRAINT launch_waiters_type_known CHECK (user_type IN ('hotel', 'affiliate')),
  language text NOT NULL CONSTRAINT launch_waiters_language_known CHECK (language IN ('en', 'es', 'de', 'fr', 'it')),
  -- The link of their emails confirms the address, and takes them off the list.
  token_hash bytea NOT NULL CONSTRAINT launch_waiters_token_hash_key UNIQUE,
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  CONSTRAINT launch_waiters_once UNIQUE (email, user_type)
);
CREATE INDEX launch_waiters_confirmed_idx ON launch_waiters (user_type, confirmed_at, id) WHERE confirmed_at IS NOT NULL;
