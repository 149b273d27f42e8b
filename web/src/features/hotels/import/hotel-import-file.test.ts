import { importLimits } from '@roomlark/contract/hotel-import'
import { describe, expect, it } from 'vitest'
import { readImportFile } from './hotel-import-file.ts'

const file = (name: string, content: BlobPart, type = 'text/csv') => new File([content], name, { type })

describe('readImportFile', () => {
  it('reads text, without its byte order mark', async () => {
    expect(await readImportFile(file('a.csv', '\uFEFFname\nCôte'))).toEqual({ csv: 'name\nCôte' })
  })
  it('goes by the name where a spreadsheet has claimed the type', async () => {
    expect(await readImportFile(file('A.CSV', 'name', 'application/vnd.ms-excel'))).toEqual({ csv: 'name' })
  })
  it.each([
    ['another kind of file', file('a.xlsx', 'PK', 'application/zip'), /is not a CSV file. Save it as CSV/],
    ['an empty file', file('a.csv', ''), 'a.csv is empty.'],
    ['blank lines', file('a.csv', ' \r\n\n'), 'a.csv is empty.'],
    ['too much', file('a.csv', 'x'.repeat(importLimits.bytes + 1)), /larger than 1 MB\./],
    ['too much once quoted', file('a.csv', '"'.repeat(importLimits.bytes - 99)), /1 MB when it is sent/],
    ['bytes that are no text', file('a.csv', 'a\0b'), /despite its name/],
    ['another encoding', file('a.csv', new Uint8Array([0x61, 0xe9, 0x0a])), /not in UTF-8/],
  ])('says why it is not: %s', async (_, chosen, fault) => {
    expect(await readImportFile(chosen)).toEqual({ fault: expect.stringMatching(fault) })
  })
})
