import type postgres from 'postgres'
import type { Draw } from './draw.ts'

/** A row that exists, with the ids of all it belongs to. */
export type Row = { ids: Record<string, string>; version: number | null; slug: string | null }
export type Rows = ReadonlyMap<string, readonly Row[]>

const perTable = 400

/** Reads some rows of every table with ids, in an order that the seed decides. */
export async function readRows(sql: postgres.Sql, seed: number): Promise<Rows> {
  const columns = await sql<{ table: string; ids: string[]; hasVersion: boolean; hasSlug: boolean }[]>`
    SELECT c.table_name AS table,
           array_agg(column_name::text) FILTER (WHERE data_type = 'uuid' OR column_name = 'id') AS ids,
           bool_or(column_name = 'version') AS "hasVersion", bool_or(column_name = 'slug') AS "hasSlug"
    FROM information_schema.columns c JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
    GROUP BY c.table_name HAVING count(*) FILTER (WHERE data_type = 'uuid' OR column_name = 'id') > 0`
  const rows = new Map<string, readonly Row[]>()
  for (const { table, ids, hasVersion, hasSlug } of columns) {
    const pairs = ids.map((name) => `'${name}', "${name}"`).join(', ')
    const text = `
      SELECT jsonb_strip_nulls(jsonb_build_object(${pairs})) AS ids,
             ${hasVersion ? 'version' : 'NULL'} AS version, ${hasSlug ? 'slug' : 'NULL'} AS slug
      FROM (SELECT * FROM "${table}" LIMIT 20000) AS taken ORDER BY md5("${ids[0]}"::text || $1) LIMIT ${perTable}`
    rows.set(table, [...(await sql.unsafe<Row[]>(text, [String(seed)]))])
  }
  return rows
}

/** Names of ids in addresses and bodies, where they differ from the name of their table. */
const places: Record<string, [table: string, column: string]> = {
  affiliateId: ['partnerships', 'affiliate_id'],
  blockId: ['room_blocks', 'id'],
  bookingId: ['bookings', 'id'],
  changeId: ['term_changes', 'id'],
  codeId: ['promo_codes', 'id'],
  depositId: ['folio_deposits', 'id'],
  extraId: ['hotel_extras', 'id'],
  feedId: ['calendar_feeds', 'id'],
  guestId: ['guest_profiles', 'id'],
  lineId: ['folio_lines', 'id'],
  linkId: ['tracked_links', 'id'],
  noteId: ['room_notes', 'id'],
  planId: ['rate_plans', 'id'],
  ruleId: ['price_rules', 'id'],
  stayId: ['booking_stays', 'id'],
  intoId: ['guest_profiles', 'id'],
  'commissions/bookingId': ['booking_commissions', 'booking_id'],
  'disputes/id': ['commission_disputes', 'id'],
  'earnings/statements/id': ['affiliate_statements', 'id'],
  'guests/id': ['guest_profiles', 'id'],
  'holds/id': ['commission_holds', 'booking_id'],
  'images/imageId': ['hotel_images', 'id'],
  'invitations/id': ['team_invitations', 'id'],
  'members/id': ['team_members', 'user_id'],
  'offers/id': ['hotel_offers', 'id'],
  'own/id': ['commission_holds', 'booking_id'],
  'payouts/id': ['payout_runs', 'id'],
  'demand/rules/ruleId': ['demand_rules', 'id'],
  'rooms/stayId': ['booking_stays', 'id'],
  'signals/id': ['booking_signals', 'booking_id'],
  'statements/id': ['hotel_statements', 'id'],
}

/** Returns table and column of an id, from its name and the words of the address before it. */
function findPlace(name: string, before: string, rows: Rows): [string, string] | undefined {
  const words = before.split('/').filter((word) => word !== '' && !word.startsWith('{'))
  const named =
    places[`${words.slice(-2).join('/')}/${name}`] ?? places[`${words.at(-1)}/${name}`] ?? places[name]
  if (named) return named
  const noun = name === 'id' ? (words.at(-1) ?? '') : name.replace(/Id$/, '')
  const table = `${noun.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`).replace(/-/g, '_')}`
  return [table, `${table}s`].filter((one) => rows.has(one)).map((one): [string, string] => [one, 'id'])[0]
}

export type Ids = {
  /** Returns an id of this name, mostly of what belongs to what was chosen before. */
  find(name: string, before?: string): string | undefined
  /** The version of the last row that was chosen and has one. */
  version(): number | undefined
  slug(): string | undefined
}

/** Chooses ids that exist: mostly of the caller's own and belonging together, sometimes of others. */
export function idsFor(
  draw: Draw,
  rows: Rows,
  own: readonly (string | null)[],
  spared: ReadonlySet<string>,
): Ids {
  const context = new Set(own.filter((id) => id !== null))
  let version: number | undefined
  let slug: string | undefined
  return {
    find(name, before = '') {
      const [table, column] = findPlace(name, before, rows) ?? ['', '']
      const candidates = (rows.get(table) ?? []).filter(({ ids }) => {
        const id = ids[column]
        return id !== undefined && !spared.has(id)
      })
      if (candidates.length === 0) return undefined
      const related = ({ ids }: Row) => Object.values(ids).filter((id) => context.has(id)).length
      const most = Math.max(...candidates.map(related))
      const nearest = candidates.filter((row) => related(row) === most)
      const row = draw.one(draw.chance(0.85) ? nearest : candidates)
      for (const id of Object.values(row.ids)) context.add(id)
      if (row.version !== null) version = row.version
      if (row.slug !== null) slug = row.slug
      return row.ids[column]
    },
    version: () => version,
    slug: () => slug,
  }
}
