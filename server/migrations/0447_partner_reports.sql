-- How often an affiliate is emailed a report, and up to which day one was sent.
CREATE TABLE partner_reports (
  user_id uuid CONSTRAINT partner_reports_pkey PRIMARY KEY
    CONSTRAINT partner_reports_user_id_fkey REFERENCES users ON DELETE CASCADE,
  rhythm text NOT NULL CONSTRAINT partner_reports_rhythm_known CHECK (rhythm IN ('weekly', 'monthly', 'never')),
  sent_until date
);
