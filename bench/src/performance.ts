import postgres from 'postgres'
import type { Bench } from './bench.ts'
import { growthOfCalls } from './comparisons.ts'
import { addActivity, addAffiliates, openHotels } from './performance-data.ts'

const calls = {
  '30 days by link': '/api/v1/performance',
  '12 months by link': '/api/v1/performance?period=12m',
  '12 months by hotel': '/api/v1/performance?period=12m&by=hotel',
  '90 days by way of tracking': '/api/v1/performance?period=90d&by=method',
}

export const performanceOfAffiliates: Bench = {
  name: 'performance',
  title: 'Performance of affiliates',
  about:
    'The performance of one affiliate with five links over two years, one reader: first alone on the platform, then among others who bring as much each.',
  async run(options) {
    const { lab, quick, say } = options
    const whole = quick
      ? { affiliates: 10, clicks: 5000, bookings: 500 }
      : { affiliates: 1000, clicks: 50_000_000, bookings: 1_000_000 }
    const each = { clicks: whole.clicks / whole.affiliates, bookings: whole.bookings / whole.affiliates }
    const others = whole.affiliates - 1
    say('  one affiliate')
    const alone = await lab.database('performance_one', async (sql) => {
      await openHotels(sql)
      const token = await addAffiliates(sql, 1)
      await addActivity(sql, { firstAffiliate: 0, affiliates: 1, ...each })
      return token
    })
    say(`  ${others} more`)
    const write = async (sql: postgres.Sql) => {
      await addAffiliates(sql, others)
      const more = { clicks: whole.clicks - each.clicks, bookings: whole.bookings - each.bookings }
      await addActivity(sql, { firstAffiliate: 1, affiliates: others, ...more })
    }
    const among = await lab.database('performance_many', write, 'performance_one')
    await Promise.all([alone, among].map(({ url }) => lab.command('rollups.ts', ['rebuild'], url)))
    await requireWhole(among.url, whole)
    const sizes = [
      { label: wordsFor(each), url: alone.url },
      { label: wordsFor(whole), url: among.url },
    ]
    const table = await growthOfCalls(options, {
      title: 'median of the call',
      sizes: sizes.map(({ label, url }) => ({
        label,
        serve: () => lab.serve(url),
        calls: Object.fromEntries(
          Object.entries(calls).map(([name, path]) => [name, () => ({ path, token: alone.data })]),
        ),
      })),
    })
    for (const name of ['performance_one', 'performance_many']) await lab.drop(name)
    return { sizes: sizes.map(({ label }) => label).join('; '), tables: [table] }
  },
}

function wordsFor({ clicks, bookings }: { clicks: number; bookings: number }): string {
  return `${clicks.toLocaleString('en')} clicks, ${bookings.toLocaleString('en')} bookings`
}

/** Makes sure that what is measured was counted: every click and booking is in the figures. */
async function requireWhole(url: string, size: { clicks: number; bookings: number }): Promise<void> {
  const sql = postgres(url, { max: 1 })
  const [row] = await sql<{ clicks: number; bookings: number }[]>`
    SELECT (SELECT sum(clicks) FROM link_days)::float8 AS clicks,
           (SELECT sum(bookings + cancelled) FROM referral_method_days)::float8 AS bookings`
  await sql.end()
  if (row?.clicks !== size.clicks || row.bookings !== size.bookings) {
    throw new Error(`${row?.clicks} clicks and ${row?.bookings} bookings were counted`)
  }
}
