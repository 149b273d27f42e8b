import type { HoldQuery, HoldState, OwnHoldQuery } from '@roomlark/contract/partners/commission-holds'
import type { SignalFinding, SignalKind } from '@roomlark/contract/signal-kinds'
import type { Sql } from '../../../db/database.ts'

/** Facts with which a hold of a commission is opened; undefined if the booking earns nothing. */
export type HoldableRow = {
  affiliateId: string
  hotelId: string
  reference: string
  netUsdCents: number
}

/** Locks the commission first, as everybody does who opens or ends a hold. */
export async function selectHoldable(sql: Sql, bookingId: string): Promise<HoldableRow | undefined> {
  await selectCommissionForUpdate(sql, bookingId)
  const [row] = await sql<HoldableRow[]>`
    SELECT f.affiliate_id AS "affiliateId", f.hotel_id AS "hotelId", b.reference, f.net_usd_cents AS "netUsdCents"
    FROM commission_figures f JOIN bookings b ON b.id = f.booking_id
    WHERE f.booking_id = ${bookingId} AND f.state <> 'void'`
  return row
}

async function selectCommissionForUpdate(sql: Sql, bookingId: string): Promise<void> {
  await sql`SELECT FROM commissions WHERE booking_id = ${bookingId} FOR UPDATE`
}

type NewHold = { bookingId: string; hotelId: string; affiliateId: string; heldAt: Date; releasesAt: Date }

/** Returns undefined if the booking has an open hold, to which the new signals belong too. */
export async function insertHold(sql: Sql, hold: NewHold): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO commission_holds (booking_id, hotel_id, affiliate_id, held_at, releases_at)
    VALUES (${hold.bookingId}, ${hold.hotelId}, ${hold.affiliateId}, ${hold.heldAt}, ${hold.releasesAt})
    ON CONFLICT (booking_id) WHERE state = 'open' DO NOTHING RETURNING id`
  return row?.id
}

/** Raises the version, so that whoever decides has seen everything that was added. */
export async function updateOpenVersion(sql: Sql, bookingId: string): Promise<void> {
  await sql`UPDATE commission_holds SET version = version + 1 WHERE booking_id = ${bookingId} AND state = 'open'`
}

export type HoldRow = {
  id: string
  bookingId: string
  reference: string
  checkInOn: string
  checkOutOn: string
  hotelId: string
  hotelName: string
  affiliateId: string
  partnerName: string
  /** Credit of the affiliate; once it is void, the credit before that. */
  netUsdCents: number
  state: HoldState
  heldAt: Date
  releasesAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  reason: string | null
  isAnswered: boolean
  kinds: SignalKind[]
  version: number
}

function columns(sql: Sql) {
  return sql`
    o.id, o.booking_id AS "bookingId", b.reference, b.check_in_on::text AS "checkInOn",
    b.check_out_on::text AS "checkOutOn", h.id AS "hotelId", h.name AS "hotelName", u.id AS "affiliateId",
    partner_name(u) AS "partnerName", o.state, o.held_at AS "heldAt", o.releases_at AS "releasesAt",
    o.decided_at AS "decidedAt", account_name(a) AS "decidedBy", o.reason, o.version,
    ${heldCents(sql)} AS "netUsdCents",
    EXISTS (SELECT FROM hold_messages m WHERE m.hold_id = o.id AND m.side = 'affiliate') AS "isAnswered",
    ARRAY(SELECT s.kind FROM booking_signals s WHERE s.booking_id = o.booking_id
            AND s.at <= coalesce(o.decided_at, 'infinity') ORDER BY s.at, s.kind) AS kinds`
}

/** Of a hold that ended void, what the decision took away. */
function heldCents(sql: Sql) {
  return sql`
    CASE WHEN o.state = 'voided' THEN coalesce((
      SELECT -sum(x.net_usd_cents)::bigint FROM commission_changes x
        JOIN commission_adjustments j ON j.id = x.adjustment_id AND j.cause = 'hold'
      WHERE x.booking_id = o.booking_id), 0)
    ELSE coalesce(c.net_usd_cents, 0) END`
}

function joined(sql: Sql) {
  return sql`
    commission_holds o JOIN bookings b ON b.id = o.booking_id JOIN hotels h ON h.id = o.hotel_id
      JOIN users u ON u.id = o.affiliate_id LEFT JOIN users a ON a.id = o.decided_by
      LEFT JOIN commissions c ON c.booking_id = o.booking_id AND c.kind = 'referral'`
}

/** Undefined scope is everyone's. */
export async function selectHold(sql: Sql, id: string, affiliateId?: string): Promise<HoldRow | undefined> {
  const [row] = await sql<HoldRow[]>`
    SELECT ${columns(sql)} FROM ${joined(sql)}
    WHERE o.id = ${id} ${affiliateId === undefined ? sql`` : sql`AND o.affiliate_id = ${affiliateId}`}`
  return row
}

/** Open ones by the day of their release, others by the latest decision. */
export async function selectHoldPage(sql: Sql, { state, page, limit }: HoldQuery): Promise<HoldRow[]> {
  return sql<HoldRow[]>`
    SELECT ${columns(sql)} FROM ${joined(sql)} WHERE o.state = ${state}
    ORDER BY o.decided_at DESC NULLS FIRST, o.releases_at, o.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

type Counts = Record<HoldState, number> & { openUsdCents: number }

export async function selectHoldCounts(sql: Sql): Promise<Counts> {
  const [row] = await sql<[Counts]>`
    SELECT count(*) FILTER (WHERE o.state = 'open')::integer AS open,
           count(*) FILTER (WHERE o.state = 'released')::integer AS released,
           count(*) FILTER (WHERE o.state = 'voided')::integer AS voided,
           coalesce(sum(c.net_usd_cents) FILTER (WHERE o.state = 'open'), 0)::bigint AS "openUsdCents"
    FROM commission_holds o LEFT JOIN commissions c ON c.booking_id = o.booking_id AND c.kind = 'referral'`
  return row
}

export async function selectOwnHolds(
  sql: Sql,
  affiliateId: string,
  { state, page, limit }: OwnHoldQuery,
): Promise<HoldRow[]> {
  return sql<HoldRow[]>`
    SELECT ${columns(sql)} FROM ${joined(sql)}
    WHERE o.affiliate_id = ${affiliateId} ${state === undefined ? sql`` : sql`AND o.state = ${state}`}
    ORDER BY o.held_at DESC, o.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function selectOwnHoldCount(
  sql: Sql,
  affiliateId: string,
  state: HoldState | undefined,
): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM commission_holds o
    WHERE o.affiliate_id = ${affiliateId} ${state === undefined ? sql`` : sql`AND o.state = ${state}`}`
  return row.count
}

type LockedHold = { bookingId: string; state: HoldState; version: number }

/** Locks the commission and then the hold, in the order of everybody else. */
export async function selectHoldForUpdate(
  sql: Sql,
  id: string,
  affiliateId?: string,
): Promise<LockedHold | undefined> {
  await sql`
    SELECT FROM commissions WHERE booking_id = (SELECT booking_id FROM commission_holds WHERE id = ${id}) FOR UPDATE`
  const [row] = await sql<LockedHold[]>`
    SELECT booking_id AS "bookingId", state, version FROM commission_holds
    WHERE id = ${id} ${affiliateId === undefined ? sql`` : sql`AND affiliate_id = ${affiliateId}`} FOR UPDATE`
  return row
}

type Decided = { state: 'released' | 'voided'; at: Date; by: string | null; reason: string | null }

export async function updateDecided(sql: Sql, id: string, { state, at, by, reason }: Decided): Promise<void> {
  await sql`
    UPDATE commission_holds SET state = ${state}, decided_at = ${at}, decided_by = ${by}, reason = ${reason},
           version = version + 1
    WHERE id = ${id}`
}

export async function selectDueHolds(sql: Sql, at: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM commission_holds WHERE state = 'open' AND releases_at <= ${at} ORDER BY releases_at LIMIT ${limit}`
  return rows.map(({ id }) => id)
}

type FoundRow = { holdId: string; found: SignalFinding; at: Date }

/** Selects the findings behind these holds, up to the decision. */
export async function selectFindings(sql: Sql, holdIds: string[]): Promise<FoundRow[]> {
  return sql<FoundRow[]>`
    SELECT o.id AS "holdId", jsonb_build_object('kind', s.kind, 'evidence', s.evidence) AS found, s.at
    FROM commission_holds o JOIN booking_signals s ON s.booking_id = o.booking_id
    WHERE o.id = ANY(${holdIds}::uuid[]) AND s.at <= coalesce(o.decided_at, 'infinity')
    ORDER BY s.at, s.kind`
}

export type MessageRow = {
  id: number
  holdId: string
  at: Date
  side: 'affiliate' | 'admin'
  text: string | null
}

export async function selectMessages(sql: Sql, holdIds: string[]): Promise<MessageRow[]> {
  return sql<MessageRow[]>`
    SELECT id, hold_id AS "holdId", at, side, text FROM hold_messages
    WHERE hold_id = ANY(${holdIds}::uuid[]) ORDER BY id`
}

export async function selectMessageCount(sql: Sql, holdId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM hold_messages WHERE hold_id = ${holdId}`
  return row.count
}

type NewMessage = { holdId: string; at: Date; side: 'affiliate' | 'admin'; authorId: string; text: string }

export async function insertMessage(sql: Sql, message: NewMessage): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    INSERT INTO hold_messages (hold_id, at, side, author_id, text)
    VALUES (${message.holdId}, ${message.at}, ${message.side}, ${message.authorId}, ${message.text}) RETURNING id`
  return row.id
}
