-- Names are one line without control characters from now on; those kept before are put into that form. Where two of
-- one hotel would become the same, both stay as they are until somebody edits them.

CREATE FUNCTION one_line(value text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT btrim(regexp_replace(
    regexp_replace(value, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
    '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'
  ))
$$;

-- A name of nothing else still has to be a name.
CREATE FUNCTION one_line_name(value text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT coalesce(nullif(one_line(value), ''), '?')
$$;

UPDATE users
SET first_name = one_line(first_name),
    last_name = one_line(last_name),
    company_name = nullif(one_line(company_name), '')
WHERE one_line(first_name) <> first_name
   OR one_line(last_name) <> last_name
   OR one_line(company_name) <> company_name;

UPDATE hotels
SET name = one_line_name(name),
    street_address = one_line_name(street_address),
    city = one_line_name(city)
WHERE one_line(name) <> name
   OR one_line(street_address) <> street_address
   OR one_line(city) <> city;

UPDATE hotel_images SET caption = one_line(caption) WHERE one_line(caption) <> caption;
UPDATE room_type_images SET caption = one_line(caption) WHERE one_line(caption) <> caption;
UPDATE price_rules SET name = one_line_name(name) WHERE one_line(name) <> name;
UPDATE calendar_feeds SET name = one_line_name(name) WHERE one_line(name) <> name;
UPDATE bookings SET guest_name = one_line_name(guest_name)
WHERE one_line(guest_name) <> guest_name;

UPDATE room_types t SET name = one_line_name(t.name)
WHERE one_line(t.name) <> t.name AND NOT EXISTS (
  SELECT 1 FROM room_types o
  WHERE o.hotel_id = t.hotel_id AND o.id <> t.id
    AND lower(one_line_name(o.name)) = lower(one_line_name(t.name))
);

UPDATE rooms r SET number = one_line_name(r.number)
WHERE one_line(r.number) <> r.number AND NOT EXISTS (
  SELECT 1 FROM rooms o
  WHERE o.hotel_id = r.hotel_id AND o.id <> r.id
    AND lower(one_line_name(o.number)) = lower(one_line_name(r.number))
);

UPDATE rate_plans p SET name = one_line_name(p.name)
WHERE one_line(p.name) <> p.name AND NOT EXISTS (
  SELECT 1 FROM rate_plans o
  WHERE o.hotel_id = p.hotel_id AND o.id <> p.id
    AND lower(one_line_name(o.name)) = lower(one_line_name(p.name))
);

DROP FUNCTION one_line_name;
DROP FUNCTION one_line;
