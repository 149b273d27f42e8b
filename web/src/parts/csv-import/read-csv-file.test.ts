import { describe, expect, it } from 'vitest'
import { readCsvFile } from './read-csv-file.ts'

const mostBytes = 1024 * 1024
const file = (name: string, content: BlobPart, type = 'text/csv') => new File([content], name, { type })

describe('readCsvFile', () => {
  it('reads text, without its byte order mark', async () => {
    expect(await readCsvFile(file('a.csv', '\uFEFFname\nCôte'), mostBytes)).toEqual({ csv: 'name\nCôte' })
  })
  it('goes by the name where a spreadsheet has claimed the type', async () => {
    expect(await readCsvFile(file('A.CSV', 'name', 'application/vnd.ms-excel'), mostBytes)).toEqual({
      csv: 'name',
    })
  })
  it.each([
    ['another kind of file', file('a.xlsx', 'PK', 'application/zip'), /is not a CSV file. Save it as CSV/],
    ['an empty file', file('a.csv', ''), 'a.csv is empty.'],
    ['blank lines', file('a.csv', ' \r\n\n'), 'a.csv is empty.'],
    ['too much', file('a.csv', 'x'.repeat(mostBytes + 1)), /larger than 1 MB\./],
    ['too much once quoted', file('a.csv', '"'.repeat(mostBytes - 99)), /1 MB when it is sent/],
    ['bytes that are no text', file('a.csv', 'a\0b'), /despite its name/],
    ['another encoding', file('a.csv', new Uint8Array([0x61, 0xe9, 0x0a])), /not in UTF-8/],
  ])('says why it is not: %s', async (_, chosen, fault) => {
    expect(await readCsvFile(chosen, mostBytes)).toEqual({ fault: expect.stringMatching(fault) })
  })
})
