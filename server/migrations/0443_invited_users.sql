-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_invited_idx ON users (invited_at DESC, id) WHERE invited_at IS NOT NULL;
