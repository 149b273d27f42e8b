-- What the guests' search reads: for each hotel that guests see one row with everything a price depends on but the
-- calendar, and one for each month in which a night is not an ordinary one. It is written behind the tables it comes
-- from, by one writer at a time, and nothing refers to it, so a change of a hotel never waits for it.
CREATE TABLE search_hotels (
  hotel_no integer GENERATED ALWAYS AS IDENTITY CONSTRAINT search_hotels_pkey PRIMARY KEY,
  hotel_id uuid NOT NULL CONSTRAINT search_hotels_hotel_key UNIQUE,
  slug text NOT NULL,
  name text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  -- `city:IT:positano`: one spelling for all that differ in case and accents only.
  city_place text NOT NULL,
  country_place text NOT NULL,
  -- Terms and labels are of one writing: a reader of the first learns from this whether the second still match.
  revision bigint NOT NULL,
  -- What prices are computed from, as compact JSON (`packing.policy.ts`), without the names.
  terms text NOT NULL,
  -- The ids and names of its room types and rate plans, in the order of the terms.
  labels jsonb NOT NULL,
  -- Months are written up to this one.
  packed_until date NOT NULL,
  folded_name text GENERATED ALWAYS AS (fold(name)) STORED
);
CREATE INDEX search_hotels_city_idx ON search_hotels (city_place, hotel_no);
CREATE INDEX search_hotels_country_idx ON search_hotels (country_place, hotel_no);
CREATE INDEX search_hotels_slug_idx ON search_hotels (slug);
CREATE INDEX search_hotels_packed_idx ON search_hotels (packed_until);
CREATE INDEX search_hotels_name_idx ON search_hotels USING gin (folded_name gin_trgm_ops);
CREATE SEQUENCE search_revisions;

-- A month without a row has ordinary nights only: every room free at the base price.
CREATE TABLE search_months (
  hotel_no integer NOT NULL,
  month date NOT NULL,
  -- Bytes of one night: nine for each room type, in the order of the terms.
  width integer NOT NULL,
  nights bytea NOT NULL,
  CONSTRAINT search_months_pkey PRIMARY KEY (month, hotel_no),
  CONSTRAINT search_months_whole CHECK (width > 0 AND length(nights) % width = 0)
);
-- Inline and as it is: a search cuts a few nights out of each.
ALTER TABLE search_months ALTER COLUMN nights SET STORAGE EXTERNAL;
CREATE INDEX search_months_hotel_idx ON search_months (hotel_no);

-- Cities and countries with hotels that guests see.
CREATE TABLE search_places (
  place text CONSTRAINT search_places_pkey PRIMARY KEY,
  kind text NOT NULL,
  name text NOT NULL,
  country text NOT NULL,
  hotels integer NOT NULL,
  folded_name text GENERATED ALWAYS AS (fold(name)) STORED,
  CONSTRAINT search_places_kind_known CHECK (kind IN ('city', 'country')),
  CONSTRAINT search_places_not_empty CHECK (hotels > 0)
);
CREATE INDEX search_places_name_idx ON search_places USING gin (folded_name gin_trgm_ops);

-- What has changed and is still to be written: a row for each change, in its transaction. Rows are only added, so two
-- bookings of one hotel do not wait for each other. Without nights, only the terms have changed.
CREATE TABLE search_stale (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT search_stale_pkey PRIMARY KEY,
  hotel_id uuid NOT NULL,
  from_on date,
  until_on date,
  marked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT search_stale_nights CHECK (num_nulls(from_on, until_on) <> 1)
);
-- Locked while the index is written.
CREATE TABLE search_writing ();

CREATE FUNCTION mark_nights_stale() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER nights_mark_inserted AFTER INSERT ON nights REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_nights_stale();
CREATE TRIGGER nights_mark_updated AFTER UPDATE ON nights REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_nights_stale();
CREATE TRIGGER nights_mark_deleted AFTER DELETE ON nights REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_nights_stale();

-- Room types and price rules move the prices of every night, taxes and rate plans of none.
CREATE FUNCTION mark_hotel_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (hotel_id, from_on, until_on)
  SELECT DISTINCT hotel_id, CASE WHEN TG_ARGV[0] = 'nights' THEN DATE '-infinity' END,
         CASE WHEN TG_ARGV[0] = 'nights' THEN DATE 'infinity' END
  FROM changed;
  RETURN NULL;
END
$$;
CREATE TRIGGER room_types_mark_inserted AFTER INSERT ON room_types REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_hotel_stale('nights');
CREATE TRIGGER room_types_mark_updated AFTER UPDATE ON room_types REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_hotel_stale('nights');
CREATE TRIGGER room_types_mark_deleted AFTER DELETE ON room_types REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_hotel_stale('nights');
CREATE TRIGGER price_rules_mark_inserted AFTER INSERT ON price_rules REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_hotel_stale('nights');
CREATE TRIGGER price_rules_mark_updated AFTER UPDATE ON price_rules REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_hotel_stale('nights');
CREATE TRIGGER price_rules_mark_deleted AFTER DELETE ON price_rules REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_hotel_stale('nights');
CREATE TRIGGER rate_plans_mark_inserted AFTER INSERT ON rate_plans REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_hotel_stale('terms');
CREATE TRIGGER rate_plans_mark_updated AFTER UPDATE ON rate_plans REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_hotel_stale('terms');
CREATE TRIGGER rate_plans_mark_deleted AFTER DELETE ON rate_plans REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_hotel_stale('terms');
CREATE TRIGGER hotel_taxes_mark_inserted AFTER INSERT ON hotel_taxes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_hotel_stale('terms');
CREATE TRIGGER hotel_taxes_mark_updated AFTER UPDATE ON hotel_taxes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_hotel_stale('terms');
CREATE TRIGGER hotel_taxes_mark_deleted AFTER DELETE ON hotel_taxes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_hotel_stale('terms');

-- A new hotel needs a room and a plan before guests see it, and those mark it.
CREATE FUNCTION mark_own_hotel_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (hotel_id) SELECT id FROM changed;
  RETURN NULL;
END
$$;
CREATE TRIGGER hotels_mark_updated AFTER UPDATE ON hotels REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_own_hotel_stale();
CREATE TRIGGER hotels_mark_deleted AFTER DELETE ON hotels REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_own_hotel_stale();

-- Of an account only its good standing counts.
CREATE FUNCTION mark_owner_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (hotel_id) SELECT id FROM hotels WHERE owner_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_mark_standing
  AFTER UPDATE OF email_verified_at, suspended_at, deletion_asked_at, erased_at ON users
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION mark_owner_stale();

-- Of exchange rates only whether there is one: amounts are converted when they are shown.
CREATE FUNCTION mark_currency_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (hotel_id)
  SELECT id FROM hotels
  WHERE currency = NEW.currency
    AND NOT EXISTS (SELECT FROM exchange_rates r WHERE r.currency = NEW.currency AND r.id <> NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER exchange_rates_mark_first AFTER INSERT ON exchange_rates
  FOR EACH ROW EXECUTE FUNCTION mark_currency_stale();

-- Hotels that are there already are written by the first server that starts.
INSERT INTO search_stale (hotel_id, from_on, until_on) SELECT id, '-infinity', 'infinity' FROM hotels;
