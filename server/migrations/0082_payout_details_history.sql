-- What a change was about and with which browser it was made, for the history that the affiliate sees. A change of the
-- payee is a row of its own, with the account as it was.
ALTER TABLE payout_details
  ADD COLUMN subject text NOT NULL DEFAULT 'all'
    CONSTRAINT payout_details_subject_known CHECK (subject IN ('all', 'account', 'payee')),
  -- Null once it was erased.
  ADD COLUMN device text,
  ADD CONSTRAINT payout_details_used_later CHECK (usable_from >= saved_at),
  -- Only what nobody could use yet is withdrawn.
  ADD CONSTRAINT payout_details_withdrawn_in_time CHECK (withdrawn_at < usable_from);
ALTER TABLE payout_details ALTER COLUMN subject DROP DEFAULT;

-- Which details of affiliates are used at a moment, and until when newer ones wait. A withdrawn row counts for nothing.
CREATE FUNCTION payout_details_at(of_affiliates uuid[], at timestamptz)
  RETURNS TABLE (affiliate_id uuid, details_id uuid, waiting_until timestamptz)
  LANGUAGE sql STABLE AS $$
  SELECT d.affiliate_id,
         (array_agg(d.id ORDER BY d.saved_at DESC, d.id DESC) FILTER (WHERE d.usable_from <= at))[1],
         min(d.usable_from) FILTER (WHERE d.usable_from > at)
  FROM payout_details d
  WHERE d.affiliate_id = ANY(of_affiliates) AND d.withdrawn_at IS NULL AND d.sealed IS NOT NULL
  GROUP BY d.affiliate_id
$$;
