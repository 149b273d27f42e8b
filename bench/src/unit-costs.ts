import { setTimeout as delay } from 'node:timers/promises'
import { utcDay } from '@roomlark/contract/dates'
import postgres from 'postgres'
import { addDays } from '../../contract/src/dates.ts'
import type { Bench, Options, Table } from './bench.ts'
import { listPairs, openBookings, sizeFor } from './bookings.ts'
import { follow, openClicks } from './clicks.ts'
import { runLoad, type Target } from './load.ts'
import { Figures, withServers } from './measure.ts'
import type { Running } from './processes.ts'
import { processorTime } from './processor-time.ts'
import { smallPlace } from './search-data.ts'

const today = utcDay(new Date())

/** One kind of call: what it costs, and with `leaves` what it writes. */
type Unit = { name: string; url: string; target: Target; leaves: boolean }

export const unitCosts: Bench = {
  name: 'unit-costs',
  title: 'Unit costs',
  about:
    'What one call costs in processor time, sixteen at a time, and what a booking and a click leave behind: the figures that docs/scale.md calculates with. Processor time is that of the server and of PostgreSQL, with what follows from the calls (mails, counted figures, the search index), less what both use while nobody calls. Bytes are the growth of the database with its indexes, and of the write-ahead log, divided by the calls. They are no ratios: they belong to the processor they were measured on, and say little on a busy one.',
  async run(options) {
    const { lab } = options
    const [shops, links] = [await openBookings(options), await openClicks(lab)]
    const processor = new Figures()
    const bytes = new Figures()
    let idle: Record<Name, Used> | undefined
    await withServers(
      options,
      { shops: () => lab.serve(shops.url), links: () => lab.serve(links.url) },
      async (servers, { warmUpMs }) => {
        const pairs = listPairs(shops.data)
        const ofPair = (name: string, title: string, leaves: boolean): Unit => ({
          name: title,
          url: shops.url,
          leaves,
          target: { url: servers.shops.url, call: pairs[name]?.ours ?? (() => ({ path: '/' })) },
        })
        const stay = `checkInOn=${addDays(today, 40)}&checkOutOn=${addDays(today, 43)}&adults=2`
        const place = `city:IT:${smallPlace.toLowerCase()}`
        const reading = (name: string, path: string): Unit => ({
          name,
          url: links.url,
          leaves: false,
          target: { url: servers.links.url, call: () => ({ path }) },
        })
        const units = [
          ofPair('booking two nights of a year, in any hotel', 'booking of two nights', true),
          {
            name: 'click on a tracked link',
            url: links.url,
            leaves: true,
            target: { url: servers.links.url, call: follow, status: 302 },
          },
          reading(
            'guest search by price, 500 hotels',
            `/api/v1/guest/search?place=${place}&${stay}&sort=price`,
          ),
          ofPair('offers of one hotel, forty types', 'offers of one hotel, forty types', false),
          ofPair('quote of three nights', 'quote of three nights', false),
        ]
        for (const unit of units) await runLoad(unit.target, warmUpMs)
        // A quick bench has the same servers in all runs.
        idle = options.quick && idle ? idle : await measureIdle(options, servers)
        for (const unit of units) await measureUnit(options, unit, { servers, idle }, { processor, bytes })
      },
    )
    await lab.release('bookings')
    await lab.release('clicks')
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
    const hotels = sizeFor(options).hotels.toLocaleString('en')
    return { sizes: `${hotels} hotels, a year of nights`, tables }
  },
}

/** Processor time in milliseconds, or its share of the time that passed. */
type Used = { server: number; database: number }
type Name = 'shops' | 'links'

/** Work that follows from calls is done within a few seconds. */
const restMsFor = ({ quick }: Options) => (quick ? 1000 : 5000)

function usedBy({ lab }: Options, server: Running): Used {
  return {
    server: processorTime(server.pid) ?? 0,
    database: processorTime(lab.databasePid()) ?? 0,
  }
}

/** The share of a core that each server and PostgreSQL use while nobody calls. */
async function measureIdle(options: Options, servers: Record<Name, Running>): Promise<Record<Name, Used>> {
  const restMs = restMsFor(options)
  await delay(restMs)
  const before = { shops: usedBy(options, servers.shops), links: usedBy(options, servers.links) }
  await delay(restMs)
  const share = (name: Name): Used => {
    const after = usedBy(options, servers[name])
    return {
      server: (after.server - before[name].server) / restMs,
      database: (after.database - before[name].database) / restMs,
    }
  }
  return { shops: share('shops'), links: share('links') }
}

async function measureUnit(
  options: Options,
  { name, url, target, leaves }: Unit,
  { servers, idle }: { servers: Record<Name, Running>; idle: Record<Name, Used> },
  figures: { processor: Figures; bytes: Figures },
): Promise<void> {
  const of = target.url === servers.shops.url ? 'shops' : 'links'
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    // PostgreSQL logs a whole page at its first change after a checkpoint, which is part of what a call costs.
    if (leaves) await sql`CHECKPOINT`
    const sizeFrom = await readSizes(sql)
    const [from, begun] = [usedBy(options, servers[of]), performance.now()]
    const { calls } = await runLoad(target, (options.quick ? 2 : 15) * options.roundMs)
    if (leaves) await delay(restMsFor(options))
    const [until, ms] = [usedBy(options, servers[of]), performance.now() - begun]
    const cost = (part: keyof Used) => Math.max(0, until[part] - from[part] - idle[of][part] * ms) / calls
    const [ours, theirs] = [cost('server'), cost('database')]
    figures.processor.add(name, { server: ours, database: theirs, perCore: 1000 / (ours + theirs) })
    if (!leaves) return
    const sizes = await readSizes(sql)
    figures.bytes.add(name, {
      stored: (sizes.stored - sizeFrom.stored) / calls,
      logged: (sizes.logged - sizeFrom.logged) / calls,
    })
  } finally {
    await sql.end()
  }
}

/** The log is that of all databases, of which only this one is written to meanwhile. */
async function readSizes(sql: postgres.Sql): Promise<{ stored: number; logged: number }> {
  const [row] = await sql<[{ stored: number; logged: number }]>`
    SELECT pg_database_size(current_database())::float8 AS stored,
           pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS logged`
  return row
}
