import { utcDay } from '@roomlark/contract/dates'
import { addDays } from '../../contract/src/dates.ts'
import type { Bench, Options } from './bench.ts'
import { growthOfCalls } from './comparisons.ts'
import { bigPlace, growSearch, placeSizes, smallPlace } from './search-data.ts'

const today = utcDay(new Date())
/** The big place exists only where there are enough hotels. */
const enoughForBig = 6000

export const search: Bench = {
  name: 'search',
  title: 'Search',
  about:
    'The guests’ search by price with all counts, one reader, as the platform grows and the place does not. Each hotel has three room types, two plans, taxes, a season and touched nights. The first search of a server in a place reads that place into memory, which warming up does.',
  async run(options: Options) {
    const { lab, quick, say } = options
    const totals = quick ? [550, 1100] : [1000, 100_000]
    const platforms: { label: string; url: string; total: number }[] = []
    for (const [index, total] of totals.entries()) {
      say(`  growing to ${total} hotels`)
      const from = totals[index - 1] ?? 0
      const write = (sql: Parameters<typeof growSearch>[0]) => growSearch(sql, from, total)
      const { url } = await lab.database(`search_${total}`, write, from > 0 ? `search_${from}` : undefined)
      platforms.push({ label: `${total.toLocaleString('en')} hotels`, url, total })
    }
    await Promise.all(platforms.map(({ url }) => lab.command('search.ts', ['rebuild'], url)))
    const stay = `checkInOn=${addDays(today, 40)}&checkOutOn=${addDays(today, 43)}&adults=2`
    const searchIn = (place: string) => () => ({
      path: `/api/v1/guest/search?place=city:IT:${place.toLowerCase()}&${stay}&sort=price`,
    })
    const table = await growthOfCalls(options, {
      title: 'median of the call',
      sizes: platforms.map(({ label, url, total }) => ({
        label,
        serve: () => lab.serve(url),
        calls: {
          [`${placeSizes.small} hotels of a place by price`]: searchIn(smallPlace),
          ...(total > enoughForBig && {
            [`${placeSizes.big} hotels of a place by price`]: searchIn(bigPlace),
          }),
          'places like a mistyped name': () => ({ path: '/api/v1/guest/places?search=picolago' }),
        },
      })),
    })
    for (const total of totals) await lab.drop(`search_${total}`)
    return { sizes: platforms.map(({ label }) => label).join(', '), tables: [table] }
  },
}
