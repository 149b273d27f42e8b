-- outside a transaction
ALTER TABLE tracked_links VALIDATE CONSTRAINT tracked_links_language_known;
