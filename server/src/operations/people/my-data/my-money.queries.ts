import type { Sql } from '../../../db/database.ts'

type Rows = Record<string, unknown>[]

/**
 * Selects what the ledger has about one account and what was billed and paid, as an affiliate and as the owner of hotels.
 */
export async function selectMoney(sql: Sql, userId: string): Promise<Record<string, Rows>> {
  const own = sql`SELECT id FROM hotels WHERE owner_id = ${userId}`
  return {
    commissions: await sql<Rows>`
      SELECT b.reference, h.name AS hotel, c.stage, c.is_held, c.is_disputed, c.ended_on, c.earned_at, c.payable_at,
             c.currency, c.base_cents, c.gross_cents, c.share_cents, c.net_cents, c.net_usd_cents
      FROM commissions c JOIN bookings b ON b.id = c.booking_id JOIN hotels h ON h.id = c.hotel_id
      WHERE c.affiliate_id = ${userId} OR c.hotel_id IN (${own}) ORDER BY b.booked_at, b.id`,
    'ledger-entries': await sql<Rows>`
      SELECT t.id AS transaction, t.at, t.cause, b.reference, a.kind AS account, h.name AS hotel, a.currency,
             e.amount AS amount_cents
      FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
        JOIN ledger_transactions t ON t.id = e.transaction_id
        LEFT JOIN bookings b ON b.id = t.booking_id LEFT JOIN hotels h ON h.id = a.holder_id
      WHERE a.holder_id = ${userId} OR a.holder_id IN (${own}) ORDER BY t.at, t.id, a.id`,
    'hotel-statements': await sql<Rows>`
      SELECT s.number, h.name AS hotel, s.month, s.closed_at, s.due_on, s.currency, s.total_cents, s.paid_cents,
             s.written_off_cents, s.billed_to
      FROM hotel_statements s JOIN hotels h ON h.id = s.hotel_id
      WHERE s.hotel_id IN (${own}) ORDER BY s.closed_at, s.number`,
    'hotel-payments': await sql<Rows>`
      SELECT s.number AS statement, p.kind, p.amount_cents, s.currency, p.paid_on, p.note, p.at
      FROM hotel_payments p JOIN hotel_statements s ON s.id = p.statement_id
      WHERE s.hotel_id IN (${own}) ORDER BY p.at, p.id`,
    // Of disputes, what the account wrote; the words of the other side are theirs.
    'dispute-messages': await sql<Rows>`
      SELECT b.reference, h.name AS hotel, m.at, m.kind, m.text
      FROM dispute_messages m JOIN commission_disputes d ON d.id = m.dispute_id
        JOIN bookings b ON b.id = d.booking_id JOIN hotels h ON h.id = d.hotel_id
      WHERE m.author_id = ${userId} ORDER BY m.at, m.id`,
    payouts: await sql<Rows>`
      SELECT number, line_count, earned_cents, corrections_cents, carried_cents, total_cents, decision, payout_cents,
             pay_currency, pay_usd_rate, pay_rate_on, pay_cents, state, paid_on, bank_reference, returned_on, return_code
      FROM affiliate_statements WHERE affiliate_id = ${userId} AND state <> 'draft' ORDER BY number`,
    // Names and addresses on them are the account's own, and encrypted.
    'own-invoices': await sql<Rows>`
      SELECT i.number, i.kind, s.number AS statement, i.issued_at, i.currency, i.total_cents, i.vat_cents
      FROM affiliate_invoices i JOIN affiliate_statements s ON s.id = i.statement_id
      WHERE i.affiliate_id = ${userId} ORDER BY i.sequence`,
    'sent-invoices': await sql<Rows>`
      SELECT s.number AS statement, o.name, o.received_at
      FROM affiliate_own_invoices o JOIN affiliate_statements s ON s.id = o.statement_id
      WHERE o.affiliate_id = ${userId} ORDER BY o.received_at`,
    // What the forms say is encrypted; their owner reads it on their PDF.
    'tax-forms': await sql<Rows>`
      SELECT kind, signed_at FROM affiliate_tax_forms WHERE affiliate_id = ${userId} ORDER BY signed_at`,
    'tax-details': await sql<Rows>`
      SELECT is_business, vat_status, country, vat_id, vat_id_check, self_billing_since, updated_at
      FROM affiliate_tax_details WHERE affiliate_id = ${userId}`,
  }
}
