import { randomUUID } from 'node:crypto'
import type { ClosedDay, DayReport, OpenDay } from '@roomlark/contract/bookings/day-close'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../../../../test/app.ts'
import { advisoryWaits, lockUntilReleased, lockWaits } from '../../../../test/locks.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'
import { createMember } from '../../../../test/team.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { waitUntil } from '../../../../test/wait.ts'
import { countDue } from '../../../figures/rollups/rollups.service.ts'
import { examineDatabase } from '../../../operations/doctor/doctor.service.ts'
import { eraseAsGuest } from '../../bookings/erase.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(findings.filter(({ faults }) => faults > 0)).toEqual([])
  await app.close()
})

const dayMs = 86_400_000

async function openHotel(units = 6): Promise<TestHotel> {
  const hotel = await openTestHotel(app, units)
  await hotel.setTaxes(simpleTaxes({ cityTaxCents: 250, vatPercent: 10 }))
  return hotel
}

const readOpen = (hotel: TestHotel, day?: string): Promise<OpenDay> =>
  hotel.data(hotel.ask('GET', `${hotel.base}/day-closes/open${day ? `?day=${day}` : ''}`))
const readClosed = (hotel: TestHotel, day: string): Promise<DayReport> =>
  hotel.data(hotel.ask('GET', `${hotel.base}/day-closes/${day}`))

function send(hotel: TestHotel, body: object, key: string = randomUUID(), token = hotel.token) {
  const headers = { 'idempotency-key': key }
  return app.ask('POST', `${hotel.base}/day-closes`, { token, headers, body })
}

/** Builds the request that the page would send for the day as it is now. */
async function inputOf(hotel: TestHotel, more: object = {}, day?: string) {
  const open = await readOpen(hotel, day)
  const reasons = [...open.arrivals, ...open.departures].map(({ id }) => ({
    bookingId: id,
    reason: 'Comes late',
  }))
  return { day: open.day, revision: open.revision, reasons, cash: null, ...more }
}
const close = async (hotel: TestHotel, more: object = {}, day?: string): Promise<DayReport> =>
  hotel.data(send(hotel, await inputOf(hotel, more, day)))

const folioPath = (id: string) => `/api/v1/bookings/${id}/folio`
function write(hotel: TestHotel, id: string, what: string, body: object, token = hotel.token) {
  return app.ask('POST', `${folioPath(id)}/${what}`, {
    token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })
}
const minibar = { position: 1, extraId: null, name: 'Minibar', quantity: 1, unitCents: 1450, vatPercent: 22 }
const pay = (hotel: TestHotel, id: string, amountCents: number, more: object = {}, token = hotel.token) =>
  hotel.data(
    write(
      hotel,
      id,
      'payments',
      { position: 1, kind: 'payment', method: 'cash', amountCents, ...more },
      token,
    ),
  )
const book = (hotel: TestHotel, from: number, to: number, more: object = {}) =>
  hotel.book({ checkInOn: hotel.day(from), checkOutOn: hotel.day(to), ...more })
const become = (hotel: TestHotel, id: string, to: string, more: object = {}) =>
  hotel.transition(id, to, more).then((answer: Answer) => hotel.data(Promise.resolve(answer)))

const onDates = async (bookingId: string) => {
  const rows = await app.sql<{ on: string }[]>`
    SELECT on_date::text AS on FROM folio_lines WHERE booking_id = ${bookingId} ORDER BY number`
  return rows.map(({ on }) => on)
}

describe('closing a day', () => {
  test('counts the room of a no-show like the forecast: sold if it is kept, not if it is released', async () => {
    const hotel = await openHotel()
    const today = hotel.day(0)
    const [staying, kept, released] = [
      await book(hotel, 0, 2),
      await book(hotel, 0, 2),
      await book(hotel, 0, 1),
    ]
    await become(hotel, staying.id, 'checked-in')
    await become(hotel, kept.id, 'no-show', { firstNight: 'kept' })
    await become(hotel, released.id, 'no-show', { firstNight: 'released' })
    await countDue({ sql: app.pool })
    const path = `${hotel.base}/reports/forecast?fromOn=${today}&untilOn=${today}`
    const forecast = await hotel.data(hotel.ask('GET', path))
    const { figures } = await readOpen(hotel, today)
    expect(figures).toMatchObject({ rooms: { sold: 2 }, guests: { noShows: 2 } })
    expect(forecast.total.sold).toBe(figures.rooms.sold)
    expect(forecast.total.roomRevenueCents).toBe(figures.money[0]?.roomCents)
  })

  test('freezes its figures, and whatever is written afterwards is on the next day', async () => {
    const hotel = await openHotel()
    const clerk = await createMember(app, hotel.owner.id, [{ hotelId: null, role: 'front-desk' }])
    const here = await book(hotel, 0, 2, { childAges: [4] })
    const late = await book(hotel, 0, 3)
    const missed = await book(hotel, 0, 1)
    const cancelled = await book(hotel, 0, 1)
    await become(hotel, here.id, 'checked-in')
    await become(hotel, missed.id, 'no-show', { waiveFee: true, firstNight: 'released' })
    await become(hotel, cancelled.id, 'cancelled', { cancelledBy: 'hotel' })
    await hotel.data(write(hotel, here.id, 'charges', minibar))
    await pay(hotel, here.id, 5000, {}, clerk.token)
    await pay(hotel, here.id, 3000, { method: 'card', cardDigits: '4417' })
    await pay(hotel, here.id, 1000, { kind: 'refund', note: 'Too much' })

    const today = hotel.day(0)
    const open = await readOpen(hotel, today)
    expect(open).toMatchObject({
      day: today,
      today,
      choices: [hotel.day(-1), today],
      lastClosedOn: null,
      closedAt: null,
      cash: null,
      arrivals: [{ id: late.id, guestName: 'Hana Nakamura' }],
      departures: [],
    })
    const charged = here.totalCents / 2 + 1450
    expect(open.figures).toMatchObject({
      version: 2,
      rooms: { total: 6, outOfOrder: 0, available: 6, sold: 2, occupancyPercent: 33.33 },
      guests: { arrivals: 1, departures: 0, stayOvers: 0, noShows: 1, cancellations: 1, inHouse: 3 },
      openArrivals: [{ bookingId: late.id, reference: late.reference }],
    })
    const [money] = open.figures.money
    expect(money).toMatchObject({
      currency: 'EUR',
      roomCents: 20_000,
      adrCents: 10_000,
      revparCents: 3333,
      charges: [
        { kind: 'room', amountCents: 10_000 },
        { kind: 'city-tax', amountCents: here.totalCents / 2 - 10_000 },
        // A fee that was waived is charged and taken back.
        { kind: 'no-show', amountCents: expect.any(Number) },
        { kind: 'waiver', amountCents: expect.any(Number) },
        { kind: 'extra', amountCents: 1450 },
      ],
      openingCents: 0,
      chargedCents: charged,
      paidCents: 7000,
      closingCents: charged - 7000,
      ledgerCents: charged - 7000,
      adjustments: [],
    })
    expect(money?.taxes.find(({ vatPercent }) => vatPercent === 22)).toEqual({
      vatPercent: 22,
      netCents: 1189,
      vatCents: 261,
      grossCents: 1450,
    })
    expect(money?.payments).toHaveLength(3)
    expect(money?.payments).toEqual(
      expect.arrayContaining([
        { method: 'cash', byId: clerk.id, receivedCents: 5000, refundedCents: 0 },
        { method: 'cash', byId: hotel.owner.id, receivedCents: 0, refundedCents: 1000 },
        { method: 'card', byId: hotel.owner.id, receivedCents: 3000, refundedCents: 0 },
      ]),
    )
    expect(open.clerks.map(({ id }) => id).sort()).toEqual([clerk.id, hotel.owner.id].sort())

    // Every booking left open needs a reason, and a difference in the drawer needs a note.
    const input = { day: today, revision: open.revision, reasons: [], cash: null }
    const reasons = [{ bookingId: late.id, reason: 'Flight delayed' }]
    const cash = { floatCents: 10_000, countedCents: 13_900, note: '' }
    expect((await send(hotel, input)).body.message).toContain(late.reference)
    expect((await send(hotel, { ...input, reasons, cash })).body.fields).toEqual({
      'cash.note': 'Say why the drawer has €1.00 less than it should',
    })
    const key = randomUUID()
    const body = { ...input, reasons, cash: { ...cash, note: 'A euro fell behind it' } }
    const closed: DayReport = await hotel.data(send(hotel, body, key, clerk.token))
    expect(closed).toMatchObject({
      day: today,
      figures: open.figures,
      reasons,
      closedAt: expect.any(String),
      by: expect.any(String),
      cash: { floatCents: 10_000, recordedCents: 4000, countedCents: 13_900, differenceCents: -100 },
    })

    // A lost answer is given again; whoever else closes the day is refused.
    expect(await hotel.data(send(hotel, body, key, clerk.token))).toEqual(closed)
    const refused = await send(hotel, body)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('is closed already'),
    ])

    await pay(hotel, here.id, 2000)
    await become(hotel, late.id, 'checked-in')
    expect((await onDates(here.id)).at(-1)).toBe(hotel.day(1))
    expect(new Set(await onDates(late.id))).toEqual(new Set([hotel.day(1)]))
    expect(await readClosed(hotel, today)).toEqual(closed)
    const next = await readOpen(hotel)
    expect(next).toMatchObject({
      day: hotel.day(1),
      today,
      choices: [hotel.day(1)],
      lastClosedOn: today,
      floatCents: 10_000,
    })
    expect(next.figures.money[0]).toMatchObject({ openingCents: charged - 7000, paidCents: 2000 })
    const early = await send(hotel, await inputOf(hotel))
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('has not begun yet')])

    // The guest who came late arrives on the day that was open then.
    app.advance(dayMs)
    expect((await readOpen(hotel)).figures.guests).toMatchObject({ arrivals: 1, stayOvers: 1, inHouse: 5 })
  })

  test('counts a night and its VAT on its own day, as the tax report does, whenever it was charged', async () => {
    const hotel = await openHotel()
    const december = await book(hotel, 20, 23)
    await pay(hotel, december.id, 5000)
    const company = { name: '', company: 'Bell Ltd', vatId: '', address: '', email: '', language: '' }
    const corporate = await book(hotel, 30, 32)
    await hotel.data(write(hotel, corporate.id, 'folios', { payer: company, takes: ['room'] }))
    const here = await book(hotel, 0, 2)
    await become(hotel, here.id, 'checked-in')
    await hotel.data(write(hotel, here.id, 'charges', minibar))

    const taxesOf = async (day: string) => {
      const path = `${hotel.base}/reports/taxes?fromOn=${day}&untilOn=${day}`
      const { total } = await hotel.data(hotel.ask('GET', path))
      return total.rates.map(({ vatPercent, vatCents }: { vatPercent: number; vatCents: number }) => [
        vatPercent,
        vatCents,
      ])
    }
    const vatOf = ({ figures }: DayReport) =>
      figures.money[0]?.taxes
        .filter(({ vatPercent }) => vatPercent > 0)
        .map(({ vatPercent, vatCents }) => [vatPercent, vatCents])
    const first = await close(hotel, {}, hotel.day(0))
    const night = here.totalCents / 2
    const ahead = december.totalCents + corporate.totalCents + night
    expect(first.figures.money[0]).toMatchObject({
      charges: [
        { kind: 'room', amountCents: 10_000 },
        { kind: 'city-tax', amountCents: 500 },
        { kind: 'extra', amountCents: 1450 },
      ],
      openingCents: 0,
      chargedCents: night + 1450,
      paidCents: 5000,
      aheadBeforeCents: 0,
      aheadCents: ahead,
      depositsCents: 5000,
      closingCents: night + 1450 - 5000,
      ledgerCents: night + 1450 - 5000,
    })
    expect(vatOf(first)).toEqual([
      [22, 261],
      [10, 909],
    ])
    expect(vatOf(first)).toEqual(await taxesOf(first.day))
    app.advance(dayMs)
    const second = await close(hotel)
    expect(second.figures.money[0]).toMatchObject({
      openingCents: night + 1450 - 5000,
      chargedCents: night,
      closingCents: 2 * night + 1450 - 5000,
      ledgerCents: 2 * night + 1450 - 5000,
      aheadBeforeCents: ahead,
      aheadCents: ahead - night,
    })
    expect(vatOf(second)).toEqual(await taxesOf(second.day))
  })

  test('shows what was changed about earlier days as adjustments', async () => {
    const hotel = await openHotel()
    const { id, reference, version } = await book(hotel, 0, 2)
    await become(hotel, id, 'checked-in')
    await hotel.data(write(hotel, id, 'charges', minibar))
    await close(hotel, {}, hotel.day(0))
    app.advance(dayMs)
    expect((await readOpen(hotel)).figures.money[0]).toMatchObject({ chargedCents: 10_500, adjustments: [] })
    const folio = await hotel.data(hotel.ask('GET', folioPath(id)))
    const line = folio.folios[0].lines.find(({ kind }: { kind: string }) => kind === 'extra')
    await hotel.data(write(hotel, id, 'corrections', { lineId: line.id, reason: 'Counted twice' }))
    const now = await hotel.get(id)
    expect(now.version).toBeGreaterThan(version)
    const stay = { checkInOn: now.checkInOn, checkOutOn: hotel.day(3), version: now.version }
    await hotel.data(hotel.changeStay(id, { ...stay, mailGuest: false }))
    const { money } = (await readOpen(hotel)).figures
    // Two more nights and the tax on them, less the minibar; nothing of it is about the closed night.
    expect(money[0]?.adjustments).toEqual([
      { bookingId: id, reference, amountCents: 21_000 - 1450, nightsCents: 0 },
    ])
    expect(money[0]).toMatchObject({ chargedCents: 10_500 - 1450 })
    await close(hotel)
  })

  test('a hotel that has fallen behind closes its days one after another', async () => {
    const hotel = await openHotel()
    const { id } = await book(hotel, 0, 3)
    await become(hotel, id, 'checked-in')
    const first = hotel.day(0)
    const days = [0, 1, 2, 3, 4].map((offset) => hotel.day(offset))
    await close(hotel, {}, first)
    app.advance(4 * dayMs)
    await pay(hotel, id, 30_000)
    const skipping = await send(hotel, { ...(await inputOf(hotel)), day: days[2] })
    expect([skipping.status, skipping.body.message]).toEqual([
      409,
      expect.stringContaining('closed one after another'),
    ])
    for (const day of days.slice(1)) expect((await close(hotel)).day).toBe(day)
    const all = await hotel.ask('GET', `${hotel.base}/day-closes?limit=2&page=2`)
    expect(all.body.meta).toEqual({ total: 5, totalPages: 3, page: 2, limit: 2 })
    expect(all.body.data.map(({ day }: ClosedDay) => day)).toEqual([days[2], days[1]])
    const month = await hotel.data(hotel.ask('GET', `${hotel.base}/day-closes?month=${first.slice(0, 7)}`))
    expect(month).toHaveLength(days.filter((day) => day.startsWith(first.slice(0, 7))).length)
    const { body } = await hotel.ask('GET', `${hotel.base}/day-closes`)
    expect(body.data[0]).toMatchObject({
      day: days[4],
      sold: 0,
      available: 6,
      paidCents: 30_000,
      differenceCents: null,
      leftOpen: 1,
    })
    // The guest was in house for three nights and has not left yet; the reason is offered again.
    expect(body.data.map(({ sold }: ClosedDay) => sold)).toEqual([0, 0, 1, 1, 1])
    expect((await readOpen(hotel)).reasons).toEqual([{ bookingId: id, reason: 'Comes late' }])

    // Somebody who left with a balance is listed, and so is a deposit that nobody has paid.
    await hotel.data(write(hotel, id, 'charges', minibar))
    await become(hotel, id, 'checked-out')
    app.advance(dayMs)
    const debtor = await book(hotel, 1, 2)
    const deposit = { amountCents: 4000, dueOn: hotel.day(0) }
    await hotel.data(write(hotel, debtor.id, 'deposits', deposit))
    const { figures } = await readOpen(hotel)
    expect(figures.guests.departures).toBe(1)
    expect(figures.openBalances).toMatchObject([
      { bookingId: debtor.id, cause: 'deposit', balanceCents: 4000 },
      { bookingId: id, cause: 'left', balanceCents: 1500 + 1450 },
    ])
  })

  test('opens the folios of guests in house who have none', async () => {
    const hotel = await openHotel()
    const { id, totalCents } = await book(hotel, 0, 2)
    await app.sql`UPDATE bookings SET state = 'checked-in' WHERE id = ${id}`
    const closed = await close(hotel, {}, hotel.day(0))
    const night = totalCents / 2
    expect(closed.figures.money[0]).toMatchObject({ chargedCents: night, closingCents: night })
    expect(new Set(await onDates(id))).toEqual(new Set([hotel.day(0)]))
  })

  test('is refused when what was looked at has changed, and takes back no close', async () => {
    const hotel = await openHotel()
    const { id } = await book(hotel, 0, 2)
    const input = await inputOf(hotel, {}, hotel.day(0))
    await become(hotel, id, 'checked-in')
    const refused = await send(hotel, input)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('has changed')])
    await close(hotel, {}, hotel.day(0))
    for (const statement of ['UPDATE day_closes SET key = key', 'DELETE FROM day_closes']) {
      await expect(app.sql.unsafe(statement)).rejects.toThrow(/permission denied|append-only|never/)
    }
    const line = app.sql`
      INSERT INTO folio_lines (id, folio_id, booking_id, hotel_id, kind, cause, quantity, unit_cents, amount_cents,
                               on_date, at)
      SELECT gen_random_uuid(), id, booking_id, hotel_id, 'extra', 'desk', 1, 1, 1, ${hotel.day(0)}, now()
      FROM folios WHERE booking_id = ${id}`
    await expect(line).rejects.toThrow('closed day')
  })
})

test('a hotel that has closed a day is archived rather than removed', async () => {
  const hotel = await openHotel(1)
  expect((await close(hotel)).day).toBe(hotel.day(-1))
  const { outcome } = await hotel.data(hotel.ask('GET', `${hotel.base}/removal`))
  expect(outcome).toBe('archived')
  expect((await hotel.data(hotel.ask('DELETE', hotel.base))).outcome).toBe('archived')
  expect((await readClosed(hotel, hotel.day(-1))).figures.rooms.total).toBe(0)
})

describe('several at once', () => {
  test('of many who close one day exactly one does, and no charge is lost between the days', async () => {
    const hotel = await openHotel()
    const { id } = await book(hotel, 0, 2)
    await become(hotel, id, 'checked-in')
    const input = await inputOf(hotel, {}, hotel.day(0))
    const charges = Array.from({ length: 6 }, () => write(hotel, id, 'charges', minibar))
    const closes = Array.from({ length: 3 }, () => send(hotel, input))
    const answers = await Promise.all(closes)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await Promise.all(charges)).every(({ status }) => status === 200)).toBe(true)
    const { figures } = await readClosed(hotel, hotel.day(0))
    const frozen = figures.money[0]?.charges.find(({ kind }) => kind === 'extra')?.amountCents ?? 0
    const next = (await readOpen(hotel)).figures.money[0]?.charges.find(({ kind }) => kind === 'extra')
    expect(frozen + (next?.amountCents ?? 0)).toBe(6 * 1450)
  })

  test('a close waits for whoever is writing, and whoever comes then waits for the close', async () => {
    const hotel = await openHotel()
    const { id } = await book(hotel, 0, 2)
    await become(hotel, id, 'checked-in')
    const input = await inputOf(hotel, {}, hotel.day(0))
    const day = `business day ${hotel.hotel.id}`
    const release = await lockUntilReleased(
      app,
      (sql) => sql`SELECT pg_advisory_xact_lock_shared(hashtextextended(${day}, 0))`,
    )
    // Jobs may wait for locks too, and those must be told apart.
    const waitFor = (mode: string) =>
      waitUntil(mode, async () => (await advisoryWaits(app, day)).includes(mode))
    const closing = send(hotel, input)
    await waitFor('ExclusiveLock')
    const charging = write(hotel, id, 'charges', minibar)
    await waitFor('ShareLock')
    await release()
    expect((await closing).status).toBe(200)
    expect((await charging).status).toBe(200)
    expect((await onDates(id)).at(-1)).toBe(hotel.day(1))
  })

  test('a connection that breaks while a day is closed leaves the day open', async () => {
    const hotel = await openHotel()
    const { id } = await book(hotel, 0, 2)
    await become(hotel, id, 'checked-in')
    const input = await inputOf(hotel, {}, hotel.day(0))
    const release = await lockUntilReleased(app, (sql) => sql`LOCK TABLE day_closes IN EXCLUSIVE MODE`)
    const key = randomUUID()
    const closing = send(hotel, input, key)
    await waitUntil('a lock', async () => (await lockWaits(app)) >= 1)
    await app.sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'roomlark' AND wait_event_type = 'Lock'`
    expect((await closing).status).toBeGreaterThanOrEqual(500)
    await release()
    await hotel.data(write(hotel, id, 'charges', minibar))
    expect((await onDates(id)).at(-1)).toBe(hotel.day(0))
    expect((await readOpen(hotel, hotel.day(0))).lastClosedOn).toBeNull()
    expect((await hotel.data(send(hotel, input, key))).day).toBe(hotel.day(0))
  })
})

describe('who may', () => {
  test('the desk closes, accountants read, and nobody else knows of it', async () => {
    const hotel = await openHotel()
    const stranger = await openHotel()
    const accountant = await createMember(app, hotel.owner.id, [{ hotelId: null, role: 'accountant' }])
    const { id } = await book(hotel, 0, 1, { guest: { name: 'Ida', email: 'ida@example.test' } })
    const input = await inputOf(hotel, {}, hotel.day(0))
    expect((await send(hotel, input, randomUUID(), accountant.token)).status).toBe(403)
    expect((await send(hotel, input, randomUUID(), stranger.token)).status).toBe(404)
    await hotel.data(send(hotel, input))
    const path = `${hotel.base}/day-closes/${hotel.day(0)}`
    expect((await app.ask('GET', path, { token: stranger.token })).status).toBe(404)
    const csv = await app.ask('GET', `${path}/csv`, { token: accountant.token })
    expect(csv.body.data.filename).toBe(`day-${hotel.day(0)}.csv`)
    const rows: Record<string, string>[] = parse(csv.body.data.csv, { bom: true, columns: true })
    expect(rows.find(({ Item }) => Item === 'Closing balance')).toMatchObject({ Currency: 'EUR', Value: '0' })
    expect(rows.find(({ Section }) => Section === 'Left open')?.Detail).toBe('Comes late')
    const pdf = await app.ask('GET', `${path}/pdf`, { token: accountant.token })
    expect(Buffer.from(pdf.body.data.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')

    // Figures name nobody, and what was said about an erased guest is gone.
    const closed = await readClosed(hotel, hotel.day(0))
    expect(JSON.stringify(closed.figures)).not.toMatch(/Ida|ida@/)
    expect(closed.reasons).toHaveLength(1)
    await become(hotel, id, 'cancelled', { cancelledBy: 'guest' })
    await eraseAsGuest({ ...app.services, sql: app.pool, actor: { userType: 'guest' } }, id)
    expect(await readClosed(hotel, hotel.day(0))).toEqual({ ...closed, reasons: [] })
  })
})
