-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_deliveries_order_idx ON webhook_deliveries (webhook_id, subject, number) WHERE state = 'waiting';
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_deliveries_next_idx ON webhook_deliveries (webhook_id, next_at, number) WHERE state = 'waiting';
