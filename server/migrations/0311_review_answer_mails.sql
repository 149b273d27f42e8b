-- The email that tells a guest of the answer to a review; a review gets one.
CREATE TABLE review_answer_mails (
  review_id uuid PRIMARY KEY REFERENCES reviews (id) ON DELETE CASCADE,
  queued_at timestamptz NOT NULL,
  sent_at timestamptz
);
