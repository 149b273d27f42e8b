CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent itself is only STABLE, because its dictionary could be altered; ours is not.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent', value)) $$;

CREATE TABLE hotels (
  id uuid CONSTRAINT hotels_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL CONSTRAINT hotels_owner_id_fkey REFERENCES users,
  name text NOT NULL,
  slug text NOT NULL,
  description text NOT NULL,
  street_address text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  -- The English name, kept for search.
  country_name text NOT NULL,
  latitude double precision,
  longitude double precision,
  time_zone text NOT NULL,
  currency text NOT NULL,
  star_rating smallint NOT NULL,
  amenities text[] NOT NULL,
  contact_email text NOT NULL,
  contact_phone text,
  check_in_time text NOT NULL,
  check_out_time text NOT NULL,
  house_rules text NOT NULL,
  children_policy text NOT NULL,
  pets_policy text NOT NULL,
  cancellation_policy jsonb NOT NULL,
  base_commission_bps integer NOT NULL,
  is_active boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  archived_at timestamptz,
  search_text text GENERATED ALWAYS AS (fold(name || ' ' || city || ' ' || country_name)) STORED,
  CONSTRAINT hotels_slug_key UNIQUE (slug),
  CONSTRAINT hotels_country_code CHECK (country ~ '^[A-Z]{2}$'),
  CONSTRAINT hotels_currency_code CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT hotels_star_rating_range CHECK (star_rating BETWEEN 1 AND 5),
  CONSTRAINT hotels_base_commission_range CHECK (base_commission_bps BETWEEN 0 AND 5000),
  CONSTRAINT hotels_latitude_range CHECK (latitude BETWEEN -90 AND 90),
  CONSTRAINT hotels_longitude_range CHECK (longitude BETWEEN -180 AND 180)
);
CREATE INDEX hotels_owner_idx ON hotels (owner_id, created_at DESC, id) WHERE archived_at IS NULL;
CREATE INDEX hotels_created_idx ON hotels (created_at DESC, id) WHERE archived_at IS NULL;
CREATE INDEX hotels_search_idx ON hotels USING gin (search_text gin_trgm_ops) WHERE archived_at IS NULL;

CREATE TABLE hotel_images (
  id uuid CONSTRAINT hotel_images_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT hotel_images_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  -- The random part of the file names in the image store.
  file text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder text NOT NULL,
  caption text NOT NULL DEFAULT '',
  position integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT hotel_images_file_key UNIQUE (file)
);
CREATE INDEX hotel_images_hotel_idx ON hotel_images (hotel_id, position, id);

CREATE INDEX audit_log_target_idx ON audit_log (target, id DESC);
