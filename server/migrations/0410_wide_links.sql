-- A link to a place, a search or a list has a page instead of a hotel; it counts at every partner of its affiliate.
ALTER TABLE tracked_links ALTER COLUMN hotel_id DROP NOT NULL;
ALTER TABLE tracked_links ALTER COLUMN partnership_id DROP NOT NULL;
ALTER TABLE tracked_links ADD COLUMN path text;
ALTER TABLE tracked_links ADD CONSTRAINT tracked_links_target_whole
  CHECK ((hotel_id IS NULL) = (path IS NOT NULL) AND (hotel_id IS NULL) = (partnership_id IS NULL)) NOT VALID;
ALTER TABLE tracked_links ADD CONSTRAINT tracked_links_path_form
  CHECK (path ~ '^/stays' AND length(path) <= 1000) NOT VALID;
ALTER TABLE clicks ALTER COLUMN hotel_id DROP NOT NULL;
ALTER TABLE click_totals ALTER COLUMN hotel_id DROP NOT NULL;
ALTER TABLE uncounted_clicks ALTER COLUMN hotel_id DROP NOT NULL;
