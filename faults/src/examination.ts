import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type postgres from 'postgres'
import { inRoot, nodePath } from '../../scripts/paths.mjs'
import type { Acknowledged } from './load.ts'
import { compileCache } from './server-process.ts'
import { timeUntil } from './wait.ts'

/** Names everything that was confirmed and is not there, or is there twice. */
export async function findLosses(sql: postgres.Sql, acknowledged: Acknowledged): Promise<string[]> {
  const { bookings, cancelled, clicks, approved, paid } = acknowledged
  const missing = async (what: string, confirmed: Iterable<string>, kept: Promise<{ id: string }[]>) => {
    const found = new Set((await kept).map(({ id }) => id))
    return [...confirmed].filter((id) => !found.has(id)).map((id) => `${what} ${id} is lost`)
  }
  const repeated = await sql<{ name: string; count: number }[]>`
    SELECT guest_name AS name, count(*)::integer AS count FROM bookings
    WHERE guest_name = ANY(${[...bookings.values()]}) GROUP BY guest_name HAVING count(*) > 1`
  const ids = (wanted: Iterable<string>) => [...wanted]
  return [
    ...(await missing(
      'the booking',
      bookings.keys(),
      sql`SELECT id FROM bookings WHERE id = ANY(${ids(bookings.keys())}::uuid[]) AND state <> 'expired'`,
    )),
    ...(await missing(
      'the cancellation of',
      cancelled,
      sql`SELECT id FROM bookings WHERE id = ANY(${ids(cancelled)}::uuid[]) AND state = 'cancelled'`,
    )),
    ...(await missing(
      'the click',
      clicks,
      sql`SELECT tag AS id FROM clicks WHERE tag = ANY(${ids(clicks)})`,
    )),
    ...(await missing(
      'the approval of payout run',
      approved,
      sql`SELECT id FROM payout_runs WHERE id = ANY(${ids(approved)}::uuid[]) AND state <> 'draft'`,
    )),
    ...(await missing(
      'the payment of statement',
      paid,
      sql`SELECT id FROM affiliate_statements WHERE id = ANY(${ids(paid)}::uuid[]) AND state = 'paid'`,
    )),
    ...repeated.map(({ name, count }) => `the attempt ${name} made ${count} bookings`),
  ]
}

/** Figures and search follow what happened by themselves; says what does not. */
export async function findLag(sql: postgres.Sql): Promise<string[]> {
  const took = await timeUntil(async () => {
    const [row] = await sql<[{ isBehind: boolean }]>`
      SELECT EXISTS (SELECT FROM uncounted_events) OR EXISTS (SELECT FROM uncounted_clicks)
             OR EXISTS (SELECT FROM search_waiting) AS "isBehind"`
    return !row.isBehind
  }, 30_000)
  return took === null ? ['figures or the search index were behind for 30 s'] : []
}

export type Examined = { isWell: boolean; words: string }

/** Runs `npm run doctor` on the database, and returns its verdict with the invariants that it found broken. */
export async function askDoctor(databaseUrl: string, env: Record<string, string>): Promise<Examined> {
  const child = spawn(nodePath(), [inRoot('server/src/commands/doctor.ts')], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: compileCache,
      ...env,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (code === 0) return { isWell: true, words: 'well' }
  const broken = [...said.matchAll(/^FAULT (\S+):/gm)].map(([, name]) => name)
  return { isWell: false, words: broken.join(', ') || complained.trim() || `exit code ${code}` }
}
