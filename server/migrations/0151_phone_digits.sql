-- The digits of a telephone number, by which bookings are found however it was written.
CREATE FUNCTION phone_digits(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(value, '\D', '', 'g') $$;
