-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS link_days_key ON link_days (link_id, day, tag, hotel_id);
