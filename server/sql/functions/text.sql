-- Text as it is searched. Indexes use these, so what they return must never change.

-- Takes case and accents away. unaccent itself is only STABLE, because its dictionary could be altered; ours is not.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent', value)) $$;

-- The digits of a telephone number, by which bookings are found however it was written.
CREATE OR REPLACE FUNCTION phone_digits(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(value, '\D', '', 'g') $$;
