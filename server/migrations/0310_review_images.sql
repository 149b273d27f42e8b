-- Photos that guests add to a review, as of hotels and rooms. Without ON DELETE: their files go by a job.
CREATE TABLE review_images (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  review_id uuid NOT NULL REFERENCES reviews (id),
  file text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder text NOT NULL,
  caption text NOT NULL DEFAULT '',
  position integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT review_images_file_key UNIQUE (file)
);
CREATE INDEX review_images_review_idx ON review_images (review_id, position, id);
