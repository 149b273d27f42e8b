import { randomUUID } from 'node:crypto'
import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { examineDatabase } from '../../operations/doctor/doctor.service.ts'

let app: TestApp
let hotel: TestHotel
beforeAll(async () => {
  app = await startTestApp()
  hotel = await openTestHotel(app, 4, {
    hotel: { currency: 'CHF', country: 'CH', timeZone: 'Europe/Zurich' },
    type: { basePriceCents: 13_952 },
  })
})
afterAll(async () => {
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(findings.filter(({ faults }) => faults > 0)).toEqual([])
  await app.close()
})

const write = (id: string, what: string, body: object) =>
  app.ask('POST', `/api/v1/bookings/${id}/folio/${what}`, {
    token: hotel.token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })
const pay = (id: string, amountCents: number, more: object = {}) =>
  write(id, 'payments', { position: 1, kind: 'payment', method: 'cash', amountCents, ...more })
const book = () => hotel.book({ checkInOn: hotel.day(0), checkOutOn: hotel.day(1) })
const linesOf = ({ folios }: BookingFolio) =>
  folios[0]?.lines.filter(({ method }) => method !== null).map((line) => [line.method, line.amountCents])

test('what has no coins is a line of its own, so that the folio is even and the drawer right', async () => {
  const { id } = await book()
  const refused = await pay(id, 13_952)
  expect([refused.status, refused.body.fields.amountCents]).toEqual([
    400,
    expect.stringMatching(/^There are no coins for CHF.139\.52\. Enter CHF.139\.50 or CHF.139\.55$/),
  ])
  const paid: BookingFolio = await hotel.data(pay(id, 13_950))
  expect(paid).toMatchObject({ balanceCents: 0, cashStepCents: 5 })
  expect(linesOf(paid)).toEqual([
    ['cash', -13_950],
    ['rounding', -2],
  ])
  const open = await hotel.data(hotel.ask('GET', `${hotel.base}/day-closes/open?day=${hotel.day(0)}`))
  expect(open.figures.money[0].payments).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ method: 'cash', receivedCents: 13_950 }),
      expect.objectContaining({ method: 'rounding', receivedCents: 2 }),
    ]),
  )

  // The rounding goes wherever its payment goes, and cannot be corrected alone.
  const [cash, rounding] = paid.folios[0]?.lines.filter(({ method }) => method !== null) ?? []
  expect((await write(id, 'corrections', { lineId: rounding?.id, reason: 'Alone' })).status).toBe(409)
  const taken = await hotel.data(write(id, 'corrections', { lineId: cash?.id, reason: 'Paid by card' }))
  expect(taken.balanceCents).toBe(13_952)
})

test('rounds up as well, but neither parts of a bill nor what is paid by card', async () => {
  const { id } = await book()
  expect(linesOf(await hotel.data(pay(id, 5000)))).toEqual([['cash', -5000]])
  const paid: BookingFolio = await hotel.data(pay(id, 8955))
  expect(paid.balanceCents).toBe(0)
  expect(linesOf(paid)).toEqual([
    ['cash', -5000],
    ['cash', -8955],
    ['rounding', 3],
  ])
  const other = await book()
  expect(linesOf(await hotel.data(pay(other.id, 13_952, { method: 'card' })))).toEqual([['card', -13_952]])
})
