import type { Sql } from '../db/database.ts'
import type { DemoRequest, demoNotice, demoProfiles } from './partnerships.ts'

export async function insertDemoProfile(
  sql: Sql,
  profile: (typeof demoProfiles)[number],
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO affiliate_profiles ${sql({
      user_id: profile.userId,
      public_name: profile.publicName,
      site: profile.site,
      audience: profile.audience,
      monthly_reach: profile.monthlyReach,
      countries: profile.countries,
      channels: profile.channels,
      updated_at: at,
    })}`
}

export async function insertDemoRequest(
  sql: Sql,
  ownerId: string,
  request: DemoRequest,
  now: Date,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const [first, last] = [request.steps[0], request.steps.at(-1)]
  const [made] = await sql<{ id: string; hotelId: string }[]>`
    INSERT INTO partnerships (hotel_id, affiliate_id, state, state_since, message, read_at, ask_again_on, created_at)
    SELECT h.id, ${request.affiliateId}, ${request.state}, ${ago(last?.hoursAgo ?? 0)}, ${request.message},
           ${request.isRead ? ago((first?.hoursAgo ?? 0) - 1) : null}, ${request.askAgainOn ?? null},
           ${ago(first?.hoursAgo ?? 0)}
    FROM hotels h WHERE h.name = ${request.hotelName} AND h.owner_id = ${ownerId}
    RETURNING id, hotel_id AS "hotelId"`
  if (!made) return
  for (const { hoursAgo, side, happened, note } of request.steps) {
    await sql`
      INSERT INTO partnership_events (partnership_id, at, kind, params, particulars, by_user_id, by_side)
      VALUES (${made.id}, ${ago(hoursAgo)}, ${happened.kind}, ${sql.json({ ...happened.params })}, ${note ?? null},
              ${side === 'affiliate' ? request.affiliateId : ownerId}, ${side})`
  }
  if (request.rateBps === undefined) return
  await sql`
    INSERT INTO term_changes (hotel_id, partnership_id, term, value, announced_at, effective_at)
    VALUES (${made.hotelId}, ${made.id}, 'rate', ${request.rateBps}, ${ago(first?.hoursAgo ?? 0)},
            ${ago(first?.hoursAgo ?? 0)})`
}

/** Announces a lower base rate to everybody who gets it. */
export async function insertDemoNotice(
  sql: Sql,
  ownerId: string,
  { hotelName, fromBps, toBps, announcedAt, effectiveOn }: ReturnType<typeof demoNotice>,
): Promise<void> {
  const change = { term: 'rate', fromPercent: fromBps / 100, toPercent: toBps / 100, isBase: true }
  await sql`
    WITH hotel AS (SELECT id FROM hotels WHERE name = ${hotelName} AND owner_id = ${ownerId}),
      announced AS (
        INSERT INTO term_changes (hotel_id, term, value, announced_at, effective_at, announced_by)
        SELECT id, 'rate', ${toBps}, ${announcedAt}, ${effectiveOn}::date::timestamp AT TIME ZONE 'UTC', ${ownerId}
        FROM hotel
      )
    INSERT INTO partnership_events (partnership_id, at, kind, params, by_user_id, by_side)
    SELECT p.id, ${announcedAt}, 'terms-announced', ${sql.json({ change, effectiveOn })}, ${ownerId}, 'hotel'
    FROM partnerships p JOIN hotel ON hotel.id = p.hotel_id
    WHERE p.state = 'active' AND own_term(p.id, 'rate', ${announcedAt}) IS NULL`
}

export async function updateDemoWelcoming(sql: Sql, ownerId: string, hotelName: string): Promise<void> {
  await sql`
    UPDATE hotel_partner_settings s SET auto_approve = true
    FROM hotels h WHERE h.id = s.hotel_id AND h.name = ${hotelName} AND h.owner_id = ${ownerId}`
}
