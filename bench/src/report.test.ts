import { expect, test } from 'vitest'
import type { Bench, Table } from './bench.ts'
import { measure } from './measure.ts'
import { drawPlot } from './plot.ts'
import { compareResults, plotted, toStored, writeDocument } from './report.ts'

const at = new Date('2026-11-16T12:00:00Z')

function makeTable(share: number[], growth: number[]): Table {
  return {
    title: 'calls',
    columns: [
      { title: 'of the floor’s', better: 'higher', goal: 0.5 },
      { title: 'growth', unit: '×', better: 'lower' },
      { title: 'median', unit: ' ms' },
    ],
    rows: [{ name: 'a <list>', cells: [share, growth, [1, 2, 3]] }],
  }
}

function storedWith(share: number[], growth: number[], sizes = 'ten hotels') {
  return toStored({ sizes, tables: [makeTable(share, growth)] }, 3, at)
}

test('contenders are warmed up first and then take turns, in another order each round', async () => {
  const order: string[] = []
  const contender = (name: string, values: number[]) => ({
    warmUp: async () => order.push(`warm ${name}`),
    sample: async () => {
      order.push(name)
      return { ms: values.shift() ?? 0 }
    },
  })
  const contenders = { a: contender('a', [5, 1, 3]), b: contender('b', [2, 2, 9]) }
  expect(await measure(contenders, { rounds: 3 })).toEqual({ a: { ms: 3 }, b: { ms: 2 } })
  expect(order).toEqual(['warm a', 'warm b', 'a', 'b', 'b', 'a', 'a', 'b'])
})

test('names a ratio that got worse in every run, in the direction that is worse for it', () => {
  const before = storedWith([0.6, 0.62, 0.65], [1.1, 1.2, 1.2])
  const worse = (
    share: number[],
    growth: number[],
    kind: 'whole' | 'quick' = 'whole',
    sizes = 'ten hotels',
  ) => compareResults(before, storedWith(share, growth, sizes), kind)
  expect(worse([0.48, 0.5, 0.53], [1.5, 1.6, 1.7])).toEqual([
    { what: 'a <list>, of the floor’s', before: 0.62, now: 0.5 },
    { what: 'a <list>, growth', before: 1.2, now: 1.6 },
  ])
  // Better, within the spread, and hardly worse.
  expect(worse([0.8, 0.9, 0.9], [0.9, 0.9, 0.9])).toEqual([])
  expect(worse([0.5, 0.5, 0.61], [1.1, 1.9, 1.9])).toEqual([])
  expect(worse([0.58, 0.59, 0.59], [1.2, 1.2, 1.2])).toEqual([])
  // Every run is worse, but by less than runs differ from each other.
  expect(worse([0.4, 0.5, 0.58], [1.25, 1.5, 1.9])).toEqual([])
  // Short loads vary more.
  expect(worse([0.48, 0.5, 0.53], [1.5, 1.6, 1.7], 'quick')).toEqual([
    { what: 'a <list>, growth', before: 1.2, now: 1.6 },
  ])
  // Other sizes say nothing.
  expect(worse([0.1, 0.1, 0.1], [9, 9, 9], 'whole', 'two hotels')).toEqual([])
})

test('the document shows each bench with its figures, goals and plot, and those not measured yet', () => {
  const bench = (name: string): Bench => ({
    name,
    title: `Bench ${name}`,
    about: 'About it.',
    run: () => Promise.reject(new Error('is not run here')),
  })
  const results = { one: { quick: storedWith([0.4, 0.45, 0.5], [1, 1, 1]) } }
  const text = writeDocument([bench('one'), bench('two')], results)
  expect(text).toContain('Ten hotels. 3 runs on 2026-11-16')
  expect(text).toContain('| a <list> | 0.45 (0.40 to 0.50) | 1.00× | 2.00 ms (1.00 to 3.00) |')
  expect(text).toContain('Goal: of the floor’s at least 0.5. Missed by a <list>.')
  const strict = toStored({ sizes: 'ten', tables: [makeTable([0.5], [1])] }, 1, at)
  for (const row of strict.tables[0]?.rows ?? []) row.goal = 0.6
  expect(writeDocument([bench('one')], { one: { quick: strict } })).toContain(
    'Goal: of the floor’s at least 0.5; a <list> at least 0.6. Missed by a <list>.',
  )
  expect(text).toContain('![calls](performance/one-1.svg)')
  expect(text).toContain('## Bench two\n\n`npm run bench -- two`. About it.\n\nNot measured yet.')
  const plot = plotted(makeTable([0.4, 0.45, 0.5], [1, 1, 1]))
  const svg = plot && drawPlot(plot.column, plot.rows)
  expect(svg).toContain('a &lt;list>')
  expect(svg).toContain('goal 0.5')
  expect(svg).toContain('prefers-color-scheme: dark')
})
