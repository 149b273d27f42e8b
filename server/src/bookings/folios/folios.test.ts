import { randomUUID } from 'node:crypto'
import type { BookingFolio, ChargedLines, FolioLine } from '@roomlark/contract/bookings/folio'
import { unnamedPayer } from '@roomlark/contract/bookings/folio-input'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { jobsDone } from '../../../test/mail.ts'
import { simpleTaxes } from '../../../test/tax-rules.ts'
import { happened, openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { examineDatabase } from '../../operations/doctor/doctor.service.ts'
import { eraseAsGuest } from '../bookings/erase.service.ts'
import { remindOfDeposits } from './posting/deposits.service.ts'

let app: TestApp
let hotel: TestHotel
/** VAT comes on top of its prices. */
let taxed: TestHotel
beforeAll(async () => {
  app = await startTestApp()
  hotel = await openTestHotel(app, 12)
  taxed = await openTestHotel(app, 12)
  await hotel.setTaxes(simpleTaxes({ cityTaxCents: 250, vatPercent: 10 }))
  await taxed.setTaxes(simpleTaxes({ cityTaxCents: 250, vatPercent: 7.5, vatIncluded: false }))
})
afterAll(async () => {
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(findings.filter(({ faults }) => faults > 0)).toEqual([])
  await app.close()
})

const path = (id: string) => `/api/v1/bookings/${id}/folio`
const read = (of: TestHotel, id: string): Promise<BookingFolio> => of.data(of.ask('GET', path(id)))

function post(of: TestHotel, id: string, what: string, body: object, key: string = randomUUID()) {
  return app.ask('POST', `${path(id)}/${what}`, {
    token: of.token,
    body,
    headers: { 'idempotency-key': key },
  })
}
const done = (of: TestHotel, answer: Promise<Answer>): Promise<BookingFolio> => of.data(answer)

const charge = (more: object = {}) => ({
  position: 1,
  extraId: null,
  name: 'Minibar',
  quantity: 1,
  unitCents: 1450,
  vatPercent: 22,
  ...more,
})
const cash = (amountCents: number, more: object = {}) => ({
  position: 1,
  kind: 'payment',
  method: 'cash',
  amountCents,
  isMeant: true,
  ...more,
})
const charged = (of: TestHotel, id: string, more: object = {}, key?: string): Promise<ChargedLines> =>
  of.data(post(of, id, 'charges', charge(more), key))
const amounts = (lines: FolioLine[] = []) => lines.map(({ kind, amountCents }) => [kind, amountCents])
const book = (of: TestHotel, from: number, until: number) =>
  of.book({ checkInOn: of.day(from), checkOutOn: of.day(until) })

describe('GET /bookings/:id/folio', () => {
  test('computes what a booking costs, and stores nothing', async () => {
    const { id, totalCents } = await book(hotel, 5, 8)
    const folio = await read(hotel, id)
    expect(folio).toMatchObject({ isOpened: false, paidCents: 0, balanceCents: totalCents, deposits: [] })
    expect(folio.folios).toMatchObject([{ position: 1, payer: { name: 'Hana Nakamura' }, takes: [] }])
    expect(folio.folios[0]?.lines).toMatchObject([
      { kind: 'room', name: 'Double, Flexible', quantity: 3, unitCents: 10_000, amountCents: 30_000 },
      { kind: 'city-tax', quantity: 6, unitCents: 250, amountCents: 1500 },
    ])
    expect(folio.folios[0]?.lines[0]).toMatchObject({ fromOn: hotel.day(5), untilOn: hotel.day(7), at: null })
    expect(folio.taxes).toEqual([
      { vatPercent: 10, netCents: 27_273, vatCents: 2727, grossCents: 30_000 },
      { vatPercent: 0, netCents: 1500, vatCents: 0, grossCents: 1500 },
    ])
    const [stored] = await app.sql`SELECT count(*)::integer AS count FROM folios WHERE booking_id = ${id}`
    expect(stored?.count).toBe(0)
  })

  test('is hidden from other hotels and strangers', async () => {
    const { id } = await book(hotel, 5, 6)
    expect((await taxed.ask('GET', path(id))).status).toBe(404)
    expect((await post(taxed, id, 'payments', cash(100))).status).toBe(404)
    const affiliate = await createActor(app, 'affiliate')
    expect((await app.ask('GET', path(id), { token: affiliate.token })).status).toBe(403)
  })
})

describe('charges and payments', () => {
  test('are lines in the ledger, and a repeated request is one line', async () => {
    const { id, totalCents } = await book(hotel, 5, 7)
    const key = randomUUID()
    const first = await charged(hotel, id, { quantity: 2 }, key)
    expect(await charged(hotel, id, { quantity: 2 }, key)).toEqual(first)
    expect(await read(hotel, id)).toMatchObject({ isOpened: true, balanceCents: totalCents + 2900 })
    expect((await post(hotel, id, 'charges', charge(), key)).status).toBe(422)
    const card = { method: 'card', cardDigits: '4417', note: 'At the terminal' }
    const paid = await done(hotel, post(hotel, id, 'payments', cash(totalCents, card)))
    expect(paid).toMatchObject({ paidCents: totalCents, balanceCents: 2900 })
    expect(paid.folios[0]?.lines.at(-1)).toMatchObject({
      kind: 'payment',
      method: 'card',
      cardDigits: '4417',
      amountCents: -totalCents,
      note: 'At the terminal',
      by: 'Ada Byron',
      cause: 'desk',
    })
    const refund = { kind: 'refund', method: 'cash', note: 'Broken shower' }
    expect((await post(hotel, id, 'payments', cash(totalCents + 1, refund))).body.fields).toEqual({
      amountCents: expect.stringContaining('at most'),
    })
    expect(await done(hotel, post(hotel, id, 'payments', cash(500, refund)))).toMatchObject({
      paidCents: totalCents - 500,
      balanceCents: 3400,
    })
    const entries = await app.sql`
      SELECT a.kind, sum(e.amount)::integer AS amount
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        JOIN ledger_accounts a ON a.id = e.account_id
      WHERE t.booking_id = ${id} AND a.holder_id = ${hotel.hotel.id} GROUP BY a.kind ORDER BY a.kind`
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['hotel-card', totalCents],
      ['hotel-cash', -500],
      ['hotel-city-tax', -1000],
      ['hotel-extras', -2900],
      ['hotel-guests', 3400],
      ['hotel-rooms', -20_000],
    ])
  })

  test('a charge is answered with its own lines, however many the folio has', async () => {
    const { id } = await book(hotel, 5, 7)
    for (const name of ['Minibar', 'Laundry', 'Parking']) {
      const { lines } = await charged(hotel, id, { name })
      expect(lines).toMatchObject([{ name, amountCents: 1450, by: 'Ada Byron' }])
    }
    expect((await read(hotel, id)).folios[0]?.lines).toHaveLength(5)
  })

  test('a key that was used for a charge days ago is refused', async () => {
    const { id } = await book(hotel, 5, 7)
    const key = randomUUID()
    await charged(hotel, id, {}, key)
    await app.sql`DELETE FROM idempotency_keys WHERE key = ${key}`
    expect((await post(hotel, id, 'charges', charge(), key)).status).toBe(422)
  })

  test('refuses what makes no sense', async () => {
    const { id } = await book(hotel, 5, 6)
    const statuses = await Promise.all([
      post(hotel, id, 'payments', cash(0)),
      post(hotel, id, 'payments', cash(5, { cardDigits: '1234' })),
      post(hotel, id, 'payments', cash(5, { position: 2 })),
      post(hotel, id, 'payments', cash(5, { kind: 'refund' })),
      post(hotel, id, 'charges', charge({ extraId: randomUUID() })),
      post(hotel, id, 'corrections', { lineId: randomUUID(), reason: 'No' }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 404, 400, 404, 404])
    const held = await hotel.book({ state: 'held' })
    expect((await post(hotel, held.id, 'payments', cash(5))).status).toBe(409)
  })

  test('with VAT on top have a line of it, which goes where they go', async () => {
    const { id, totalCents } = await book(taxed, 5, 7)
    const before = await read(taxed, id)
    expect(amounts(before.folios[0]?.lines)).toEqual([
      ['room', 20_000],
      ['city-tax', 1000],
      ['vat', 1500],
    ])
    const added = await charged(taxed, id, { vatPercent: 10, unitCents: 155 })
    const [extra] = added.lines
    expect((await read(taxed, id)).folios[0]?.lines.slice(3)).toEqual(added.lines)
    expect(amounts(added.lines)).toEqual([
      ['extra', 155],
      ['vat', 16],
    ])
    const body = { lineId: extra?.id, reason: 'Not taken' }
    const corrected = await done(taxed, post(taxed, id, 'corrections', body))
    expect(corrected.balanceCents).toBe(totalCents)
    expect(amounts(corrected.folios[0]?.lines.slice(5))).toEqual([
      ['extra', -155],
      ['vat', -16],
    ])
    expect(corrected.taxes).toEqual([
      { vatPercent: 7.5, netCents: 20_000, vatCents: 1500, grossCents: 21_500 },
      { vatPercent: 0, netCents: 1000, vatCents: 0, grossCents: 1000 },
    ])
  })
})

describe('corrections', () => {
  test('take a line back once, whole or in part, with a reason', async () => {
    const { id, totalCents } = await book(hotel, 5, 6)
    // A line that is only computed yet has its id already.
    const room = (await read(hotel, id)).folios[0]?.lines[0]
    const part = { lineId: room?.id, amountCents: 1000, reason: 'The lift was out' }
    const { folios, balanceCents } = await done(hotel, post(hotel, id, 'corrections', part))
    expect(balanceCents).toBe(totalCents - 1000)
    expect(folios[0]?.lines.at(-1)).toMatchObject({
      correctsId: room?.id,
      amountCents: -1000,
      note: 'The lift was out',
      cause: 'correction',
    })
    expect((await post(hotel, id, 'corrections', part)).body).toMatchObject({
      code: 'conflict',
      message: 'This line was corrected already.',
    })
    const again = { lineId: folios[0]?.lines.at(-1)?.id, reason: 'Too much' }
    expect((await post(hotel, id, 'corrections', again)).status).toBe(409)
    const paid = await done(hotel, post(hotel, id, 'payments', cash(3000)))
    const payment = paid.folios[0]?.lines.at(-1)
    const some = { lineId: payment?.id, amountCents: 10, reason: 'Miscounted' }
    expect((await post(hotel, id, 'corrections', some)).status).toBe(400)
    const reversed = await done(
      hotel,
      post(hotel, id, 'corrections', { lineId: payment?.id, reason: 'Other room' }),
    )
    expect(reversed).toMatchObject({ paidCents: 0, balanceCents: totalCents - 1000 })
  })

  test('of a line that the booking no longer has end with it', async () => {
    const { id, version } = await book(hotel, 20, 22)
    const { folios } = await read(hotel, id)
    const [room, cityTax] = folios[0]?.lines ?? []
    await done(hotel, post(hotel, id, 'corrections', { lineId: room?.id, amountCents: 900, reason: 'Noise' }))
    await done(hotel, post(hotel, id, 'corrections', { lineId: cityTax?.id, reason: 'Residents' }))
    const dates = { checkInOn: hotel.day(20), checkOutOn: hotel.day(23) }
    const moved = await hotel.data(hotel.changeStay(id, { ...dates, version }))
    const after = await read(hotel, id)
    expect(after.balanceCents).toBe(moved.totalCents)
    expect(
      after.folios[0]?.lines.slice(4).map(({ kind, amountCents, event }) => [kind, amountCents, event]),
    ).toEqual([
      ['room', -20_000, 'moved'],
      ['room', 900, 'moved'],
      ['city-tax', -1000, 'moved'],
      ['city-tax', 1000, 'moved'],
      ['room', 30_000, 'moved'],
      ['city-tax', 1500, 'moved'],
    ])
  })
})

describe('a folio follows its booking', () => {
  test('from the arrival on, through early departure and back', async () => {
    const { id, totalCents } = await book(hotel, 0, 3)
    await hotel.data(hotel.transition(id, 'checked-in'))
    const arrived = await read(hotel, id)
    expect(arrived).toMatchObject({ isOpened: true, balanceCents: totalCents })
    expect(arrived.folios[0]?.lines[0]).toMatchObject({ event: 'checked-in', by: null })
    await hotel.data(hotel.transition(id, 'checked-out'))
    const { version } = await hotel.get(id)
    await hotel.data(hotel.undo(id, version))
    expect(await read(hotel, id)).toEqual(arrived)
  })

  test('charges fees, shows what was waived, and forgets both when the step is undone', async () => {
    const shown = await book(hotel, 0, 2)
    await hotel.data(hotel.transition(shown.id, 'no-show'))
    const { feeCents, version } = await hotel.get(shown.id)
    expect(feeCents).toBeGreaterThan(0)
    expect(amounts((await read(hotel, shown.id)).folios[0]?.lines)).toEqual([['no-show', feeCents]])
    await hotel.data(hotel.undo(shown.id, version))
    expect(await read(hotel, shown.id)).toMatchObject({ balanceCents: shown.totalCents })
    const waived = await book(hotel, 0, 2)
    await hotel.data(hotel.transition(waived.id, 'no-show', { waiveFee: true, reason: 'A storm' }))
    const folio = await read(hotel, waived.id)
    expect(folio.balanceCents).toBe(0)
    expect(amounts(folio.folios[0]?.lines)).toEqual([
      ['no-show', feeCents],
      ['waiver', -feeCents],
    ])
    const late = await book(hotel, 0, 2)
    const cancelled = await hotel.data(hotel.transition(late.id, 'cancelled', { cancelledBy: 'guest' }))
    expect(cancelled.feeCents).toBeGreaterThan(0)
    expect(await read(hotel, late.id)).toMatchObject({
      balanceCents: cancelled.feeCents,
      paidCents: 0,
      folios: [{ lines: [{ kind: 'cancellation', amountCents: cancelled.feeCents }] }],
    })
    const free = await book(hotel, 60, 62)
    await hotel.data(hotel.transition(free.id, 'cancelled', { cancelledBy: 'guest' }))
    expect(await read(hotel, free.id)).toMatchObject({ isOpened: false, balanceCents: 0 })
  })
})

describe('check-out with a balance', () => {
  test('asks, and records why somebody left without paying', async () => {
    const { id, totalCents } = await book(hotel, 0, 1)
    await hotel.data(hotel.transition(id, 'checked-in'))
    const refused = await hotel.transition(id, 'checked-out', { openBalance: undefined })
    expect(refused).toMatchObject({ status: 409, body: { code: 'open_balance' } })
    expect(refused.body.message).toContain('€105.00 is left to pay')
    const left = await hotel.data(hotel.transition(id, 'checked-out', { openBalance: 'Invoice to Bell Ltd' }))
    expect(left.events.findLast(({ kind }: { kind: string }) => kind === 'checked-out')).toMatchObject({
      params: { open: { cents: totalCents, currency: 'EUR' } },
      particulars: 'Invoice to Bell Ltd',
    })
  })

  test('does not ask once everything is paid', async () => {
    const { id, totalCents } = await book(hotel, 0, 1)
    await hotel.data(hotel.transition(id, 'checked-in'))
    await done(hotel, post(hotel, id, 'payments', cash(totalCents + 100, { method: 'transfer' })))
    const refused = await hotel.transition(id, 'checked-out', { openBalance: undefined })
    expect(refused.body.message).toContain('€1.00 too much')
    await done(hotel, post(hotel, id, 'payments', cash(100, { kind: 'refund', note: 'Change' })))
    const left = await hotel.data(hotel.transition(id, 'checked-out', { openBalance: undefined }))
    expect(happened(left).at(-1)).toMatchObject({ kind: 'checked-out', particulars: null })
  })
})

describe('several folios', () => {
  const company = {
    name: '',
    company: 'Bell Ltd',
    vatId: 'IE6388047V',
    address: '1 Quay\nCork',
    email: 'books@bell.example',
    language: 'en',
  }

  test('take parts of the bill, now and later', async () => {
    const { id, totalCents, version } = await book(hotel, 30, 32)
    await done(hotel, post(hotel, id, 'charges', charge()))
    const body = { payer: company, takes: ['room', 'taxes'] }
    const { folios, balanceCents } = await done(hotel, post(hotel, id, 'folios', body))
    expect(balanceCents).toBe(totalCents + 1450)
    expect(folios).toMatchObject([
      { position: 1, balanceCents: 1450, takes: [] },
      { position: 2, balanceCents: totalCents, takes: ['room', 'taxes'], payer: company },
    ])
    await hotel.data(hotel.changeStay(id, { checkInOn: hotel.day(30), checkOutOn: hotel.day(31), version }))
    const shorter = await read(hotel, id)
    expect(shorter.folios.map((folio) => folio.balanceCents)).toEqual([1450, totalCents / 2])
    const moved = await app.sql`
      SELECT count(*)::integer AS count FROM folio_lines WHERE booking_id = ${id} AND cause = 'move'
        AND transaction_id IS NOT NULL`
    expect(moved[0]?.count).toBe(0)
  })

  test('lines move with their corrections, and not twice', async () => {
    const { id } = await book(taxed, 30, 31)
    const opened = await done(taxed, post(taxed, id, 'folios', { payer: company, takes: [] }))
    const [extra] = (await charged(taxed, id, { vatPercent: 10 })).lines
    const corrected = { lineId: extra?.id, amountCents: 450, reason: 'Half' }
    await done(taxed, post(taxed, id, 'corrections', corrected))
    const { folios, balanceCents } = await done(
      taxed,
      post(taxed, id, 'moves', { lineIds: [extra?.id], position: 2 }),
    )
    expect(folios.map((folio) => folio.balanceCents)).toEqual([opened.balanceCents, 1100])
    expect(balanceCents).toBe(opened.balanceCents + 1100)
    expect(amounts(folios[1]?.lines)).toEqual([
      ['extra', 1450],
      ['vat', 145],
      ['extra', -450],
      ['vat', -45],
    ])
    expect((await post(taxed, id, 'moves', { lineIds: [extra?.id], position: 2 })).status).toBe(409)
    const copy = folios[1]?.lines.find(({ amountCents }) => amountCents === 1450)
    expect((await post(taxed, id, 'corrections', { lineId: copy?.id, reason: 'Again' })).status).toBe(409)
    const back = await done(taxed, post(taxed, id, 'moves', { lineIds: [copy?.id], position: 1 }))
    expect(back.folios.map((folio) => folio.balanceCents)).toEqual([opened.balanceCents + 1100, 0])
  })

  test('never give back more than was paid, wherever the payment is moved', async () => {
    const { id } = await book(hotel, 30, 31)
    await done(hotel, post(hotel, id, 'folios', { payer: company, takes: [] }))
    await done(hotel, post(hotel, id, 'payments', cash(5000, { position: 2, method: 'transfer' })))
    const paid = await done(hotel, post(hotel, id, 'payments', cash(10_000)))
    const payment = paid.folios[0]?.lines.at(-1)
    const refund = (amountCents: number, position: number) =>
      post(hotel, id, 'payments', cash(amountCents, { kind: 'refund', note: 'Left early', position }))
    const refunded = await done(hotel, refund(6000, 1))
    expect(refunded.folios[0]?.lines.at(-1)).toMatchObject({ kind: 'refund', refundsId: payment?.id })

    const alone = { lineIds: [refunded.folios[0]?.lines.at(-1)?.id], position: 2 }
    expect((await post(hotel, id, 'moves', alone)).body.message).toContain('moves with')
    const moved = await done(hotel, post(hotel, id, 'moves', { lineIds: [payment?.id], position: 2 }))
    expect(moved.folios.map(({ paidCents }) => paidCents)).toEqual([0, 9000])
    expect((await refund(10_000, 2)).body.fields.amountCents).toContain('at most €90.00')
    expect((await refund(1, 1)).status).toBe(400)

    const both = await Promise.all([refund(8000, 2), refund(8000, 2)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const { folios, paidCents } = await read(hotel, id)
    expect(paidCents).toBe(1000)
    // Payments made by the same method are refunded first.
    expect(folios[1]?.lines.slice(-2).map(({ method, amountCents }) => [method, amountCents])).toEqual([
      ['cash', 4000],
      ['cash', 4000],
    ])
    const copy = folios[1]?.lines.find(({ kind, endsId }) => kind === 'payment' && endsId === null)
    const takeBack = await post(hotel, id, 'corrections', { lineId: copy?.id, reason: 'Wrong' })
    expect(takeBack.body.message).toContain('Correct the refund first')
    await expect(app.sql`
      INSERT INTO folio_lines (id, folio_id, booking_id, hotel_id, kind, cause, quantity, unit_cents, amount_cents, method,
        on_date, at, refunds_id)
      SELECT gen_random_uuid(), folio_id, booking_id, hotel_id, 'refund', 'desk', 1, 1001, 1001, 'cash', on_date, at, id
      FROM folio_lines WHERE booking_id = ${id} AND kind = 'payment' AND method = 'transfer'`).rejects.toMatchObject(
      { constraint_name: 'folio_lines_refunds_within_payments' },
    )
  })

  test('know who pays, until two people change it at once', async () => {
    const { id } = await book(hotel, 30, 31)
    const change = (version: number) =>
      hotel.ask('PUT', `${path(id)}/folios/1`, { payer: company, takes: [], version })
    const { folios } = await hotel.data(change(0))
    expect(folios[0]).toMatchObject({ payer: company, version: 2 })
    expect((await change(1)).body.code).toBe('conflict')
    const nobody = { payer: { ...company, company: '' }, takes: [] }
    expect((await post(hotel, id, 'folios', nobody)).body.fields).toEqual({
      'payer.name': 'Enter a name or a company',
    })
  })
})

describe('deposits', () => {
  test('are asked for, paid by what is paid, or overdue and reminded of once', async () => {
    const { id, reference } = await book(hotel, 40, 42)
    const ask = (amountCents: number, days: number) =>
      done(hotel, post(hotel, id, 'deposits', { amountCents, dueOn: hotel.day(days), mailGuest: false }))
    await ask(5000, 20)
    const { deposits } = await ask(3000, 1)
    expect(deposits).toMatchObject([
      { amountCents: 3000, state: 'asked', by: 'Ada Byron' },
      { amountCents: 5000, state: 'asked' },
    ])
    expect((await post(hotel, id, 'deposits', { amountCents: 1, dueOn: hotel.day(-1) })).status).toBe(400)
    app.advance(2 * 86_400_000)
    expect((await read(hotel, id)).deposits[0]?.state).toBe('overdue')
    await remindOfDeposits({ ...app.services, sql: app.pool })
    await remindOfDeposits({ ...app.services, sql: app.pool })
    const news = await app.sql`
      SELECT particulars, link FROM notifications WHERE params ->> 'news' = 'deposit-due'
        AND params ->> 'reference' = ${reference}`
    expect(news.map((row) => ({ ...row }))).toEqual([
      { particulars: 'Hana Nakamura', link: `/bookings/${id}/folio` },
    ])
    const paid = await done(hotel, post(hotel, id, 'payments', cash(3000, { method: 'voucher' })))
    expect(paid.deposits.map(({ state }) => state)).toEqual(['paid', 'asked'])
    const withdraw = `${path(id)}/deposits/${paid.deposits[1]?.id}`
    expect((await hotel.data(hotel.ask('DELETE', withdraw))).deposits).toHaveLength(1)
    expect((await hotel.ask('DELETE', withdraw)).status).toBe(404)
  })
})

describe('deposits by email', () => {
  test('say in the guest’s language what is due, when and how to pay it, with one reminder before', async () => {
    const guest = { name: 'Jonas', email: 'jonas@deposit.test', language: 'de' }
    const { id } = await hotel.book({ checkInOn: hotel.day(40), checkOutOn: hotel.day(42), guest })
    const deposit = { amountCents: 5000, dueOn: hotel.day(5), howToPay: 'IBAN IT60 X054\nZweck: Ihr Name' }
    const key = randomUUID()
    await done(hotel, post(hotel, id, 'deposits', deposit, key))
    const { deposits } = await done(hotel, post(hotel, id, 'deposits', deposit, key))
    expect(deposits).toMatchObject([{ amountCents: 5000, isMailed: true }])
    const letters = async () => {
      await remindOfDeposits({ ...app.services, sql: app.pool })
      await jobsDone(app)
      return app.sent.filter(({ to, id: mailId }) => to === guest.email && mailId?.startsWith('deposit-'))
    }
    const [asked] = await letters()
    expect(asked?.subject).toMatch(/^Anzahlung/)
    for (const part of ['50,00', 'IBAN IT60 X054', 'Zweck: Ihr Name']) expect(asked?.text).toContain(part)
    app.advance(86_400_000 + 1000)
    expect(await letters()).toHaveLength(1)
    app.advance(86_400_000)
    expect((await letters()).map(({ subject }) => subject.split(':')[0])).toEqual([
      expect.stringContaining('Anzahlung'),
      'Erinnerung',
    ])
    expect(await letters()).toHaveLength(2)
    const silent = await hotel.book({ checkInOn: hotel.day(40), checkOutOn: hotel.day(42), guest })
    await done(
      hotel,
      post(hotel, silent.id, 'deposits', { ...deposit, mailGuest: false, dueOn: hotel.day(20) }),
    )
    expect(await letters()).toHaveLength(2)
  })

  test.each([
    ['en', 'How to pay it', 'The hotel will tell you how to pay it'],
    ['de', 'So zahlen Sie', 'sagt Ihnen das Hotel'],
    ['es', 'Cómo pagarlo', 'El hotel le dirá cómo pagarlo'],
    ['fr', 'Comment le payer', 'L’hôtel vous dira comment le payer'],
    ['it', 'Come versarlo, nelle', 'L’hotel le dirà come versarlo'],
  ])(
    'say whom to ask in %s, without a heading, if the hotel wrote nothing',
    async (language, heading, ask) => {
      const guest = { name: 'Jo', email: `jo-${language}@deposit.test`, language }
      const { id } = await hotel.book({ checkInOn: hotel.day(40), checkOutOn: hotel.day(42), guest })
      await done(
        hotel,
        post(hotel, id, 'deposits', { amountCents: 5000, dueOn: hotel.day(9), howToPay: ' \n ' }),
      )
      await jobsDone(app)
      const asked = app.sent.find(
        ({ to, id: mailId }) => to === guest.email && mailId?.startsWith('deposit-'),
      )
      expect(asked?.text).toContain(ask)
      expect(asked?.text).not.toContain(`${heading}`)
    },
  )
})

describe('extras of a hotel', () => {
  const input = { name: 'Boat trip', kind: 'activity', priceCents: 9000, vatPercent: 10, isArchived: false }

  test('are added, changed, archived, and seen by nobody else', async () => {
    const base = `${hotel.base}/extras`
    const extra = await hotel.data(hotel.ask('POST', base, input))
    expect((await hotel.ask('POST', base, { ...input, name: 'boat TRIP' })).status).toBe(409)
    const dearer = { ...input, priceCents: 9900, version: extra.version }
    expect(await hotel.data(hotel.ask('PUT', `${base}/${extra.id}`, dearer))).toMatchObject({ version: 2 })
    expect((await hotel.ask('PUT', `${base}/${extra.id}`, dearer)).status).toBe(409)
    expect((await taxed.ask('GET', base)).status).toBe(404)
    expect((await taxed.ask('PUT', `${taxed.base}/extras/${extra.id}`, dearer)).status).toBe(404)
    const { id } = await book(hotel, 5, 6)
    const body = charge({ extraId: extra.id, name: 'Boat trip', unitCents: 9900 })
    await done(hotel, post(hotel, id, 'charges', body))
    const gone = { ...input, isArchived: true, version: 2 }
    await hotel.data(hotel.ask('PUT', `${base}/${extra.id}`, gone))
    expect(await hotel.data(hotel.ask('GET', base))).toMatchObject([{ name: 'Boat trip', isArchived: true }])
  })
})

describe('what may be a mistake', () => {
  test('is asked about: the same money twice within minutes, of two clerks at once too, and too much', async () => {
    const { id, totalCents } = await book(hotel, 5, 7)
    const pay = (amountCents: number, more: object = {}) =>
      post(hotel, id, 'payments', cash(amountCents, { isMeant: undefined, ...more }))
    const both = await Promise.all([pay(5000), pay(5000)])
    expect(both.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'unlikely_value'])
    expect(both.find(({ status }) => status === 409)?.body.message).toContain('just now')
    expect((await pay(5000, { isMeant: true })).status).toBe(200)
    app.advance(9 * 60_000)
    expect((await pay(5000)).body.message).toContain('9 minutes ago')
    app.advance(61_000)
    expect((await pay(5000)).status).toBe(200)
    const tooMuch = await pay(totalCents)
    expect(tooMuch.body).toMatchObject({ code: 'unlikely_value', message: expect.stringMatching(/^Only €/) })
    expect((await pay(totalCents, { isMeant: true })).status).toBe(200)
    expect((await read(hotel, id)).usualVatPercent).toBe(10)
  })
})

describe('two clerks at once', () => {
  test('pay, correct and move the same lines, and each takes effect once', async () => {
    const { id, totalCents } = await book(hotel, 50, 52)
    const payer = { name: 'Ida Bell', company: '', vatId: '', address: '', email: '', language: '' }
    const { folios } = await done(hotel, post(hotel, id, 'folios', { payer, takes: [] }))
    const [room, cityTax] = folios[0]?.lines ?? []
    const twice = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 4 }, make))
    const key = randomUUID()
    const answers = await Promise.all([
      twice(() => post(hotel, id, 'payments', cash(700))),
      twice(() => post(hotel, id, 'payments', cash(900), key)),
      twice(() => post(hotel, id, 'corrections', { lineId: cityTax?.id, reason: 'Residents' })),
      twice(() => post(hotel, id, 'moves', { lineIds: [room?.id], position: 2 })),
    ])
    const ok = answers.map((some) => some.filter(({ status }) => status === 200).length)
    expect(ok).toEqual([4, 4, 1, 1])
    expect(answers.flat().every(({ status }) => status === 200 || status === 409)).toBe(true)
    const after = await read(hotel, id)
    expect(after.balanceCents).toBe(totalCents - 1000 - 4 * 700 - 900)
    expect(after.folios.map((folio) => folio.balanceCents)).toEqual([-4 * 700 - 900, 20_000])
  })
})

describe('the lines', () => {
  test('stay when the guest is erased, without who paid and what was noted', async () => {
    const { id, totalCents } = await book(hotel, 0, 1)
    await hotel.data(hotel.transition(id, 'checked-in'))
    const payer = {
      name: 'Hana Nakamura',
      company: 'Bell',
      vatId: '',
      address: 'Cork',
      email: '',
      language: '',
    }
    await hotel.data(hotel.ask('PUT', `${path(id)}/folios/1`, { payer, takes: [], version: 1 }))
    await done(hotel, post(hotel, id, 'payments', cash(totalCents, { note: 'From Hana’s sister' })))
    await hotel.data(hotel.transition(id, 'checked-out'))
    await eraseAsGuest({ ...app.services, sql: app.pool, actor: { userType: 'guest' } }, id)
    const { folios, balanceCents } = await read(hotel, id)
    expect(balanceCents).toBe(0)
    expect(folios[0]?.payer).toEqual({ ...unnamedPayer, name: 'Former guest' })
    expect(folios[0]?.lines.at(-1)).toMatchObject({ kind: 'payment', note: null, amountCents: -totalCents })
  })

  test('can only grow', async () => {
    await expect(app.sql`DELETE FROM folio_lines`).rejects.toThrow('append-only')
    await expect(app.sql`UPDATE folio_lines SET quantity = 2`).rejects.toThrow('append-only')
  })
})
