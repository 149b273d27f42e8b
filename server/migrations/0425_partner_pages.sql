-- A public page of an affiliate with the hotels it recommends.
CREATE TABLE partner_pages (
  user_id uuid PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  slug text NOT NULL CONSTRAINT partner_pages_slug_key UNIQUE
    CONSTRAINT partner_pages_slug_form CHECK (slug ~ '^[a-z0-9-]{3,60}$'),
  title text NOT NULL,
  intro text NOT NULL,
  is_public boolean NOT NULL,
  is_indexed boolean NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);
