import type {
  PartnershipHappening,
  PartnershipSide,
  PartnershipState,
} from '@roomlark/contract/partnership-events'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

export type PartnershipRow = {
  id: string
  hotelId: string
  ownerId: string
  hotelName: string
  affiliateId: string | null
  /** Name by which the hotel knows the affiliate: the public name, or the invited address. */
  partnerName: string
  state: PartnershipState
  stateSince: Date
  pausedByAdmin: boolean
  askAgainOn: string | null
  version: number
}

function columns(sql: Sql) {
  return sql`
    p.id, p.hotel_id AS "hotelId", h.owner_id AS "ownerId", h.name AS "hotelName", p.affiliate_id AS "affiliateId",
    coalesce(partner_name(u), p.invited_email, '') AS "partnerName", p.state, p.state_since AS "stateSince",
    p.paused_by_admin AS "pausedByAdmin", p.ask_again_on::text AS "askAgainOn", p.version`
}

/** The partnerships that a caller may read. */
export type PartnershipScope = HotelScope | { affiliateId: string }

function isReached(sql: Sql, scope: PartnershipScope) {
  return 'affiliateId' in scope ? sql`AND p.affiliate_id = ${scope.affiliateId}` : inScope(sql, scope)
}

export async function selectPartnership(
  sql: Sql,
  id: string,
  scope: PartnershipScope,
): Promise<PartnershipRow | undefined> {
  const [row] = await sql<PartnershipRow[]>`
    SELECT ${columns(sql)} FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
      LEFT JOIN users u ON u.id = p.affiliate_id
    WHERE p.id = ${id} ${isReached(sql, scope)}`
  return row
}

export async function selectPartnershipForUpdate(
  sql: Sql,
  id: string,
  scope: PartnershipScope,
): Promise<PartnershipRow | undefined> {
  const [row] = await sql<PartnershipRow[]>`
    SELECT ${columns(sql)} FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
      LEFT JOIN users u ON u.id = p.affiliate_id
    WHERE p.id = ${id} ${isReached(sql, scope)} FOR UPDATE OF p`
  return row
}

export type NewState = {
  state: PartnershipState
  at: Date
  askAgainOn?: string | null
  pausedByAdmin?: boolean
  message?: string
  allowsPaidAds?: boolean
}

/** The row must be locked. */
export async function updateState(sql: Sql, id: string, change: NewState): Promise<void> {
  const { state, at, askAgainOn = null, pausedByAdmin = false, message } = change
  const isNew = state === 'requested' || state === 'invited'
  await sql`
    UPDATE partnerships SET state = ${state}, state_since = ${at}, ask_again_on = ${askAgainOn},
           paused_by_admin = ${pausedByAdmin}, message = coalesce(${message ?? null}, message),
           read_at = ${isNew ? null : sql`read_at`},
           allows_paid_ads = coalesce(${change.allowsPaidAds ?? null}, allows_paid_ads),
           approved_at = ${state === 'active' ? sql`coalesce(approved_at, ${at})` : sql`approved_at`},
           -- Once the invitation is accepted, the name is known and the address is no longer needed.
           invited_email = ${state === 'active' ? null : sql`invited_email`}, version = version + 1
    WHERE id = ${id}`
}

export type NewEvent = {
  happened: PartnershipHappening
  note: string
  by: { userId: string | null; side: PartnershipSide }
  at: Date
}

export async function insertEvents(sql: Sql, partnershipIds: string[], event: NewEvent): Promise<void> {
  const { happened, note, by, at } = event
  await sql`
    WITH added AS (
      INSERT INTO partnership_events (partnership_id, at, kind, params, particulars, by_user_id, by_side)
      SELECT id, ${at}, ${happened.kind}, ${sql.json({ ...happened.params })}, ${note || null}, ${by.userId}, ${by.side}
      FROM unnest(${partnershipIds}::uuid[]) AS id RETURNING id, partnership_id
    )
    INSERT INTO outbox (kind, params)
    SELECT 'partnership', jsonb_build_object('eventId', added.id, 'state', p.state)
    FROM added JOIN partnerships p ON p.id = added.partnership_id`
}

export type EventRow = {
  at: Date
  by: PartnershipSide
  kind: PartnershipHappening['kind']
  params: unknown
  note: string | null
}

export async function selectEvents(sql: Sql, partnershipId: string): Promise<EventRow[]> {
  return sql<EventRow[]>`
    SELECT at, by_side AS by, kind, params, particulars AS note FROM partnership_events
    WHERE partnership_id = ${partnershipId} ORDER BY id DESC LIMIT 500`
}

/** Tells whether a partnership has a link that is not archived. */
export async function selectHasLink(sql: Sql, partnershipId: string): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM tracked_links WHERE partnership_id = ${partnershipId} AND archived_at IS NULL LIMIT 1`
  return rows.length === 1
}

export async function selectFirstLinkCode(sql: Sql, partnershipId: string): Promise<string | undefined> {
  const [row] = await sql<{ code: string }[]>`
    SELECT code FROM tracked_links WHERE partnership_id = ${partnershipId} AND archived_at IS NULL
    ORDER BY created_at, id LIMIT 1`
  return row?.code
}

/** Returns undefined where the code is taken. */
export async function insertFirstLink(
  sql: Sql,
  link: { id: string; hotelId: string; affiliateId: string; code: string; at: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO tracked_links (partnership_id, hotel_id, affiliate_id, code, created_at)
    VALUES (${link.id}, ${link.hotelId}, ${link.affiliateId}, ${link.code}, ${link.at})
    ON CONFLICT ON CONSTRAINT tracked_links_code_key DO NOTHING RETURNING id`
  return row?.id
}
