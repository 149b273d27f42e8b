import type { Bench, Options } from './bench.ts'
import { againstFloor, growthOfCalls, type Pair } from './comparisons.ts'
import { requireSameFields } from './fields.ts'
import { type BenchData, chooseOwner, growHotels } from './hotels-data.ts'
import type { Platform } from './lab.ts'
import type { Call } from './load.ts'
import { startProcess } from './processes.ts'

export const hotels: Bench = {
  name: 'hotels',
  title: 'Hotels',
  about:
    'Lists, searches and single hotels, sixteen calls at a time. The floor is bare node:http, the same prepared SQL and the same fields in the answer, without sessions, checks or limits; like the product it has eight connections and sends up to three queries ahead on each. The bench fails when the floor’s answers have other fields than the product’s. Growth compares the product with itself.',
  async run(options) {
    const { lab, quick, say } = options
    const sizes = quick ? [1000, 3000] : [1000, 100_000, 1_000_000]
    const platforms: (Platform<BenchData> & { label: string })[] = []
    for (const [index, size] of sizes.entries()) {
      say(`  growing to ${size} hotels`)
      const before = index === 0 ? undefined : `hotels_${sizes[index - 1]}`
      const write = async (sql: Parameters<typeof growHotels>[0]) => {
        await growHotels(sql, size)
        return chooseOwner(sql)
      }
      const platform = await lab.database(`hotels_${size}`, write, before)
      platforms.push({ ...platform, label: `${size.toLocaleString('en')} hotels` })
    }
    const tables = [await compareWithFloor(options, platforms[1]), await compareSizes(options, platforms)]
    for (const size of sizes) await lab.drop(`hotels_${size}`)
    return { sizes: platforms.map(({ label }) => label).join(', '), tables }
  },
}

type Sized = Platform<BenchData> & { label: string }

function compareWithFloor(options: Options, platform: Sized | undefined) {
  if (!platform) throw new Error('there is no platform')
  const { url, data, label } = platform
  const pairs = listCalls(data)
  return againstFloor(options, {
    title: label,
    ours: () => options.lab.serve(url),
    floor: () =>
      startProcess('bench/src/hotels-floor.ts', '/hotels', { DATABASE_URL: url, OWNER: data.owner }),
    pairs,
    goals: { share: 0.8, p99: 2 },
    async check(ours, floor) {
      for (const pair of Object.values(pairs)) {
        await requireSameFields({ url: ours.url, call: pair.ours }, { url: floor.url, call: pair.floor })
      }
    },
  })
}

function compareSizes(options: Options, platforms: Sized[]) {
  return growthOfCalls(options, {
    title: 'median latency',
    concurrency: 16,
    sizes: platforms.map(({ url, data, label }) => ({
      label,
      serve: () => options.lab.serve(url),
      calls: Object.fromEntries(Object.entries(listCalls(data)).map(([name, { ours }]) => [name, ours])),
    })),
  })
}

function listCalls(data: BenchData): Record<string, Pair> {
  const { hotelIds, rareWords, token, adminToken } = data
  const inTurn = (values: string[]) => {
    if (values.length === 0) throw new Error('nothing to ask for')
    let turn = 0
    return () => {
      turn += 1
      return values[turn % values.length] ?? ''
    }
  }
  const pair = (token: string, path: () => string, floorPath = path): Pair => ({
    ours: (): Call => ({ path: `/api/v1${path()}`, token }),
    floor: (): Call => ({ path: floorPath() }),
  })
  const id = inTurn(hotelIds)
  const ownWord = inTurn(['garden', 'house%20villa', 'italy%20casa', 'harbour'])
  const rareWord = inTurn(rareWords)
  return {
    'list of one owner': pair(token, () => '/hotels'),
    'list of one owner, with search': pair(token, () => `/hotels?search=${ownWord()}`),
    'search over everybody’s, by an administrator': pair(
      adminToken,
      () => `/hotels?search=${rareWord()}`,
      () => `/hotels?everybodys&search=${rareWord()}`,
    ),
    'one hotel by id': pair(token, () => `/hotels/${id()}`),
  }
}
