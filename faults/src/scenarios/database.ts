import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import type { Scenario, Stage } from '../scenario.ts'

export const locksHeld: Scenario = {
  name: 'locks-held',
  about: 'somebody locks the nights of a hotel, then the whole tables of nights and commissions',
  async inflict({ sql, shop, load, isQuick, over, fail }) {
    const holdMs = isQuick ? 2500 : 6000
    const before = load.acknowledged.bookings.size
    await sql.begin(async (tx) => {
      await tx`SELECT FROM nights WHERE room_type_id = ${shop.small.roomTypeId} FOR UPDATE`
      await delay(holdMs)
    })
    if (load.acknowledged.bookings.size === before)
      fail('nobody could book elsewhere while one hotel was locked')
    await sql.begin(async (tx) => {
      await tx`LOCK TABLE nights, commissions IN ACCESS EXCLUSIVE MODE`
      await delay(holdMs)
    })
    over()
  },
}

export const poolExhausted: Scenario = {
  name: 'pool-exhausted',
  about: 'forty clients book a locked hotel with five connections; then PostgreSQL has none to give',
  bookers: 40,
  env: { DATABASE_POOL: '5' },
  async inflict(stage) {
    const { sql, shop, isQuick, over } = stage
    await sql.begin(async (tx) => {
      await tx`SELECT FROM nights WHERE room_type_id = ${shop.large.roomTypeId} FOR UPDATE`
      await delay(500)
      await bookElsewhere(stage)
      await delay(isQuick ? 500 : 3000)
    })
    await takeAllConnections(stage, isQuick ? 2000 : 5000)
    over()
  },
}

/** The bookings of one hotel never hold all connections, so another hotel's are made. */
async function bookElsewhere({ servers, shop, load, fail }: Stage): Promise<void> {
  for (const { url } of servers) {
    const begunAt = performance.now()
    while (!(await load.bookAt(url, shop.small))) {
      if (performance.now() - begunAt < 5000) continue
      return fail('a locked hotel kept others from being booked for five seconds')
    }
  }
}

/** Servers lose their connections while somebody else has taken every place that PostgreSQL has. */
async function takeAllConnections({ sql, databaseUrl, note }: Stage, holdMs: number): Promise<void> {
  const taken: postgres.Sql[] = []
  const endServers = () => sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE 'roomlark%' AND datname = current_database()`
  try {
    for (let round = 0; round < 3; round += 1) {
      for (;;) {
        const one = postgres(databaseUrl, {
          max: 1,
          onnotice: () => {},
          fetch_types: false,
          connect_timeout: 5,
        })
        taken.push(one)
        const isGiven = await one`SELECT 1`.then(
          () => true,
          () => false,
        )
        if (!isGiven) break
      }
      await endServers()
    }
    await delay(holdMs)
    note(`${taken.length} connections were taken`)
  } finally {
    await Promise.all(taken.map((one) => one.end({ timeout: 1 })))
  }
}

export const clockJumps: Scenario = {
  name: 'clock-jumps',
  about:
    'the clocks of the servers jump by hours and a day, also apart from each other and from PostgreSQL’s',
  async inflict({ servers, isQuick, over }) {
    const hourMs = 3_600_000
    for (const hours of [
      [2, 0],
      [-2, 0],
      [0, 24],
      [3, -3],
      [0, 0],
    ]) {
      await Promise.all(servers.map((server, index) => server.setClock((hours[index] ?? 0) * hourMs)))
      await delay(isQuick ? 400 : 1500)
    }
    over()
  },
}
