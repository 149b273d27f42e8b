-- Clicks are counted by tag too, also those that only totals are left of.
ALTER TABLE click_totals
  ADD COLUMN tag text NOT NULL DEFAULT '',
  DROP CONSTRAINT click_totals_pkey,
  ADD CONSTRAINT click_totals_pkey PRIMARY KEY (link_id, utc_day, day, tag);
CREATE OR REPLACE FUNCTION put_down_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uncounted_clicks (link_id, tag, affiliate_id, hotel_id, day, utc_day, clicks)
  SELECT link_id, coalesce(tag, ''), affiliate_id, hotel_id, day, (at AT TIME ZONE 'UTC')::date, count(*)
  FROM added WHERE counted GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END
$$;
