-- Profiles of guests, one owner's apart from another's.

-- Finds the profile of a guest by email, or else by telephone if nothing speaks against it, and keeps it from being merged
-- meanwhile.
CREATE OR REPLACE FUNCTION find_guest(of_owner uuid, of_name text, of_email text, phone_value text) RETURNS uuid
LANGUAGE plpgsql AS $$
DECLARE
  found_id uuid;
BEGIN
  SELECT g.id INTO found_id
  FROM guest_contacts c JOIN guest_profiles g ON g.id = c.guest_id
  WHERE c.owner_id = of_owner AND c.kind = 'email' AND c.value = of_email AND g.merged_into IS NULL
  FOR KEY SHARE OF g;
  IF found_id IS NULL AND phone_value IS NOT NULL THEN
    SELECT g.id INTO found_id
    FROM guest_contacts c JOIN guest_profiles g ON g.id = c.guest_id
    WHERE c.owner_id = of_owner AND c.kind = 'phone' AND c.value = phone_value AND g.merged_into IS NULL
      AND (g.email IS NULL OR of_email IS NULL OR fold(g.name) = fold(of_name))
    FOR KEY SHARE OF g;
  END IF;
  RETURN found_id;
END
$$;

-- Returns the profile of a guest and makes it where there is none; null for a guest without any contact.
CREATE OR REPLACE FUNCTION recognise_guest(of_owner uuid, of_name text, of_email text, of_phone text, phone_value text,
                                           of_country text, of_language text, at timestamptz) RETURNS uuid
LANGUAGE plpgsql AS $$
DECLARE
  guest uuid;
  is_first boolean;
BEGIN
  IF of_email IS NULL AND phone_value IS NULL THEN RETURN NULL; END IF;
  LOOP
    guest := find_guest(of_owner, of_name, of_email, phone_value);
    EXIT WHEN guest IS NOT NULL;
    INSERT INTO guest_profiles (owner_id, name, email, phone, country, language, known_by, created_at, updated_at)
    VALUES (of_owner, of_name, of_email, of_phone, of_country, of_language, concat_ws(' ', of_email, phone_value), at, at)
    RETURNING id INTO guest;
    WITH added AS (
      INSERT INTO guest_contacts (owner_id, kind, value, guest_id)
      SELECT of_owner, c.kind, c.value, guest FROM (VALUES ('email', of_email), ('phone', phone_value)) AS c (kind, value)
      WHERE c.value IS NOT NULL
      ON CONFLICT DO NOTHING
      RETURNING kind
    )
    SELECT EXISTS (SELECT FROM added WHERE kind = CASE WHEN of_email IS NULL THEN 'phone' ELSE 'email' END)
    INTO is_first;
    IF is_first THEN RETURN guest; END IF;
    -- Another booking of the same guest was quicker and has committed, so that its profile can be seen now.
    DELETE FROM guest_profiles WHERE id = guest;
  END LOOP;
  -- What the profile does not have yet is taken from the booking; what it has stays as it is.
  WITH added AS (
    INSERT INTO guest_contacts (owner_id, kind, value, guest_id)
    SELECT of_owner, c.kind, c.value, guest FROM (VALUES ('email', of_email), ('phone', phone_value)) AS c (kind, value)
    WHERE c.value IS NOT NULL
    ON CONFLICT DO NOTHING
    RETURNING value
  )
  UPDATE guest_profiles p
  SET email = coalesce(p.email, of_email), phone = coalesce(p.phone, of_phone),
      country = coalesce(p.country, of_country), language = coalesce(p.language, of_language),
      known_by = trim(p.known_by || ' ' || coalesce((SELECT string_agg(value, ' ') FROM added), '')),
      updated_at = at, version = p.version + 1
  WHERE p.id = guest
    AND ((SELECT count(*) FROM added) > 0
      OR (p.email IS NULL AND of_email IS NOT NULL) OR (p.phone IS NULL AND of_phone IS NOT NULL)
      OR (p.country IS NULL AND of_country IS NOT NULL) OR (p.language IS NULL AND of_language IS NOT NULL));
  RETURN guest;
END
$$;

-- Counts again what these guests have booked. A stay is one that took place; revenue is what it cost.
CREATE OR REPLACE FUNCTION count_guests(guests uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM guest_profiles WHERE id = ANY(guests) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM guest_hotels f WHERE f.guest_id = ANY(guests) AND NOT EXISTS (
    SELECT FROM bookings b
    WHERE b.guest_profile_id = f.guest_id AND b.hotel_id = f.hotel_id AND b.currency = f.currency);
  INSERT INTO guest_hotels (guest_id, hotel_id, currency, stays, nights, revenue_cents, revenue_usd_cents, last_stay_on)
  SELECT guest_profile_id, hotel_id, currency, count(*) FILTER (WHERE stayed),
         coalesce(sum(check_out_on - check_in_on) FILTER (WHERE stayed), 0),
         coalesce(sum(total_cents) FILTER (WHERE stayed), 0),
         coalesce(sum(total_usd_cents) FILTER (WHERE stayed), 0),
         max(check_out_on) FILTER (WHERE stayed)
  FROM (SELECT *, state IN ('checked-in', 'checked-out') AS stayed FROM bookings
        WHERE guest_profile_id = ANY(guests)) AS b
  GROUP BY 1, 2, 3
  ON CONFLICT ON CONSTRAINT guest_hotels_pkey DO UPDATE SET
    stays = excluded.stays, nights = excluded.nights, revenue_cents = excluded.revenue_cents,
    revenue_usd_cents = excluded.revenue_usd_cents, last_stay_on = excluded.last_stay_on;
  UPDATE guest_profiles p SET stays = f.stays, nights = f.nights, revenue_usd_cents = f.usd, last_stay_on = f.last_on
  FROM (SELECT g.id, coalesce(sum(h.stays), 0) AS stays, coalesce(sum(h.nights), 0) AS nights,
               coalesce(sum(h.revenue_usd_cents), 0) AS usd, max(h.last_stay_on) AS last_on
        FROM unnest(guests) AS g (id) LEFT JOIN guest_hotels h ON h.guest_id = g.id GROUP BY g.id) AS f
  WHERE p.id = f.id
    AND (p.stays, p.nights, p.revenue_usd_cents, p.last_stay_on) IS DISTINCT FROM (f.stays, f.nights, f.usd, f.last_on);
END
$$;
