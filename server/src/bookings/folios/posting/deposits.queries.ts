import type { FolioDeposit } from '@roomlark/contract/bookings/folio'
import type { Sql } from '../../../db/database.ts'

export type DepositRow = Pick<FolioDeposit, 'id' | 'amountCents' | 'dueOn' | 'by' | 'isMailed'> & {
  askedAt: Date
  /** Guests pay it by a link until then; null means that there is no link. */
  linkEndsAt: Date | null
  chargesCard: boolean
  noticeMailedAt: Date | null
  failedAt: Date | null
}

/** The first to be due first; those that were withdrawn are left out. */
export async function selectDeposits(sql: Sql, bookingId: string): Promise<DepositRow[]> {
  return sql<DepositRow[]>`
    SELECT d.id, d.amount_cents AS "amountCents", d.due_on AS "dueOn", d.asked_at AS "askedAt",
           d.guest_mailed_at IS NOT NULL AS "isMailed", d.link_ends_at AS "linkEndsAt",
           d.charges_card AS "chargesCard", d.notice_mailed_at AS "noticeMailedAt", d.failed_at AS "failedAt",
           CASE WHEN d.by_id IS NOT NULL THEN coalesce(account_name(u), 'Somebody') END AS by
    FROM folio_deposits d LEFT JOIN users u ON u.id = d.by_id
    WHERE d.booking_id = ${bookingId} AND d.withdrawn_at IS NULL ORDER BY d.due_on, d.asked_at, d.id`
}

export async function insertDeposit(
  sql: Sql,
  deposit: {
    bookingId: string
    amountCents: number
    dueOn: string
    howToPay: string
    isMailed: boolean
    byId: string | null
    at: Date
  },
): Promise<string> {
  const { bookingId, amountCents, dueOn, howToPay, isMailed, byId, at } = deposit
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO folio_deposits (booking_id, amount_cents, due_on, how_to_pay, asked_at, guest_mailed_at, by_id)
    VALUES (${bookingId}, ${amountCents}, ${dueOn}, ${howToPay}, ${at}, ${isMailed ? at : null}, ${byId}) RETURNING id`
  return row.id
}

/** Hotels are not reminded of it: a payment brings it, or its failure is news of its own. */
export async function insertScheduled(
  sql: Sql,
  deposit: { bookingId: string; amountCents: number; dueOn: string; chargesCard: boolean; at: Date },
): Promise<string> {
  const { bookingId, amountCents, dueOn, chargesCard, at } = deposit
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO folio_deposits (booking_id, amount_cents, due_on, asked_at, reminded_at, charges_card)
    VALUES (${bookingId}, ${amountCents}, ${dueOn}, ${at}, ${at}, ${chargesCard}) RETURNING id`
  return row.id
}

export async function updateLinkEnd(sql: Sql, id: string, linkEndsAt: Date): Promise<void> {
  await sql`UPDATE folio_deposits SET link_ends_at = greatest(link_ends_at, ${linkEndsAt}) WHERE id = ${id}`
}

export async function updateFailed(
  sql: Sql,
  id: string,
  { at, linkEndsAt }: { at: Date; linkEndsAt: Date },
): Promise<void> {
  await sql`
    UPDATE folio_deposits SET failed_at = ${at}, link_ends_at = greatest(link_ends_at, ${linkEndsAt})
    WHERE id = ${id}`
}

/** Leaves out deposits of which a charge was tried already: what became of it is news of its own. */
export async function selectBookingsToCollect(
  sql: Sql,
  { at, days, limit }: { at: Date; days: number; limit: number },
): Promise<string[]> {
  const rows = await sql<{ bookingId: string }[]>`
    SELECT DISTINCT d.booking_id AS "bookingId" FROM folio_deposits d JOIN bookings b ON b.id = d.booking_id
    WHERE d.charges_card AND d.withdrawn_at IS NULL AND d.failed_at IS NULL AND b.state = 'confirmed'
      AND d.due_on - (${at}::timestamptz AT TIME ZONE b.time_zone)::date <= ${days}
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.deposit_id = d.id)
    LIMIT ${limit}`
  return rows.map(({ bookingId }) => bookingId)
}

export async function updateNoticeMailed(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`UPDATE folio_deposits SET notice_mailed_at = ${at} WHERE id = ${id} AND notice_mailed_at IS NULL`
}

type DepositMail = {
  to: string
  language: string | null
  hotelName: string
  contactEmail: string
  reference: string
  amountCents: number
  currency: string
  dueOn: string
  howToPay: string
}

/** Returns undefined if the deposit was withdrawn, or the guest has no address any more. */
export async function selectDepositMail(sql: Sql, id: string): Promise<DepositMail | undefined> {
  const [row] = await sql<DepositMail[]>`
    SELECT b.guest_email AS to, b.guest_language AS language, h.name AS "hotelName",
           h.contact_email AS "contactEmail", b.reference, d.amount_cents AS "amountCents", b.currency,
           d.due_on AS "dueOn", d.how_to_pay AS "howToPay"
    FROM folio_deposits d JOIN bookings b ON b.id = d.booking_id JOIN hotels h ON h.id = b.hotel_id
    WHERE d.id = ${id} AND d.withdrawn_at IS NULL AND b.guest_email IS NOT NULL AND b.guest_erased_at IS NULL`
  return row
}

/** Bookings to come whose guest was asked by email before `askedBefore`, for a deposit that is due within these days. */
export async function selectGuestsToRemind(
  sql: Sql,
  { at, days, askedBefore, limit }: { at: Date; days: number; askedBefore: Date; limit: number },
): Promise<string[]> {
  const rows = await sql<{ bookingId: string }[]>`
    SELECT DISTINCT d.booking_id AS "bookingId" FROM folio_deposits d JOIN bookings b ON b.id = d.booking_id
    WHERE d.withdrawn_at IS NULL AND d.guest_reminded_at IS NULL AND d.guest_mailed_at < ${askedBefore}
      AND b.state = 'confirmed' AND d.due_on - (${at}::timestamptz AT TIME ZONE b.time_zone)::date BETWEEN 0 AND ${days}
    LIMIT ${limit}`
  return rows.map(({ bookingId }) => bookingId)
}

/** Marks the deposits of a booking that its guest is reminded of now, and returns them. */
export async function updateGuestReminded(
  sql: Sql,
  {
    bookingId,
    untilOn,
    askedBefore,
    at,
  }: { bookingId: string; untilOn: string; askedBefore: Date; at: Date },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    UPDATE folio_deposits SET guest_reminded_at = ${at}
    WHERE booking_id = ${bookingId} AND withdrawn_at IS NULL AND guest_reminded_at IS NULL
      AND guest_mailed_at < ${askedBefore} AND due_on <= ${untilOn}
    RETURNING id`
  return rows.map(({ id }) => id)
}

/** Returns false if there is no such deposit, or not any more. */
export async function updateWithdrawn(
  sql: Sql,
  { bookingId, id, byId, at }: { bookingId: string; id: string; byId: string | null; at: Date },
): Promise<boolean> {
  const result = await sql`
    UPDATE folio_deposits SET withdrawn_at = ${at}, withdrawn_by = ${byId}
    WHERE id = ${id} AND booking_id = ${bookingId} AND withdrawn_at IS NULL`
  return result.count === 1
}

/** Bookings with a deposit that nobody was reminded of and whose day has come by the hotel's clock. */
export async function selectDueBookings(sql: Sql, at: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ bookingId: string }[]>`
    SELECT DISTINCT d.booking_id AS "bookingId" FROM folio_deposits d JOIN bookings b ON b.id = d.booking_id
    WHERE d.withdrawn_at IS NULL AND d.reminded_at IS NULL
      AND d.due_on <= (${at}::timestamptz AT TIME ZONE b.time_zone)::date
    LIMIT ${limit}`
  return rows.map(({ bookingId }) => bookingId)
}

/** Marks deposits whose day has come, so that nobody is reminded of them again. Returns those that were not. */
export async function updateReminded(
  sql: Sql,
  { bookingId, today, at }: { bookingId: string; today: string; at: Date },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    UPDATE folio_deposits SET reminded_at = ${at}
    WHERE booking_id = ${bookingId} AND withdrawn_at IS NULL AND reminded_at IS NULL AND due_on <= ${today}
    RETURNING id`
  return rows.map(({ id }) => id)
}
