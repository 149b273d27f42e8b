-- The search index of the guest site.

-- Changes that are not in the index yet, whether they were taken up or not.
CREATE OR REPLACE VIEW search_waiting AS
  SELECT hotel_id, marked_at FROM search_stale
  UNION ALL
  SELECT hotel_id, at FROM unread_by('search') WHERE kind = 'offers';
