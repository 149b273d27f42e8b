-- outside a transaction
ALTER TABLE tracked_links VALIDATE CONSTRAINT tracked_links_target_whole;
ALTER TABLE tracked_links VALIDATE CONSTRAINT tracked_links_path_form;
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS link_days_wide ON link_days (link_id, day, tag, hotel_id) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS referral_days_wide ON referral_days (affiliate_id, day, hotel_id) NULLS NOT DISTINCT;
