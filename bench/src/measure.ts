import type { Options, Row } from './bench.ts'
import { runLoad, type Target } from './load.ts'
import type { Running } from './processes.ts'
import { processorTime } from './processor-time.ts'

export type Sample = Record<string, number>

export type Contender<S extends Sample> = { warmUp(): Promise<unknown>; sample(): Promise<S> }

/**
 * Warms all contenders up and then lets them take turns, in another order each round, so that a slow moment of the
 * machine affects them equally. Returns the median of each figure.
 */
export async function measure<Name extends string, S extends Sample>(
  contenders: Record<Name, Contender<S>>,
  { rounds }: Pick<Options, 'rounds'>,
): Promise<Record<Name, S>> {
  const names = Object.keys(contenders) as Name[]
  const samples = new Map<Name, S[]>(names.map((name) => [name, []]))
  for (const name of names) await contenders[name].warmUp()
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round) % names.length] as Name
      samples.get(name)?.push(await contenders[name].sample())
    }
  }
  return Object.fromEntries(names.map((name) => [name, medianSample(samples.get(name) ?? [])])) as Record<
    Name,
    S
  >
}

function medianSample<S extends Sample>(samples: S[]): S {
  const names = Object.keys(samples[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, findMedian(samples.map((one) => one[name] ?? 0))]),
  ) as S
}

/** A server under load; `database` is the process whose time is counted with the server's. */
export function underLoad(
  target: Target,
  { warmUpMs, roundMs }: Options,
  server?: Running,
  database?: number,
) {
  return {
    warmUp: () => runLoad(target, warmUpMs),
    async sample() {
      const used = () => (processorTime(server?.pid ?? 0) ?? 0) + (processorTime(database ?? 0) ?? 0)
      const before = used()
      const load = await runLoad(target, roundMs)
      return { ...load, processorMs: (used() - before) / load.calls }
    },
  }
}

/** Something that is timed as a whole. */
export function timed(work: () => Promise<unknown>): Contender<{ ms: number }> {
  return {
    warmUp: work,
    async sample() {
      const begun = performance.now()
      await work()
      return { ms: performance.now() - begun }
    },
  }
}

/**
 * Does the work as often as there are runs. In a whole bench each run has servers of its own; in a quick one, all runs
 * share theirs, which the first has warmed up.
 */
export async function withServers<Name extends string>(
  options: Options,
  starts: Record<Name, () => Promise<Running>>,
  work: (servers: Record<Name, Running>, options: Options) => Promise<void>,
): Promise<void> {
  const { quick, runs, say } = options
  const repeats = quick ? runs : 1
  for (let run = 1; run <= runs; run += repeats) {
    const servers = {} as Record<Name, Running>
    try {
      const started = await Promise.allSettled(
        (Object.keys(starts) as Name[]).map(async (name) => {
          servers[name] = await starts[name]()
        }),
      )
      for (const start of started) if (start.status === 'rejected') throw start.reason
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        say(`  run ${run + repeat} of ${runs}`)
        await work(servers, repeat === 0 ? options : { ...options, warmUpMs: options.warmUpMs / 10 })
      }
    } finally {
      for (const server of Object.values<Running>(servers)) await server.stop()
    }
  }
}

/** Collects one value for each run, row by row and column by column. */
export class Figures {
  readonly #rows = new Map<string, Map<string, number[]>>()

  add(row: string, values: Record<string, number>): void {
    const cells = this.#rows.get(row) ?? new Map<string, number[]>()
    this.#rows.set(row, cells)
    for (const [column, value] of Object.entries(values)) {
      cells.set(column, [...(cells.get(column) ?? []), value])
    }
  }

  rows(columns: string[]): Row[] {
    return [...this.#rows].map(([name, cells]) => ({
      name,
      cells: columns.map((column) => cells.get(column) ?? null),
    }))
  }
}

export function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
