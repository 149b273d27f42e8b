CREATE TABLE users (
  id uuid CONSTRAINT users_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  user_type text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  company_name text,
  phone text,
  profile_image_url text,
  email_verified_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_email_lower CHECK (email = lower(email)),
  CONSTRAINT users_user_type_known CHECK (user_type IN ('hotel', 'affiliate', 'admin'))
);

CREATE TABLE sessions (
  id uuid CONSTRAINT sessions_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT sessions_user_id_fkey REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  address text,
  user_agent text,
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id) WHERE revoked_at IS NULL;

-- Mailed links. At most one live token per account and purpose: a new one replaces the old.
CREATE TABLE mailed_tokens (
  user_id uuid NOT NULL CONSTRAINT mailed_tokens_user_id_fkey REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT mailed_tokens_pkey PRIMARY KEY (user_id, purpose),
  CONSTRAINT mailed_tokens_token_hash_key UNIQUE (token_hash),
  CONSTRAINT mailed_tokens_purpose_known CHECK (purpose IN ('reset-password', 'verify-email'))
);

-- Two-step sign-in. The secret is encrypted by the application; enabled_at is set by the first right code.
CREATE TABLE mfa_devices (
  user_id uuid CONSTRAINT mfa_devices_pkey PRIMARY KEY
    CONSTRAINT mfa_devices_user_id_fkey REFERENCES users ON DELETE CASCADE,
  secret_encrypted bytea NOT NULL,
  last_used_step bigint NOT NULL DEFAULT 0,
  enabled_at timestamptz
);

CREATE TABLE mfa_recovery_codes (
  user_id uuid NOT NULL CONSTRAINT mfa_recovery_codes_user_id_fkey REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  CONSTRAINT mfa_recovery_codes_pkey PRIMARY KEY (user_id, code_hash)
);

-- Attempt counters (sign-in by account and by address, MFA codes, mailed links).
CREATE TABLE throttles (
  key text CONSTRAINT throttles_pkey PRIMARY KEY,
  attempts integer NOT NULL,
  window_started_at timestamptz NOT NULL,
  blocks integer NOT NULL DEFAULT 0,
  blocked_until timestamptz
);

CREATE TABLE settings (
  name text CONSTRAINT settings_pkey PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid CONSTRAINT settings_updated_by_fkey REFERENCES users ON DELETE SET NULL
);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT audit_log_pkey PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  action text NOT NULL,
  target text NOT NULL,
  before jsonb,
  after jsonb,
  address text,
  request_id text
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
