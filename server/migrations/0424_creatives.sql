-- What a hotel gives its partners to recommend it with: words in the languages of the guest site, and its rules for them.
CREATE TABLE hotel_creatives (
  hotel_id uuid PRIMARY KEY REFERENCES hotels(id) ON DELETE CASCADE,
  texts jsonb NOT NULL DEFAULT '{}',
  brand_rules text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);

-- A picture of the hotel that partners may use, whose it is, and what it shows in the languages of the guest site.
CREATE TABLE creative_images (
  image_id uuid PRIMARY KEY REFERENCES hotel_images(id) ON DELETE CASCADE,
  credit text NOT NULL,
  alt_texts jsonb NOT NULL DEFAULT '{}'
);
