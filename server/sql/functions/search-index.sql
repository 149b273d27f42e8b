-- What has to be written again in the search index of the guest site.

-- Marks the nights of which something changed that guests could see, month by month.
CREATE OR REPLACE FUNCTION mark_nights_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (hotel_id, from_on, until_on)
  SELECT t.hotel_id, min(n.night), max(n.night)
  FROM changed n JOIN room_types t ON t.id = n.room_type_id
  -- A row that says what goes without saying is made before rooms are counted.
  WHERE TG_OP <> 'INSERT' OR n.capacity <> t.units OR n.sold > 0 OR n.blocked > 0 OR n.closed OR n.closed_to_arrival
     OR n.closed_to_departure OR num_nonnulls(n.price_override_cents, n.min_stay, n.max_stay) > 0
  GROUP BY t.hotel_id, n.night - extract(day FROM n.night)::integer;
  RETURN NULL;
END
$$;

-- Marks a hotel. Room types and price rules move the prices of every night, taxes and rate plans of none.
CREATE OR REPLACE FUNCTION mark_hotel_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (hotel_id, from_on, until_on)
  SELECT DISTINCT hotel_id, CASE WHEN TG_ARGV[0] = 'nights' THEN DATE '-infinity' END,
         CASE WHEN TG_ARGV[0] = 'nights' THEN DATE 'infinity' END
  FROM changed;
  RETURN NULL;
END
$$;

-- Marks a hotel that was changed itself. A new one needs a room and a plan before guests see it, and those mark it.
CREATE OR REPLACE FUNCTION mark_own_hotel_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (hotel_id) SELECT id FROM changed;
  RETURN NULL;
END
$$;

-- Marks the hotels of an account. Of the account only its good standing counts.
CREATE OR REPLACE FUNCTION mark_owner_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (hotel_id) SELECT id FROM hotels WHERE owner_id = NEW.id;
  RETURN NULL;
END
$$;

-- Marks the hotels of a currency that got its first exchange rate: amounts are converted when they are shown.
CREATE OR REPLACE FUNCTION mark_currency_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (hotel_id)
  SELECT id FROM hotels
  WHERE currency = NEW.currency
    AND NOT EXISTS (SELECT FROM exchange_rates r WHERE r.currency = NEW.currency AND r.id <> NEW.id);
  RETURN NULL;
END
$$;
