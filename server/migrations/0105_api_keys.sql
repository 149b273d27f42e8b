-- Keys by which software of an account calls the API. Of a key itself only its hash and its beginning are stored.
CREATE TABLE api_keys (
  id uuid CONSTRAINT api_keys_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT api_keys_user_id_fkey REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  prefix text NOT NULL,
  key_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  -- Otherwise the key reaches all hotels of the account, those to come included.
  has_chosen_hotels boolean NOT NULL,
  created_by uuid NOT NULL CONSTRAINT api_keys_created_by_fkey REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT api_keys_hash_key UNIQUE (key_hash),
  CONSTRAINT api_keys_prefix_length CHECK (length(prefix) = 12),
  CONSTRAINT api_keys_scopes_known CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY[
    'bookings:read', 'bookings:change', 'rates:read', 'rates:change', 'availability:read', 'availability:change',
    'hotels:read', 'hotels:change', 'partnerships:read', 'partnerships:change', 'commissions:read', 'payouts:read',
    'channel:read', 'channel:change'])
);
CREATE INDEX api_keys_user_idx ON api_keys (user_id, created_at) WHERE revoked_at IS NULL;

-- A chosen hotel that leaves the account is out of reach, because the owner is compared too.
CREATE TABLE api_key_hotels (
  key_id uuid NOT NULL CONSTRAINT api_key_hotels_key_id_fkey REFERENCES api_keys ON DELETE CASCADE,
  hotel_id uuid NOT NULL CONSTRAINT api_key_hotels_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  CONSTRAINT api_key_hotels_pkey PRIMARY KEY (key_id, hotel_id)
);
CREATE INDEX api_key_hotels_hotel_idx ON api_key_hotels (hotel_id);

-- Servers remember keys for a few seconds, as they do sessions.
CREATE TRIGGER api_keys_tell_ended AFTER DELETE OR UPDATE OF revoked_at, expires_at ON api_keys
  FOR EACH ROW EXECUTE FUNCTION tell_sessions_ended();

-- The key by which something was done. It is no reference, because the log outlives the key.
ALTER TABLE audit_log ADD COLUMN key_id uuid;
CREATE OR REPLACE VIEW audit_entries AS
SELECT a.id, a.at, a.actor_id, a.action, a.target, coalesce(a.before || b.value, a.before) AS before,
       coalesce(a.after || f.value, a.after) AS after, coalesce(d.value #>> '{}', a.address) AS address, a.request_id,
       a.key_id
FROM audit_log a
  LEFT JOIN audit_particulars b ON b.entry_id = a.id AND b.part = 'before'
  LEFT JOIN audit_particulars f ON f.entry_id = a.id AND f.part = 'after'
  LEFT JOIN audit_particulars d ON d.entry_id = a.id AND d.part = 'address';
