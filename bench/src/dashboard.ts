import postgres from 'postgres'
import type { Bench } from './bench.ts'
import { growthOfCalls, measureGrowth } from './comparisons.ts'
import { addBookings, openPlatform, plainAggregate, type Tokens } from './dashboard-data.ts'
import type { Platform } from './lab.ts'
import type { Call } from './load.ts'
import { Figures, timed } from './measure.ts'

export const dashboard: Bench = {
  name: 'dashboard',
  title: 'Dashboard',
  about:
    'The dashboard call of each role, one reader, as the bookings of two years become more, with a click for every third. Below it the plain aggregate of the bookings, which the kept figures save.',
  async run(options) {
    const { lab, quick, say } = options
    const sizes = quick ? [500, 5000] : [10_000, 1_000_000, 10_000_000]
    const platforms: (Platform<Tokens> & { label: string })[] = []
    for (const [index, size] of sizes.entries()) {
      say(`  growing to ${size} bookings`)
      const before = platforms[index - 1]
      const write = async (sql: postgres.Sql) => {
        const tokens = before?.data ?? (await openPlatform(sql))
        await addBookings(sql, size - (sizes[index - 1] ?? 0))
        return tokens
      }
      const platform = await lab.database(
        `dashboard_${size}`,
        write,
        before && `dashboard_${sizes[index - 1]}`,
      )
      platforms.push({ ...platform, label: `${size.toLocaleString('en')} bookings` })
    }
    await Promise.all(platforms.map(({ url }) => lab.command('rollups.ts', ['rebuild'], url)))
    const calls = await growthOfCalls(options, {
      title: 'median of the call',
      sizes: platforms.map(({ url, data, label }) => ({
        label,
        serve: () => lab.serve(url),
        calls: Object.fromEntries(
          Object.entries(data).map(([role, token]): [string, () => Call] => [
            `dashboard, ${role}`,
            () => ({ path: '/api/v1/analytics/dashboard', token }),
          ]),
        ),
      })),
    })
    const labels = platforms.map(({ label }) => label)
    const plain = new Figures()
    const clients = platforms.map(({ url }) => postgres(url, { max: 1, onnotice: () => {} }))
    const aggregates = platforms.map(({ label }, index) => ({
      label,
      contenders: {
        'plain aggregate of the bookings': timed(() => plainAggregate(clients[index] as postgres.Sql)),
      },
    }))
    for (let run = 1; run <= options.runs; run += 1)
      await measureGrowth(options, plain, aggregates, ({ ms }) => ms)
    for (const client of clients) await client.end()
    for (const size of sizes) await lab.drop(`dashboard_${size}`)
    const columns = [
      ...labels.map((title) => ({ title, unit: ' ms' })),
      { title: 'growth', unit: '×', digits: 0 },
    ]
    return {
      sizes: labels.join(', '),
      tables: [calls, { title: 'without kept figures', columns, rows: plain.rows([...labels, 'growth']) }],
    }
  },
}
