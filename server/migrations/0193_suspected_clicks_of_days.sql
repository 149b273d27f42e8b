-- Suspected clicks are counted by link and day beside the others, so that figures can show them apart.
ALTER TABLE uncounted_clicks ADD COLUMN suspected integer NOT NULL DEFAULT 0;
ALTER TABLE link_days ADD COLUMN suspected integer NOT NULL DEFAULT 0;
ALTER TABLE click_totals ADD COLUMN suspected integer NOT NULL DEFAULT 0;
CREATE OR REPLACE FUNCTION put_down_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uncounted_clicks (link_id, tag, affiliate_id, hotel_id, day, utc_day, clicks, suspected)
  SELECT link_id, coalesce(tag, ''), affiliate_id, hotel_id, day, (at AT TIME ZONE 'UTC')::date,
         count(*) FILTER (WHERE counted), count(*) FILTER (WHERE suspected)
  FROM added WHERE counted OR suspected GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END
$$;
