-- Clicks on tracked links, kept in one partition a month, in UTC.

-- Makes the partitions of these months. Servers that do this at once take turns.
CREATE OR REPLACE FUNCTION make_click_months(first_on date, last_on date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  month date := date_trunc('month', first_on);
BEGIN
  PERFORM pg_advisory_xact_lock(7146202);
  WHILE month <= last_on LOOP
    EXECUTE format('CREATE TABLE IF NOT EXISTS clicks_%s PARTITION OF clicks FOR VALUES FROM (%L) TO (%L)',
                   to_char(month, 'YYYY_MM'), month || ' 00:00:00+00', (month + interval '1 month')::date || ' 00:00:00+00');
    month := month + interval '1 month';
  END LOOP;
END
$$;

-- Removes the partitions whose month was over before a day.
CREATE OR REPLACE FUNCTION drop_click_months(before_on date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  partition text;
BEGIN
  PERFORM pg_advisory_xact_lock(7146202);
  FOR partition IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'clicks'::regclass
      AND to_date(substr(c.relname, 8), 'YYYY_MM') + interval '1 month' <= before_on
  LOOP
    EXECUTE format('DROP TABLE %I', partition);
  END LOOP;
END
$$;

-- Puts down new clicks to be counted, whoever writes them.
CREATE OR REPLACE FUNCTION put_down_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uncounted_clicks (link_id, tag, affiliate_id, hotel_id, day, utc_day, clicks, suspected)
  SELECT link_id, coalesce(tag, ''), affiliate_id, hotel_id, day, (at AT TIME ZONE 'UTC')::date,
         count(*) FILTER (WHERE counted), count(*) FILTER (WHERE suspected)
  FROM added WHERE counted OR suspected GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END
$$;
