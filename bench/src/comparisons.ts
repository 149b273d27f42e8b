import type { Options, Table } from './bench.ts'
import type { Call, Load } from './load.ts'
import { type Contender, Figures, measure, type Sample, underLoad, withServers } from './measure.ts'
import type { Running } from './processes.ts'

export type Pair = {
  ours: () => Call
  floor: () => Call
  concurrency?: number
  status?: number
  /** The share of the floor's calls to reach, if it is another than for the rest. */
  goal?: number
}

type Floor = {
  /** Heading of the rows. */
  title: string
  ours: () => Promise<Running>
  floor: () => Promise<Running>
  pairs: Record<string, Pair>
  goals?: { share?: number; p99?: number }
  /** Called with both before the first measurement. */
  check?: (ours: Running, floor: Running) => Promise<void>
}

/** Compares the product with a floor that does the same on the same PostgreSQL with the fewest means. */
export async function againstFloor(
  options: Options,
  { title, ours, floor, pairs, goals = {}, check }: Floor,
): Promise<Table> {
  const figures = new Figures()
  const database = options.lab.databasePid()
  await withServers(options, { ours, floor }, async (servers, options) => {
    await check?.(servers.ours, servers.floor)
    for (const [name, { concurrency = 16, status = 200, ...calls }] of Object.entries(pairs)) {
      const load = (of: 'ours' | 'floor') => {
        const target = { url: servers[of].url, call: calls[of], concurrency, status }
        return underLoad(target, options, servers[of], database)
      }
      const result = await measure({ floor: load('floor'), ours: load('ours') }, options)
      figures.add(name, {
        share: result.ours.rps / result.floor.rps,
        p99: result.ours.p99 / result.floor.p99,
        processor: result.ours.processorMs / result.floor.processorMs,
        rps: result.ours.rps,
      })
    }
  })
  return {
    title,
    columns: [
      { title: 'of the floor’s calls/s', better: 'higher', ...(goals.share && { goal: goals.share }) },
      { title: 'p99 of the floor’s', unit: '×', better: 'lower', ...(goals.p99 && { goal: goals.p99 }) },
      { title: 'processor time of the floor’s', unit: '×' },
      { title: 'calls/s', digits: 0 },
    ],
    rows: figures.rows(['share', 'p99', 'processor', 'rps']).map((row) => {
      const goal = pairs[row.name]?.goal
      return goal === undefined ? row : { ...row, goal }
    }),
  }
}

/** A platform of one size: what is measured on it, by name. */
export type Sized<S extends Sample> = { label: string; contenders: Record<string, Contender<S>> }

/** How much longer the same takes on more data. All sizes are open and warmed up at once, and take turns. */
export async function measureGrowth<S extends Sample>(
  options: Options,
  figures: Figures,
  sizes: Sized<S>[],
  pick: (sample: S) => number,
): Promise<void> {
  for (const name of Object.keys(sizes.at(-1)?.contenders ?? {})) {
    const contenders = Object.fromEntries(
      sizes.flatMap(({ label, contenders: all }) => (all[name] ? [[label, all[name]]] : [])),
    )
    const result = await measure(contenders, options)
    const values = Object.entries(result).map(([label, sample]): [string, number] => [label, pick(sample)])
    const [first, last] = [values[0]?.[1] ?? 0, values.at(-1)?.[1] ?? 0]
    const growth = values.length > 1 ? { growth: last / first } : {}
    figures.add(name, { ...Object.fromEntries(values), ...growth })
  }
}

export function growthTable(
  title: string,
  labels: string[],
  figures: Figures,
  unit = ' ms',
  goal = 1.5,
): Table {
  return {
    title,
    columns: [
      ...labels.map((label) => ({ title: label, unit })),
      { title: 'growth', unit: '×', better: 'lower' as const, goal },
    ],
    rows: figures.rows([...labels, 'growth']),
  }
}

type ServedSize = { label: string; serve: () => Promise<Running>; calls: Record<string, () => Call> }

/** The growth of the median latency of calls to servers, one on each size of the data. */
export async function growthOfCalls(
  options: Options,
  { title, sizes, concurrency = 1 }: { title: string; sizes: ServedSize[]; concurrency?: number },
): Promise<Table> {
  const figures = new Figures()
  const starts = Object.fromEntries(sizes.map(({ label, serve }) => [label, serve]))
  await withServers(options, starts, async (servers, options) => {
    const sized = sizes.map(({ label, calls }): Sized<Load & { processorMs: number }> => {
      const url = servers[label]?.url ?? ''
      const load = ([name, call]: [string, () => Call]) => [
        name,
        underLoad({ url, call, concurrency }, options),
      ]
      return { label, contenders: Object.fromEntries(Object.entries(calls).map(load)) }
    })
    await measureGrowth(options, figures, sized, ({ p50 }) => p50)
  })
  return growthTable(
    title,
    sizes.map(({ label }) => label),
    figures,
  )
}
