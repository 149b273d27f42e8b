import { cpus } from 'node:os'
import { utcDay } from '@roomlark/contract/dates'
import type { Bench, Column, Result, Row, Table } from './bench.ts'
import { findMedian } from './measure.ts'

/** The last result of a bench, whole and quick; the two are never compared with each other. */
export type Stored = { whole?: StoredResult; quick?: StoredResult }
export type StoredResult = Result & { at: string; cores: number; runs: number }
export type Results = Record<string, Stored>

export function toStored(result: Result, runs: number, at: Date): StoredResult {
  const rounded = (value: number) => Number(value.toPrecision(5))
  const tables = result.tables.map((table) => ({
    ...table,
    rows: table.rows.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map((cell) => cell?.map(rounded) ?? null),
    })),
  }))
  return { ...result, tables, at: utcDay(at), cores: cpus().length, runs }
}

/** Writes docs/performance.md from all results. */
export function writeDocument(benches: Bench[], results: Results): string {
  const parts = benches.map((bench) => writePart(bench, results[bench.name] ?? {}))
  return `${intro}\n${parts.join('\n')}`
}

const intro = `# Performance

<!-- Written by \`npm run bench\` from docs/performance/results.json. Changes made here by hand are lost. -->

\`npm run bench\` runs every bench, \`npm run bench -- NAME…\` some of them; both replace only the parts that they measured. \`--quick\` takes less than three minutes on a quiet machine, with small sizes; it leaves out those that take minutes however small, unless they are named. Afterwards the ratios are compared with those of the last run of the same kind, and what got worse is named; with \`--check\` that is also the exit code, and nothing is written.

Every bench compares with a floor, or with itself on other data, in the same run and on the same PostgreSQL: contenders are all started and warmed up first and then take turns, in another order each round. Only ratios within one run mean anything; times and calls a second belong to the machine. Each figure is the median of the runs, with the least and the most. What made the difference is told in [performance/lessons.md](performance/lessons.md).
`

function writePart({ name, title, about }: Bench, { whole, quick }: Stored): string {
  const shown = whole ?? quick
  const head = `## ${title}\n\n\`npm run bench -- ${name}\`. ${about}\n`
  if (!shown) return `${head}\nNot measured yet.\n`
  const kind = whole ? '' : ' Quick: small sizes and short loads.'
  const said = `${shown.sizes}. ${shown.runs} runs on ${shown.at}, ${shown.cores} cores.${kind}`
  const tables = shown.tables.map((table, index) => {
    const plot = plotted(table) ? `\n![${table.title}](performance/${plotName(name, index)})\n` : ''
    return `${writeMarkdown(table)}\n\n${writeGoals(table)}${plot}`
  })
  const notes = (shown.notes ?? []).map((note) => `${note}\n`)
  return [head, `${said.charAt(0).toUpperCase()}${said.slice(1)}\n`, ...tables, ...notes].join('\n')
}

export function plotName(bench: string, index: number): string {
  return `${bench}-${index + 1}.svg`
}

function writeMarkdown({ title, columns, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const head = [title, ...columns.map((column) => column.title)]
  const body = rows.map(({ name, cells }) => [
    name,
    ...columns.map((column, index) => writeCell(column, cells[index])),
  ])
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}

export function writeCell({ unit = '', digits = 2 }: Column, values: number[] | null | undefined): string {
  if (!values || values.length === 0) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits))
  const median = `${findMedian(values).toFixed(digits)}${unit}`
  return values.length === 1 || least === most ? median : `${median} (${least} to ${most})`
}

/** Says for each column with a goal what reaches it and what does not. */
function writeGoals({ columns, rows }: Table): string {
  const said = columns.flatMap((column, index) => {
    if (column.goal === undefined) return []
    const getGoal = (row: Row) => (index === 0 ? row.goal : undefined) ?? column.goal ?? 0
    const missed = rows.filter((row) => !reaches(column.better, getGoal(row), row.cells[index]))
    const limit = `at ${column.better === 'higher' ? 'least' : 'most'}`
    const own = rows.filter((row) => getGoal(row) !== column.goal)
    const goals = [
      `${column.title} ${limit} ${column.goal}${column.unit ?? ''}`,
      ...own.map((row) => `${row.name} ${limit} ${getGoal(row)}${column.unit ?? ''}`),
    ]
    const goal = goals.join('; ')
    const verdict = missed.length === 0 ? 'reached' : `missed by ${missed.map(({ name }) => name).join('; ')}`
    return [`Goal: ${goal}. ${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}.\n`]
  })
  return said.join('\n')
}

function reaches(better: Column['better'], goal: number, values: number[] | null | undefined): boolean {
  if (!values || values.length === 0) return true
  return better === 'higher' ? findMedian(values) >= goal : findMedian(values) <= goal
}

export type Worse = { what: string; before: number; now: number }

/**
 * How much worse the median must be. Short loads vary more: with as many ratios as all benches have, a run would nearly
 * always find something worse than in the run before it of the same commit.
 */
const tolerances = { whole: 0.1, quick: 0.3 }
/** All runs must be worse than all runs before, by this part of how far runs lie apart. */
const gapOfSpread = 0.5

export function compareResults(
  before: StoredResult | undefined,
  now: StoredResult,
  kind: keyof Stored,
): Worse[] {
  if (!before || before.sizes !== now.sizes) return []
  return now.tables.flatMap((table) => {
    const earlier = before.tables.find(({ title }) => title === table.title)
    return table.rows.flatMap((row) => {
      const old = earlier?.rows.find(({ name }) => name === row.name)
      return old ? worseCells(table, row, { row: old, columns: earlier?.columns ?? [] }, kind) : []
    })
  })
}

function worseCells(
  { columns }: Table,
  row: Row,
  old: { row: Row; columns: Column[] },
  kind: keyof Stored,
): Worse[] {
  return columns.flatMap((column, index) => {
    const [now, before] = [
      row.cells[index],
      old.row.cells[old.columns.findIndex(({ title }) => title === column.title)],
    ]
    if (!column.better || !now?.length || !before?.length) return []
    // Turned round where less is better, so that worse is always less.
    const sign = column.better === 'higher' ? 1 : -1
    const gap =
      Math.min(...before.map((value) => value * sign)) - Math.max(...now.map((value) => value * sign))
    const isApart = gap > gapOfSpread * Math.max(measureSpread(before), measureSpread(now))
    const [median, was] = [findMedian(now), findMedian(before)]
    const isMuch = ((was - median) * sign) / Math.abs(was) > tolerances[kind]
    return isApart && isMuch ? [{ what: `${row.name}, ${column.title}`, before: was, now: median }] : []
  })
}

function measureSpread(values: number[]): number {
  return Math.max(...values) - Math.min(...values)
}

/** The ratio that a plot shows: the first one of the table. */
export function plotted({
  columns,
  rows,
}: Table): { column: Column; rows: { name: string; values: number[] }[] } | undefined {
  const index = columns.findIndex(({ better }) => better !== undefined)
  const column = columns[index]
  if (!column) return undefined
  const shown = rows.flatMap(({ name, cells }) => (cells[index] ? [{ name, values: cells[index] }] : []))
  return shown.length > 0 ? { column, rows: shown } : undefined
}
