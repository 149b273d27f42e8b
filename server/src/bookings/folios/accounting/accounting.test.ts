import { randomUUID } from 'node:crypto'
import type { Accounting, AccountingFile } from '@roomlark/contract/bookings/accounting'
import type { DayReport, OpenDay } from '@roomlark/contract/bookings/day-close'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A German hotel of one guest, who has a room, drinks twice and pays a part. */
async function openBooks() {
  const hotel = await openTestHotel(app, 6)
  await hotel.setTaxes(simpleTaxes({ cityTaxCents: 250, vatPercent: 7, vatIncluded: true }))
  const post = (path: string, body: object) =>
    hotel.data(
      app.ask('POST', path, { token: hotel.token, body, headers: { 'idempotency-key': randomUUID() } }),
    )
  const chargeAndPay = async () => {
    const { id } = await hotel.book({ checkInOn: hotel.day(0), checkOutOn: hotel.day(2) })
    const folio = `/api/v1/bookings/${id}/folio`
    const line = { position: 1, extraId: null, name: 'Minibar', quantity: 2, unitCents: 1450, vatPercent: 19 }
    await post(`${folio}/charges`, line)
    const paid = { position: 1, isMeant: true, method: 'cash' }
    await post(`${folio}/payments`, { ...paid, kind: 'payment', amountCents: 10_000 })
    await post(`${folio}/payments`, { ...paid, kind: 'refund', amountCents: 500, note: 'Too much' })
  }
  const closeDay = async (): Promise<DayReport> => {
    const open: OpenDay = await hotel.data(
      hotel.ask('GET', `${hotel.base}/day-closes/open?day=${hotel.day(0)}`),
    )
    const reasons = [...open.arrivals, ...open.departures].map(({ id }) => ({
      bookingId: id,
      reason: 'Late',
    }))
    return post(`${hotel.base}/day-closes`, { day: open.day, revision: open.revision, reasons, cash: null })
  }
  return { hotel, chargeAndPay, closeDay }
}

const read = (hotel: TestHotel): Promise<Accounting> =>
  hotel.data(hotel.ask('GET', `${hotel.base}/accounting`))
const save = (hotel: TestHotel, { ended: _ended, ...settings }: Accounting) =>
  hotel.ask('PUT', `${hotel.base}/accounting`, settings)
const exportDays = (hotel: TestHotel, format: string, fromOn: string, untilOn = fromOn) =>
  hotel.ask('GET', `${hotel.base}/accounting/export?fromOn=${fromOn}&untilOn=${untilOn}&format=${format}`)
async function readFile(hotel: TestHotel, format: string, day: string): Promise<string> {
  const { base64 }: AccountingFile = await hotel.data(exportDays(hotel, format, day))
  return Buffer.from(base64, 'base64').toString(format === 'datev' ? 'latin1' : 'utf8')
}
const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true })

describe('the books of a hotel', () => {
  test('have the accounts of a chart until somebody changes them, one at a time', async () => {
    const { hotel } = await openBooks()
    const first = await read(hotel)
    expect(first).toMatchObject({ chart: 'generic', version: 0, ended: null })
    expect((await exportDays(hotel, 'journal', hotel.day(0))).status).toBe(409)
    const named = { ...first, accounts: { ...first.accounts, room: 'rooms' } }
    expect((await save(hotel, named)).body).toMatchObject({
      fields: { 'accounts.room': 'Use 3 to 8 digits' },
    })
    const changed: Accounting = { ...first, chart: 'skr03' }
    expect(await hotel.data(save(hotel, changed))).toMatchObject({ chart: 'skr03', version: 1 })
    expect((await save(hotel, changed)).status).toBe(409)
    const other = await openTestHotel(app, 1)
    expect((await other.ask('GET', `${hotel.base}/accounting`)).status).toBe(404)
    const ofOther = { ...other, base: hotel.base }
    expect((await exportDays(ofOther, 'datev', hotel.day(-1))).status).toBe(404)
    expect((await save(ofOther, changed)).status).toBe(404)
  })

  test('are exported by closed days, with the sums of the day and the same documents each time', async () => {
    const { hotel, chargeAndPay, closeDay } = await openBooks()
    await chargeAndPay()
    const { day, figures } = await closeDay()
    const csv = await readFile(hotel, 'journal', day)
    const rows = rowsOf(csv)
    const sum = (side: 'Debit' | 'Credit', account?: string) =>
      rows
        .filter((row) => account === undefined || row.Account === account)
        .reduce((cents, row) => cents + Math.round(Number(row[side]) * 100), 0)
    const { accounts } = await read(hotel)
    const [money] = figures.money
    const { openingCents = 0, closingCents = 0 } = money ?? {}
    const owed = sum('Debit', accounts.receivables) - sum('Credit', accounts.receivables)
    expect(owed).toBe(closingCents - openingCents)
    expect(sum('Debit')).toBe(sum('Credit'))
    expect([sum('Debit', accounts.cash), sum('Credit', accounts.cash)]).toEqual([10_000, 500])
    const documents = rowsOf(await readFile(hotel, 'postings', day)).map((row) => row.Document ?? '')
    expect(new Set(documents).size).toBe(documents.length)
    expect(Math.max(...documents.map(({ length }) => length))).toBeLessThanOrEqual(36)
    // What is written later is on the next day, which is not closed.
    await chargeAndPay()
    expect(await readFile(hotel, 'journal', day)).toBe(csv)
    expect((await exportDays(hotel, 'journal', day, hotel.day(1))).status).toBe(409)
  })

  test('are exported for DATEV with its numbers, tax keys and letters', async () => {
    const { hotel, chargeAndPay, closeDay } = await openBooks()
    await chargeAndPay()
    const { day } = await closeDay()
    expect((await exportDays(hotel, 'datev', day)).status).toBe(409)
    const { accounts, ...settings } = await read(hotel)
    await hotel.data(save(hotel, { ...settings, accounts, consultantNumber: '29098', clientNumber: '55003' }))
    const file = await readFile(hotel, 'datev', day)
    const [header = '', columns = '', ...lines] = file.trimEnd().split('\r\n')
    expect(header).toMatch(
      /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"RE";"Roomlark";"";29098;55003;\d{8};4;/,
    )
    const compact = day.replaceAll('-', '')
    expect(header).toContain(`;${compact};${compact};`)
    expect(header.split(';')).toHaveLength(31)
    expect(columns).toContain('Gegenkonto (ohne BU-Schlüssel)')
    const rows = lines.map((line) => line.split(';'))
    for (const row of rows) expect(row).toHaveLength(columns.split(';').length)
    const postedTo = (account: string) =>
      rows
        .filter((row) => row[7] === account)
        .map(([amount, side, currency, , , , from, , key]) => [amount, side, currency, from, key])
        .sort()
    const owed = accounts.receivables
    expect(postedTo(accounts.extra)).toEqual([['29,00', '"S"', '"EUR"', owed, '"3"']])
    expect(postedTo(accounts.room)).toEqual([
      [expect.stringMatching(/^\d+,\d\d$/), '"S"', '"EUR"', owed, '"2"'],
    ])
    expect(postedTo(accounts.cash)).toEqual([
      ['100,00', '"H"', '"EUR"', owed, '""'],
      ['5,00', '"S"', '"EUR"', owed, '""'],
    ])
  })
})
