-- outside a transaction
ALTER TABLE tracked_links VALIDATE CONSTRAINT tracked_links_site_id_fkey;
CREATE INDEX CONCURRENTLY IF NOT EXISTS tracked_links_site_idx ON tracked_links (site_id) WHERE site_id IS NOT NULL;
