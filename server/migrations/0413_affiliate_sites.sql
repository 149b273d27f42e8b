-- The websites and channels on which an affiliate places links, each with figures of its own.
CREATE TABLE affiliate_sites (
  id uuid CONSTRAINT affiliate_sites_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  affiliate_id uuid NOT NULL CONSTRAINT affiliate_sites_affiliate_id_fkey REFERENCES users,
  name text NOT NULL CONSTRAINT affiliate_sites_name_length CHECK (char_length(name) BETWEEN 1 AND 60),
  url text NOT NULL CONSTRAINT affiliate_sites_url_length CHECK (char_length(url) <= 500),
  created_at timestamptz NOT NULL,
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX affiliate_sites_name_key ON affiliate_sites (affiliate_id, lower(name));
ALTER TABLE tracked_links ADD COLUMN site_id uuid;
ALTER TABLE tracked_links ADD CONSTRAINT tracked_links_site_id_fkey
  FOREIGN KEY (site_id) REFERENCES affiliate_sites NOT VALID;
