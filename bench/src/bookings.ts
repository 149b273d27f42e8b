import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { addDays } from '../../contract/src/dates.ts'
import { startCluster } from '../../server/src/db/embedded/cluster.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { openShop, type Shop } from './bookings-data.ts'
import { compare, type Target } from './load.ts'
import { add, type Measured, runs, spread } from './measured.ts'
import { startProcess, withProcess } from './processes.ts'
import { table } from './table.ts'

const today = new Date().toISOString().slice(0, 10)

/**
 * Measures bookings of one night everyone wants and of nights nobody shares, quotes, and a year of the
 * calendar.
 */
export async function benchBookings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const url = cluster.urlOf('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await migrateDatabase(url)
    const shop = await openShop(sql)
    const env = { DATABASE_URL: url, ROOMLARK_DATA: folder, HOTEL: shop.hotelId }
    const rps: Measured = new Map()
    const p99: Measured = new Map()
    const server = () => startProcess('server/src/main.ts', '/health/ready', env)
    const floor = () => startProcess('bench/src/bookings-floor.ts', `/?fromOn=${today}&untilOn=${today}`, env)
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`run ${run} of ${runs}\n`)
      await withProcess(server, (product) =>
        withProcess(floor, async (bare) => {
          for (const [name, pair] of Object.entries(pairsOf(shop))) {
            process.stderr.write(`measuring ${name}\n`)
            const loads = await compare(
              { url: product.url, token: shop.token, ...pair.ours },
              { url: bare.url, ...pair.floor },
            )
            add(rps, name, loads.ours.rps / loads.floor.rps)
            add(p99, name, loads.ours.p99 / loads.floor.p99)
          }
        }),
      )
    }
    return table(
      ['bookings', 'of the floor’s requests/s', 'p99 of the floor’s'],
      [...rps].map(([name, shares]) => [name, spread(shares), spread(p99.get(name) ?? [], '×')]),
    )
  } finally {
    await sql.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Call = Omit<Target, 'url' | 'token'>

function pairsOf({ hotelId, slug, planId, typeIds }: Shop): Record<string, { ours: Call; floor: Call }> {
  const [first = ''] = typeIds
  const anyOf = (count: number) => Math.floor(Math.random() * count)
  const stay = (type: string, offset: number, nights: number) => ({
    checkInOn: addDays(today, offset),
    checkOutOn: addDays(today, offset + nights),
    rooms: [{ roomTypeId: type, quantity: 1 }],
    ...{ ratePlanId: planId, adults: 2, childAges: [] },
  })
  const guest = { name: 'Hana Nakamura', email: 'hana@example.test' }
  const details = { state: 'confirmed', source: 'direct', guest, notes: '', specialRequests: '' }
  const booking = (type: () => string, offset: () => number, nights: number) => ({
    ours: {
      path: () => `/api/v1/hotels/${hotelId}/bookings`,
      body: () => ({ ...stay(type(), offset(), nights), ...details }),
      headers: () => ({ 'idempotency-key': randomUUID() }),
    },
    floor: { path: () => `/book?type=${type()}&first=${addDays(today, offset())}&nights=${nights}` },
  })
  const anyType = () => typeIds[anyOf(typeIds.length)] ?? ''
  const year = `fromOn=${today}&untilOn=${addDays(today, 364)}`
  const fewNights = `fromOn=${addDays(today, 40)}&untilOn=${addDays(today, 43)}`
  const asked = `checkInOn=${addDays(today, 40)}&checkOutOn=${addDays(today, 43)}`
  return {
    'booking one night everybody wants': booking(
      () => first,
      () => 20,
      1,
    ),
    'booking two nights of a year, forty types': booking(anyType, () => 1 + anyOf(360), 2),
    'quote of three nights (floor: reading the nights of all types)': {
      ours: { path: () => `/api/v1/hotels/${hotelId}/quote`, body: () => stay(anyType(), 40, 3) },
      floor: { path: () => `/calendar?${fewNights}` },
    },
    'offers of one hotel, forty types (floor: reading their nights)': {
      ours: { path: () => `/api/v1/guest/hotels/${slug}/offers?${asked}` },
      floor: { path: () => `/calendar?${fewNights}` },
    },
    'calendar of 40 types × 365 nights, two readers': {
      ours: { path: () => `/api/v1/hotels/${hotelId}/calendar?${year}`, concurrency: 2 },
      floor: { path: () => `/calendar?${year}`, concurrency: 2 },
    },
  }
}
