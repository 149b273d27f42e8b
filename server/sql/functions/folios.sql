-- Folios: what a guest owes and has paid.

-- Whoever writes on folios takes a later day than the last closed one, under a lock that a close waits for, and refuses to
-- give back more of a payment than it was, or more of a folio than was paid on it. This refuses whoever forgets it.
-- Whoever takes money off the folios of a booking waits for whoever else does.
CREATE OR REPLACE FUNCTION refuse_wrong_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM written w JOIN day_closes c ON c.hotel_id = w.hotel_id AND c.day >= w.on_date) THEN
    RAISE EXCEPTION 'a line of a folio was to be written on a closed day' USING ERRCODE = 'check_violation';
  END IF;
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
CREATE OR REPLACE TRIGGER folio_lines_allowed AFTER INSERT ON folio_lines REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_wrong_lines();
