-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS click_visitors_network_idx ON click_visitors (link_id, network);
