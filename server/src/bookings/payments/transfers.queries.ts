import type { PaymentTransfer, PaymentTransferLine } from '@roomlark/contract/bookings/payment-accounts'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

/** Returns when the newest transfer was made that is known of an account. */
export async function selectNewestTransfer(sql: Sql, accountId: string): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date | null }[]>`
    SELECT max(created_at) AS at FROM payment_transfers WHERE account_id = ${accountId}`
  return row?.at ?? undefined
}

/** Returns the id of a transfer, and whether its lines were read. */
export async function upsertTransfer(
  sql: Sql,
  transfer: {
    accountId: string
    serviceId: string
    amountCents: number
    currency: string
    state: PaymentTransfer['state']
    arrivesOn: string
    createdAt: Date
  },
): Promise<{ id: string; isRead: boolean }> {
  const { accountId, serviceId, amountCents, currency, state, arrivesOn, createdAt } = transfer
  const [row] = await sql<[{ id: string; isRead: boolean }]>`
    INSERT INTO payment_transfers (id, account_id, service_id, amount_cents, currency, state, arrives_on, created_at)
    VALUES (gen_random_uuid(), ${accountId}, ${serviceId}, ${amountCents}, ${currency}, ${state}, ${arrivesOn}, ${createdAt})
    ON CONFLICT (service_id) DO UPDATE SET state = EXCLUDED.state, arrives_on = EXCLUDED.arrives_on
    RETURNING id, read_at IS NOT NULL AS "isRead"`
  return row
}

export type NewTransferLine = {
  serviceId: string
  kind: PaymentTransferLine['kind']
  chargeId: string | null
  amountCents: number
  feeCents: number
  at: Date
}

/** Writes the lines of a transfer, once. */
export async function insertTransferLines(
  sql: Sql,
  transferId: string,
  lines: readonly NewTransferLine[],
  at: Date,
): Promise<void> {
  const [taken] = await sql`
    UPDATE payment_transfers SET read_at = ${at} WHERE id = ${transferId} AND read_at IS NULL RETURNING 1`
  if (!taken || lines.length === 0) return
  const rows = lines.map(({ serviceId, kind, chargeId, amountCents, feeCents, at: on }) => ({
    serviceId,
    kind,
    chargeId,
    amountCents,
    feeCents,
    at: on.toISOString(),
  }))
  await sql`
    INSERT INTO payment_transfer_lines (transfer_id, service_id, kind, payment_id, amount_cents, fee_cents, at)
    SELECT ${transferId}, l."serviceId", l.kind, p.id, l."amountCents", l."feeCents", l.at
    FROM jsonb_to_recordset(${sql.json(rows)}) AS l("serviceId" text, kind text, "chargeId" text,
           "amountCents" bigint, "feeCents" bigint, at timestamptz)
      LEFT JOIN payments p ON p.charge_id = l."chargeId"`
}

/** Transfers of the accounts of its owner that a hotel is paid to, or was. */
function isPaidToHotel(sql: Sql, hotelId: string) {
  return sql`t.account_id IN (
    SELECT a.id FROM payment_accounts a JOIN hotels h ON h.owner_id = a.owner_id
    WHERE h.id = ${hotelId}
      AND (EXISTS (SELECT 1 FROM hotel_payment_settings s WHERE s.hotel_id = h.id AND s.account_id = a.id)
        OR EXISTS (SELECT 1 FROM payments p WHERE p.hotel_id = h.id AND p.account_id = a.id)))`
}

export async function selectTransferPage(
  sql: Sql,
  hotelId: string,
  { page, limit }: { page: number; limit: number },
): Promise<PaymentTransfer[]> {
  return sql<PaymentTransfer[]>`
    SELECT t.id, t.amount_cents AS "amountCents", t.currency, t.state, t.arrives_on AS "arrivesOn",
           ${sumKind(sql, 'payment')} AS "paymentsCents", ${sumKind(sql, 'refund')} AS "refundsCents",
           ${sumKind(sql, 'dispute')} AS "disputesCents", ${sumKind(sql, 'other')} AS "otherCents",
           (SELECT coalesce(sum(CASE WHEN l.kind = 'fee' THEN l.amount_cents ELSE 0 END - l.fee_cents), 0)::bigint
            FROM payment_transfer_lines l WHERE l.transfer_id = t.id) AS "feesCents"
    FROM payment_transfers t WHERE ${isPaidToHotel(sql, hotelId)}
    ORDER BY t.arrives_on DESC, t.created_at DESC, t.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

function sumKind(sql: Sql, kind: PaymentTransferLine['kind']) {
  return sql`(SELECT coalesce(sum(l.amount_cents), 0)::bigint FROM payment_transfer_lines l
              WHERE l.transfer_id = t.id AND l.kind = ${kind})`
}

export async function countTransfers(sql: Sql, hotelId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM payment_transfers t WHERE ${isPaidToHotel(sql, hotelId)}`
  return row.count
}

export async function selectTransfer(
  sql: Sql,
  { hotelId, transferId }: { hotelId: string; transferId: string },
): Promise<{ id: string; currency: string; arrivesOn: string } | undefined> {
  const [row] = await sql<{ id: string; currency: string; arrivesOn: string }[]>`
    SELECT t.id, t.currency, t.arrives_on AS "arrivesOn" FROM payment_transfers t
    WHERE t.id = ${transferId} AND ${isPaidToHotel(sql, hotelId)}`
  return row
}

/** Bookings of hotels that the caller does not reach are not named. */
export async function selectTransferLines(
  sql: Sql,
  transferId: string,
  scope: HotelScope,
): Promise<(Omit<PaymentTransferLine, 'at'> & { at: Date })[]> {
  return sql<(Omit<PaymentTransferLine, 'at'> & { at: Date })[]>`
    SELECT l.service_id AS id, l.kind, b.id AS "bookingId", b.reference, b.guest_name AS "guestName",
           l.amount_cents AS "amountCents", l.fee_cents AS "feeCents", l.at
    FROM payment_transfer_lines l
      LEFT JOIN payments p ON p.id = l.payment_id
      LEFT JOIN hotels h ON h.id = p.hotel_id ${inScope(sql, scope)}
      LEFT JOIN bookings b ON b.id = p.booking_id AND b.hotel_id = h.id
    WHERE l.transfer_id = ${transferId} ORDER BY l.at, l.service_id`
}
