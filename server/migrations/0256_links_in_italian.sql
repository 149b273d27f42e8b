-- Italian is a language of the guest site.
ALTER TABLE tracked_links
  DROP CONSTRAINT tracked_links_language_known,
  ADD CONSTRAINT tracked_links_language_known CHECK (language IN ('en', 'es', 'de', 'fr', 'it')) NOT VALID;
