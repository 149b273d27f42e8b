import { importColumns } from '@roomlark/contract/hotel-import'
import { describe, expect, it } from 'vitest'
import { csvCell, importTemplate } from './hotel-import-template.ts'

describe('importTemplate', () => {
  const [mark, ...rest] = importTemplate()
  const [heading, example, end] = rest.join('').split('\r\n')
  it('begins with a byte order mark and the columns of the contract', () => {
    expect(mark).toBe('\uFEFF')
    expect(heading).toBe(importColumns.join(','))
  })
  it('has one example row with as many cells, and nothing after it', () => {
    const cells = example?.match(/"(?:[^"]|"")*"|[^,]+/g)
    expect(cells).toHaveLength(importColumns.length)
    expect(end).toBe('')
  })
})

describe('csvCell', () => {
  it('quotes only what must be quoted', () => {
    expect(csvCell('Via dei Limoni 14')).toBe('Via dei Limoni 14')
    expect(csvCell('Quiet, please')).toBe('"Quiet, please"')
    expect(csvCell('The "Lark"')).toBe('"The ""Lark"""')
    expect(csvCell('a;b')).toBe('"a;b"')
    expect(csvCell('two\nlines')).toBe('"two\nlines"')
  })
})
