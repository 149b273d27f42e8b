-- What is still open on each folio of each invoice that was not taken back; a bill of a company has many folios. What
-- was paid on a folio, and credit notes about a difference, settle what was invoiced of it from the oldest on. Ask for
-- some hotels by hotel_id or for some folios by folio_id: it is then read for those only.
CREATE OR REPLACE VIEW invoice_balances AS
SELECT id AS invoice_id, hotel_id,
       (total_cents - greatest(0, least(total_cents, settled_cents - before_cents)))::bigint AS open_cents, folio_id
FROM (
  SELECT i.id, i.hotel_id, i.folio_id, i.total_cents,
         sum(i.total_cents) FILTER (WHERE i.total_cents > 0) OVER earlier - i.total_cents AS before_cents,
         coalesce(sum(-i.total_cents) FILTER (WHERE i.total_cents < 0) OVER whole, 0) + paid.cents AS settled_cents
  FROM (
    SELECT id, hotel_id, folio_id, total_cents, issued_at, sequence FROM invoices
    WHERE folio_id IS NOT NULL AND kind <> 'receipt' AND credits_id IS NULL
    UNION ALL
    SELECT b.id, b.hotel_id, s.folio_id, s.total_cents, b.issued_at, b.sequence
    FROM invoice_shares s JOIN invoices b ON b.id = s.invoice_id
  ) AS i
    CROSS JOIN LATERAL (SELECT coalesce(-sum(l.amount_cents), 0) AS cents FROM folio_lines l
                        WHERE l.folio_id = i.folio_id AND l.method IS NOT NULL) AS paid
  WHERE NOT EXISTS (SELECT FROM invoices n WHERE n.credits_id = i.id)
  WINDOW whole AS (PARTITION BY i.hotel_id, i.folio_id),
         earlier AS (PARTITION BY i.hotel_id, i.folio_id ORDER BY i.issued_at, i.sequence)
) AS settled
WHERE total_cents > 0;
