import { csvText } from '@roomlark/contract/csv'
import { expect, test } from 'vitest'
import { writeCsv } from './csv-export.ts'

test('a file of many rows is the same as one written at once, and others get their turns meanwhile', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `row ${index}`)
  const makeCells = (row: string) => [row, '=1+1', 'a "b"']
  let turns = 0
  const count = () => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const csv = await writeCsv(['Row', 'Sum', 'Text'], rows, makeCells)
  clearImmediate(counting)
  expect(csv).toBe(csvText([['Row', 'Sum', 'Text'], ...rows.map(makeCells)]))
  expect(turns).toBeGreaterThanOrEqual(rows.length / 500)
})
