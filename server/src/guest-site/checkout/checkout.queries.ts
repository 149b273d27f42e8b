import type { StayInput } from '@roomlark/contract/bookings/booking-input'
import type { PaymentFailure, PaymentState } from '@roomlark/contract/bookings/payments'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Sql } from '../../db/database.ts'

export type CheckoutRow = {
  id: string
  key: string
  requestHash: Buffer
  networkHash: Buffer | null
  visitorHash: Buffer | null
  hotelId: string
  hotelName: string
  slug: string
  city: string
  contactEmail: string
  hasHouseRules: boolean
  stay: StayInput
  bookingId: string
  extended: boolean
  language: GuestLanguage
  reference: string | null
  codeHash: Buffer | null
  codeEmail: string | null
  confirmedAt: Date | null
  /** The payment that the checkout waits for. */
  payment: CheckoutPayment | null
}

export type CheckoutPayment = {
  id: string
  state: PaymentState
  failure: PaymentFailure | null
  amountCents: number
  keepsCard: boolean
  pageUrl: string | null
  /** As text, since it is read as JSON. */
  pageEndsAt: string | null
  declined: number
}

function columns(sql: Sql) {
  return sql`
    SELECT c.id, c.key, c.request_hash AS "requestHash", c.network_hash AS "networkHash", c.visitor_hash AS "visitorHash",
           c.hotel_id AS "hotelId", h.name AS "hotelName", h.slug, h.city,
           h.contact_email AS "contactEmail", h.house_rules <> '' AS "hasHouseRules",
           c.stay, c.booking_id AS "bookingId", c.extended, c.language, c.referral_reference AS reference,
           c.code_hash AS "codeHash", c.code_email AS "codeEmail", c.confirmed_at AS "confirmedAt",
           CASE WHEN p.id IS NOT NULL THEN jsonb_build_object(
             'id', p.id, 'state', p.state, 'failure', p.failure, 'amountCents', p.amount_cents,
             'keepsCard', p.keeps_card, 'pageUrl', p.page_url, 'pageEndsAt', p.page_ends_at, 'declined',
             (SELECT sum(declined) FROM payments WHERE booking_id = p.booking_id)) END AS payment
    FROM checkouts c JOIN hotels h ON h.id = c.hotel_id AND c.booking_id IS NOT NULL
      LEFT JOIN payments p ON p.id = c.payment_id`
}

export async function selectCheckout(sql: Sql, tokenHash: Buffer): Promise<CheckoutRow | undefined> {
  const [row] = await sql<CheckoutRow[]>`${columns(sql)} WHERE c.token_hash = ${tokenHash}`
  return row
}

export async function selectCheckoutById(sql: Sql, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await sql<CheckoutRow[]>`${columns(sql)} WHERE c.id = ${id}`
  return row
}

export async function selectCheckoutByBooking(sql: Sql, bookingId: string): Promise<CheckoutRow | undefined> {
  const [row] = await sql<CheckoutRow[]>`${columns(sql)} WHERE c.booking_id = ${bookingId}`
  return row
}

export async function selectCheckoutByKey(sql: Sql, key: string): Promise<CheckoutRow | undefined> {
  const [row] = await sql<CheckoutRow[]>`${columns(sql)} WHERE c.key = ${key}`
  return row
}

export type NewCheckout = {
  id: string
  tokenHash: Buffer
  key: string
  requestHash: Buffer
  networkHash: Buffer
  visitorHash: Buffer
  hotelId: string
  stay: StayInput
  bookingId: string
  language: string
  reference: string | null
  now: Date
}

/**
 * Runs in the transaction that holds the rooms. A second request with the key waits here for the first, and then
 * gets false.
 */
export async function insertCheckout(sql: Sql, checkout: NewCheckout): Promise<boolean> {
  const result = await sql`
    INSERT INTO checkouts ${sql({
      id: checkout.id,
      token_hash: checkout.tokenHash,
      key: checkout.key,
      request_hash: checkout.requestHash,
      network_hash: checkout.networkHash,
      visitor_hash: checkout.visitorHash,
      hotel_id: checkout.hotelId,
      stay: sql.json(checkout.stay),
      booking_id: checkout.bookingId,
      language: checkout.language,
      referral_reference: checkout.reference,
      created_at: checkout.now,
    })}
    ON CONFLICT ON CONSTRAINT checkouts_key_key DO NOTHING`
  return result.count === 1
}

/** Replaces a hold that has ended. Returns false if the checkout was booked or has another hold by now. */
export async function updateHeld(
  sql: Sql,
  { id, bookingId: endedId }: Pick<CheckoutRow, 'id' | 'bookingId'>,
  { bookingId, stay }: { bookingId: string; stay: StayInput },
): Promise<boolean> {
  const result = await sql`
    UPDATE checkouts
    SET booking_id = ${bookingId}, stay = ${sql.json(stay)}, extended = false, payment_id = NULL,
      holds = least(holds + 1, 10000)
    WHERE id = ${id} AND booking_id = ${endedId} AND confirmed_at IS NULL`
  return result.count === 1
}

/** Returns false if the hold was already extended. */
export async function updateExtended(sql: Sql, id: string): Promise<boolean> {
  const result = await sql`UPDATE checkouts SET extended = true WHERE id = ${id} AND NOT extended`
  return result.count === 1
}

/** Names the payment that the checkout waits for, or none. Returns false if the checkout has another hold by now. */
export async function updatePayment(
  sql: Sql,
  { id, bookingId }: Pick<CheckoutRow, 'id' | 'bookingId'>,
  paymentId: string | null,
): Promise<boolean> {
  const result = await sql`
    UPDATE checkouts SET payment_id = ${paymentId}
    WHERE id = ${id} AND booking_id = ${bookingId} AND confirmed_at IS NULL`
  return result.count === 1
}

/** Returns false if the checkout has another hold by now. */
export async function updateConfirmed(
  sql: Sql,
  { id, bookingId }: Pick<CheckoutRow, 'id' | 'bookingId'>,
  now: Date,
): Promise<boolean> {
  const result = await sql`
    UPDATE checkouts SET confirmed_at = ${now}, code_hash = NULL, code_email = NULL
    WHERE id = ${id} AND booking_id = ${bookingId}`
  return result.count === 1
}

/** Until the transaction ends, this visitor, or nobody else on this network, can hold anything. */
export async function lockHolder(sql: Sql, hash: Buffer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`checkouts of ${hash.toString('hex')}`}, 0))`
}

/** Counts the holds of a network that it has not booked, those made again included, and its bookings, within a day. */
export async function countHolds(
  sql: Sql,
  networkHash: Buffer,
): Promise<{ unbooked: number; booked: number }> {
  const [row] = await sql<[{ unbooked: number; booked: number }]>`
    SELECT coalesce(sum(holds + 1) FILTER (WHERE confirmed_at IS NULL), 0)::integer AS unbooked,
           count(confirmed_at)::integer AS booked
    FROM checkouts WHERE network_hash = ${networkHash}`
  return row
}

/** Selects the holds of a visitor at one hotel, apart from those of this key, with the payment that each waits for. */
export async function selectHoldsOfVisitor(
  sql: Sql,
  { key, visitorHash, hotelId }: { key: string; visitorHash: Buffer; hotelId: string },
): Promise<{ bookingId: string; paymentId: string | null }[]> {
  return sql<{ bookingId: string; paymentId: string | null }[]>`
    SELECT b.id AS "bookingId", c.payment_id AS "paymentId" FROM checkouts c JOIN bookings b ON b.id = c.booking_id
    WHERE c.visitor_hash = ${visitorHash} AND c.hotel_id = ${hotelId} AND c.key <> ${key} AND b.state = 'held'`
}

export type HeldRooms = { roomTypeId: string; units: number; rooms: number }

/**
 * Returns how many holds a visitor or a whole network has, and how many rooms of each requested type it holds on the
 * requested nights. The same visitor's holds at the same hotel do not count, because they end as soon as the new one is
 * made, unless they are being paid for.
 */
export async function selectHeld(
  sql: Sql,
  asked: {
    by: 'visitor' | 'network'
    networkHash: Buffer
    visitorHash: Buffer
    hotelId: string
    roomTypeIds: string[]
    checkInOn: string
    checkOutOn: string
  },
): Promise<{ holds: number; types: HeldRooms[] }> {
  const [row] = await sql<[{ holds: number; types: HeldRooms[] }]>`
    WITH held AS (
      SELECT b.id FROM checkouts c JOIN bookings b ON b.id = c.booking_id
      WHERE c.network_hash = ${asked.networkHash}
        AND (${asked.by === 'network'} OR c.visitor_hash = ${asked.visitorHash})
        AND b.state = 'held' AND b.held_until > clock_timestamp()
        AND NOT (c.visitor_hash = ${asked.visitorHash} AND c.hotel_id = ${asked.hotelId} AND c.payment_id IS NULL)
    )
    SELECT (SELECT count(*)::integer FROM held) AS holds,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('roomTypeId', t.id, 'units', t.units, 'rooms', (
              SELECT count(*) FROM booking_stays s JOIN held ON held.id = s.booking_id
              WHERE s.room_type_id = t.id AND s.taking
                AND s.stay && daterange(${asked.checkInOn}, ${asked.checkOutOn})))), '[]')
            FROM room_types t WHERE t.id = ANY (${asked.roomTypeIds}::uuid[])) AS types`
  return row
}

/** Counts the bookings that a visitor, and its whole network, have made since then. */
export async function countConfirmed(
  sql: Sql,
  { visitorHash, networkHash }: { visitorHash: Buffer; networkHash: Buffer },
  since: Date,
): Promise<{ visitor: number; network: number }> {
  const [row] = await sql<[{ visitor: number; network: number }]>`
    SELECT (count(*) FILTER (WHERE visitor_hash = ${visitorHash}))::integer AS visitor, count(*)::integer AS network
    FROM checkouts WHERE network_hash = ${networkHash} AND confirmed_at > ${since}`
  return row
}

export async function updateCodeEmail(sql: Sql, id: string, email: string): Promise<void> {
  await sql`UPDATE checkouts SET code_email = ${email}, code_hash = NULL WHERE id = ${id}`
}

/** Stores the code only while its address is still the one that the guest gave last. */
export async function updateCodeHash(
  sql: Sql,
  { id, email, codeHash }: { id: string; email: string; codeHash: Buffer },
): Promise<boolean> {
  const { count } = await sql`
    UPDATE checkouts SET code_hash = ${codeHash} WHERE id = ${id} AND code_email = ${email}`
  return count > 0
}

/** Forgets the visitors first, and later deletes the checkouts themselves. */
export async function sweepBefore(
  sql: Sql,
  { forget, remove }: { forget: Date; remove: Date },
): Promise<void> {
  await sql`
    UPDATE checkouts SET network_hash = NULL, visitor_hash = NULL, code_hash = NULL, code_email = NULL
    WHERE created_at < ${forget} AND network_hash IS NOT NULL`
  await sql`DELETE FROM checkouts WHERE created_at < ${remove}`
}
