import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { addDays } from '../../contract/src/dates.ts'
import type { Bench, Options, Table } from './bench.ts'
import { pairsOf } from './bookings.ts'
import { openShops } from './bookings-data.ts'
import { follow, openLinks } from './clicks.ts'
import { runLoad, type Target } from './load.ts'
import { Figures, withServers } from './measure.ts'
import type { Running } from './processes.ts'
import { processorTime } from './processor-time.ts'
import { smallPlace } from './search-data.ts'

const today = new Date().toISOString().slice(0, 10)

/** One kind of call: what it costs, and with `leaves` what it writes. */
type Unit = { name: string; url: string; target: Target; leaves: boolean }

export const unitCosts: Bench = {
  name: 'unit-costs',
  title: 'Unit costs',
  about:
    'What one call costs in processor time, sixteen at a time, and what a booking and a click leave behind: the figures that docs/scale.md calculates with. Processor time is that of the server and of PostgreSQL, with what follows from the calls (mails, counted figures, the search index), less what both use while nobody calls. Bytes are the growth of the database with its indexes, and of the write-ahead log, divided by the calls. They are no ratios: they belong to the processor they were measured on, and say little on a busy one.',
  async run(options) {
    const { lab, quick } = options
    const size = quick ? { hotels: 500, small: 9 } : { hotels: 5000, small: 90 }
    const shops = await lab.database('unit_bookings', (sql) => openShops(sql, size))
    const links = await lab.database('unit_clicks', openLinks)
    for (const { url } of [shops, links]) await lab.command('search.ts', ['rebuild'], url)
    const processor = new Figures()
    const bytes = new Figures()
    await withServers(
      options,
      { shops: () => lab.serve(shops.url), links: () => lab.serve(links.url) },
      async (servers) => {
        const pairs = pairsOf(shops.data)
        const ofPair = (name: string, title: string, leaves: boolean): Unit => ({
          ...{ name: title, url: shops.url, leaves },
          target: { url: servers.shops.url, call: pairs[name]?.ours ?? (() => ({ path: '/' })) },
        })
        const stay = `checkInOn=${addDays(today, 40)}&checkOutOn=${addDays(today, 43)}&adults=2`
        const place = `city:IT:${smallPlace.toLowerCase()}`
        const reading = (name: string, path: string): Unit => ({
          ...{ name, url: links.url, leaves: false },
          target: { url: servers.links.url, call: () => ({ path }) },
        })
        const units = [
          ofPair('booking two nights of a year, in any hotel', 'booking of two nights', true),
          {
            ...{ name: 'click on a tracked link', url: links.url, leaves: true },
            target: { url: servers.links.url, call: follow, status: 302 },
          },
          reading(
            'guest search by price, 500 hotels',
            `/api/v1/guest/search?place=${place}&${stay}&sort=price`,
          ),
          ofPair('offers of one hotel, forty types', 'offers of one hotel, forty types', false),
          ofPair('quote of three nights', 'quote of three nights', false),
        ]
        for (const unit of units) await measureUnit(options, unit, servers, { processor, bytes })
      },
    )
    await lab.drop('unit_bookings')
    await lab.drop('unit_clicks')
    const tables: Table[] = [
      {
        title: 'processor time of one call',
        columns: [
          { title: 'server', unit: ' ms' },
          { title: 'PostgreSQL', unit: ' ms' },
          { title: 'calls a second that a core pays for', digits: 0 },
        ],
        rows: processor.rows(['server', 'database', 'perCore']),
      },
      {
        title: 'left behind by one',
        columns: [
          { title: 'in the database', unit: ' bytes', digits: 0 },
          { title: 'in the write-ahead log', unit: ' bytes', digits: 0 },
        ],
        rows: bytes.rows(['stored', 'logged']),
      },
    ]
    return { sizes: `${size.hotels.toLocaleString('en')} hotels, a year of nights`, tables }
  },
}

async function measureUnit(
  { lab, quick, warmUpMs, roundMs }: Options,
  { name, url, target, leaves }: Unit,
  servers: Record<'shops' | 'links', Running>,
  figures: { processor: Figures; bytes: Figures },
): Promise<void> {
  const server = Object.values(servers).find((running) => running.url === target.url)
  const used = () => ({
    server: processorTime(server?.pid ?? 0) ?? 0,
    database: processorTime(lab.databasePid()) ?? 0,
  })
  const since = (before: ReturnType<typeof used>) => {
    const after = used()
    return { server: after.server - before.server, database: after.database - before.database }
  }
  /** What follows from calls is done within a few seconds. */
  const restMs = quick ? 2000 : 5000
  const loadMs = quick ? 8 * roundMs : 10 * roundMs
  await runLoad(target, warmUpMs)
  await delay(restMs)
  const idleFrom = used()
  await delay(restMs)
  const idle = since(idleFrom)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    // PostgreSQL logs a whole page at its first change after a checkpoint, which is part of what a call costs.
    if (leaves) await sql`CHECKPOINT`
    const sizeFrom = await sizesOf(sql)
    const from = used()
    const { calls } = await runLoad(target, loadMs)
    await delay(restMs)
    const spent = since(from)
    const share = (loadMs + restMs) / restMs
    const cost = (of: 'server' | 'database') => Math.max(0, spent[of] - idle[of] * share) / calls
    const [ours, theirs] = [cost('server'), cost('database')]
    figures.processor.add(name, { server: ours, database: theirs, perCore: 1000 / (ours + theirs) })
    if (!leaves) return
    const sizes = await sizesOf(sql)
    figures.bytes.add(name, {
      stored: (sizes.stored - sizeFrom.stored) / calls,
      logged: (sizes.logged - sizeFrom.logged) / calls,
    })
  } finally {
    await sql.end()
  }
}

/** The log is that of all databases, of which only this one is written to meanwhile. */
async function sizesOf(sql: postgres.Sql): Promise<{ stored: number; logged: number }> {
  const [row] = await sql<[{ stored: number; logged: number }]>`
    SELECT pg_database_size(current_database())::float8 AS stored,
           pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS logged`
  return row
}
