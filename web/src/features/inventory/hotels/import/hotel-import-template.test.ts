import { importColumns } from '@roomlark/contract/inventory/hotel-import'
import { describe, expect, it } from 'vitest'
import { importTemplate } from './hotel-import-template.ts'

describe('importTemplate', () => {
  const [mark, ...rest] = importTemplate()
  const [heading, example, end] = rest.join('').split('\r\n')
  it('begins with a byte order mark and the columns of the contract', () => {
    expect(mark).toBe('\uFEFF')
    expect(heading).toBe(importColumns.map((column) => `"${column}"`).join(','))
  })
  it('has one example row with as many cells, and nothing after it', () => {
    const cells = example?.match(/"(?:[^"]|"")*"/g)
    expect(cells).toHaveLength(importColumns.length)
    expect(end).toBe('')
  })
  it('needs no guard against formulas, which would look odd in a spreadsheet', () => {
    expect(example).not.toContain(`"'`)
  })
})
