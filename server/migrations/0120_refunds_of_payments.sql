-- Each refund names the payment that it gives back, whichever folio both are on. Refunds that are older name none.
ALTER TABLE folio_lines ADD COLUMN refunds_id uuid;
ALTER TABLE folio_lines ADD CONSTRAINT folio_lines_refunds_id_fkey
  FOREIGN KEY (refunds_id) REFERENCES folio_lines NOT VALID;
ALTER TABLE folio_lines ADD CONSTRAINT folio_lines_refunds_id_fits
  CHECK (refunds_id IS NULL OR kind = 'refund') NOT VALID;
-- Whether a channel recorded the payment or the refund, and nobody at the desk.
ALTER TABLE folio_lines ADD COLUMN by_channel boolean NOT NULL DEFAULT false;

-- Refuses lines after which more of a payment is given back than it was, or more of a folio than was paid on it. Whoever
-- takes money off the folios of a booking waits for whoever else does.
CREATE FUNCTION refuse_refunds_beyond_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM written WHERE method IS NOT NULL AND amount_cents > 0) THEN
    RETURN NULL;
  END IF;
  PERFORM FROM bookings
  WHERE id IN (SELECT booking_id FROM written WHERE method IS NOT NULL AND amount_cents > 0)
  ORDER BY id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM folio_lines l LEFT JOIN folio_lines ending ON ending.ends_id = l.id
    WHERE l.booking_id IN (SELECT booking_id FROM written) AND l.method IS NOT NULL
      AND ending.id IS NULL AND l.ends_id IS NULL AND (l.kind = 'payment' OR l.refunds_id IS NOT NULL)
    GROUP BY coalesce(l.refunds_id, l.corrects_id, l.id) HAVING sum(l.amount_cents) > 0
  ) OR EXISTS (
    SELECT FROM folio_lines l
    WHERE l.booking_id IN (SELECT booking_id FROM written) AND l.method IS NOT NULL
      AND l.folio_id IN (SELECT folio_id FROM written WHERE method IS NOT NULL AND amount_cents > 0)
    GROUP BY l.folio_id HAVING sum(l.amount_cents) > 0
  ) THEN
    RAISE EXCEPTION 'more would be given back than was paid'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'folio_lines_refunds_within_payments', TABLE = 'folio_lines';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER folio_lines_refunds_within_payments AFTER INSERT ON folio_lines REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_refunds_beyond_payments();
