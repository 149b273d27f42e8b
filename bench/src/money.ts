import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openDatabase } from '../../server/src/db/database.ts'
import { examineDatabase } from '../../server/src/operations/doctor/doctor.service.ts'
import type { Bench, Options, Table } from './bench.ts'
import { growthTable } from './comparisons.ts'
import { Figures } from './measure.ts'
import { type MoneySize, measuredAt, openMoney } from './money-data.ts'
import type { MoneyOutcome, MoneyTask, MoneyWork } from './money-process.ts'

/** Everything in the second size is ten times the first. */
const times = 10

type Part = {
  work: MoneyWork
  /** Divisor of the times. */
  unit: string
  counts: number[]
  sizeOf: (count: number) => MoneySize
}

export const money: Bench = {
  name: 'money',
  title: 'Money',
  about:
    'A payout run (drawing it up and approving it) over commissions, a hundred for each affiliate, and the closing of statements with ten stays each. All commissions are in the ledger. Each run works on a copy of the same database and in a process of its own, whose memory is read; what the last run left is examined as `npm run doctor` does. Small sizes say little about resident memory, which rises in any new process while it warms up; beside it stands the heap in use after a collection, which does not.',
  async run(options) {
    const size = options.quick
      ? { commissions: 500, statements: 10 }
      : { commissions: 100_000, statements: 1000 }
    const pay: Part = {
      work: 'pay',
      unit: 'commission',
      counts: [size.commissions, size.commissions * times],
      sizeOf: (count) => ({ commissions: count, hotels: size.commissions / 100, affiliates: count / 100 }),
    }
    const close: Part = {
      work: 'close',
      unit: 'statement',
      counts: [size.statements, size.statements * times],
      sizeOf: (count) => ({ commissions: count * 10, hotels: count, affiliates: count / 10 }),
    }
    const tables = [...(await measurePart(options, pay)), ...(await measurePart(options, close))]
    const words = [pay, close].map(({ counts, unit }) => `${writeLabels(counts, unit).join(' and ')}`)
    return { sizes: words.join('; '), tables }
  },
}

function writeLabels(counts: number[], unit: string): string[] {
  return counts.map((count) => `${count.toLocaleString('en')} ${unit}s`)
}

/** The sizes take turns, and each time works on a copy of the same database, so that it always finds the same. */
async function measurePart(
  { lab, quick, runs, say }: Options,
  { work, unit, counts, sizeOf }: Part,
): Promise<Table[]> {
  const labels = writeLabels(counts, unit)
  const [spent, memory] = [new Figures(), new Figures()]
  const admins: string[] = []
  for (const count of counts) {
    say(`  ${work}: writing ${sizeOf(count).commissions.toLocaleString('en')} commissions`)
    const { data } = await lab.database(`money_${count}`, (sql) => openMoney(sql, sizeOf(count)))
    admins.push(data)
  }
  for (let run = 1; run <= runs; run += 1) {
    say(`  run ${run} of ${runs}`)
    const outcomes: MoneyOutcome[] = []
    for (const [index, count] of counts.entries()) {
      const copy = `money_${work}_${count}_${run}`
      const { url } = await lab.database(copy, async () => {}, `money_${count}`)
      outcomes.push(await perform({ work, url, at: measuredAt, adminId: admins[index] ?? '' }))
      // Examining takes longer than the work on small data.
      if (run === runs && !(quick && index === 0)) await requireWhole(url, work, count)
      await lab.drop(copy)
    }
    collect(
      spent,
      labels,
      outcomes.map(({ times: each }, index) => perUnit(each, counts[index] ?? 1)),
    )
    collect(
      memory,
      labels,
      outcomes.map((outcome) => outcome.memory),
    )
  }
  for (const count of counts) await lab.drop(`money_${count}`)
  return [
    growthTable(`time for each ${unit}`, labels, spent, ' µs'),
    growthTable('memory of the process', labels, memory, ' MB', 1.3),
  ]
}

function perUnit(spent: Record<string, number>, count: number): Record<string, number> {
  return Object.fromEntries(Object.entries(spent).map(([name, ms]) => [name, (ms * 1000) / count]))
}

function collect(figures: Figures, labels: string[], sizes: Record<string, number>[]): void {
  const [less, more] = [sizes[0] ?? {}, sizes.at(-1) ?? {}]
  for (const name of Object.keys(more)) {
    const values = labels.map((label, index) => [label, sizes[index]?.[name] ?? Number.NaN])
    figures.add(name, { ...Object.fromEntries(values), growth: (more[name] ?? 0) / (less[name] ?? 1) })
  }
}

async function perform(task: MoneyTask): Promise<MoneyOutcome> {
  const child = fork(join(import.meta.dirname, 'money-process.ts'), { execArgv: ['--expose-gc'] })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the process ended with ${code}`)
  })
  child.send(task)
  const [outcome] = await Promise.race([once(child, 'message'), failed])
  await failed.catch(() => {})
  return outcome
}

/** Makes sure that what was measured was done: everything is in a statement, and every invariant holds. */
async function requireWhole(url: string, work: MoneyWork, count: number): Promise<void> {
  const database = openDatabase(url, 1)
  try {
    const { findings } = await examineDatabase({ sql: database.pool }, { isFull: true })
    const broken = findings.filter(({ faults }) => faults > 0)
    if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken.slice(0, 2))}`)
    const [row] = await database.pool<{ done: number }[]>`
      SELECT CASE WHEN ${work} = 'close' THEN (SELECT count(*) FROM hotel_statements)
                  ELSE (SELECT count(*) FROM commissions WHERE settled_net_usd_cents = net_usd_cents) END::float8 AS done`
    if (row?.done !== count) throw new Error(`${row?.done} of ${count} were done`)
  } finally {
    await database.close()
  }
}
