import { randomUUID } from 'node:crypto'
import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { plainTaxRules } from '@roomlark/contract/inventory/tax-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { connectTestChannel } from '../../../../test/channel.ts'
import { makeGuest } from '../../../../test/checkouts.ts'
import { createActor } from '../../../../test/factories.ts'
import { jobsDone } from '../../../../test/mail.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { searchAddress, searched } from '../../../../test/searching.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { countDue } from '../../../figures/rollups/rollups.service.ts'
import { examineDatabase } from '../../../operations/doctor/doctor.service.ts'

let app: TestApp
let hotel: TestHotel
/** Breakfast is 15.00 of the price for an adult and 7.00 for a child. */
let breakfast: { id: string; version: number }
beforeAll(async () => {
  app = await startTestApp()
  hotel = await openTestHotel(app, 9, { hotel: { contactEmail: 'meals@hotel.example' } })
  await hotel.setTaxes(rules)
  breakfast = await addPlan({ name: 'Bed and breakfast', perAdultCents: 1500, mealValue })
})
afterAll(async () => {
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(findings.filter(({ faults }) => faults > 0)).toEqual([])
  await app.close()
})

const rules = { ...plainTaxRules(22, true), vat: { ...plainTaxRules(22, true).vat, rooms: 10 } }
const mealValue = { adultCents: 1500, childCents: 700, vatKind: 'food' as const }

const addPlan = (changes: Parameters<typeof planInput>[0]) =>
  hotel.data(hotel.ask('POST', `${hotel.base}/rates/plans`, planInput({ mealPlan: 'breakfast', ...changes })))
const stay = (more: object = {}) => ({ ratePlanId: breakfast.id, adults: 2, childAges: [8], ...more })
const readFolio = (id: string): Promise<BookingFolio> =>
  hotel.data(hotel.ask('GET', `/api/v1/bookings/${id}/folio`))
const readLines = async (id: string) =>
  (await readFolio(id)).folios.flatMap(({ lines }) =>
    lines
      .filter(({ isEnded, endsId }) => !isEnded && endsId === null)
      .map(({ kind, name, quantity, unitCents }) => [kind, name, quantity, unitCents]),
  )

describe('a plan with a value for its meals', () => {
  test('keeps its value until it is taken away, and a plan without meals has none', async () => {
    const body = planInput({ name: 'Half board', mealPlan: 'half-board' })
    const url = `${hotel.base}/rates/plans`
    const plan = await hotel.data(hotel.ask('POST', url, { ...body, mealValue }))
    expect(plan.mealValue).toEqual(mealValue)
    const change = async (version: number, more: object) =>
      hotel.data(hotel.ask('PUT', `${url}/${plan.id}`, { ...body, version, ...more }))
    expect((await change(1, {})).mealValue).toEqual(mealValue)
    expect((await change(2, { mealPlan: 'room-only' })).mealValue).toBeNull()
    const refused = await hotel.ask('PUT', `${url}/${plan.id}`, {
      ...body,
      version: 3,
      mealPlan: 'room-only',
      mealValue,
    })
    expect(refused.body.fields).toEqual({ mealValue: 'This plan includes no meals' })
    for (const wrong of [{ adultCents: 0 }, { childCents: -1 }, { vatKind: 'city-tax' }]) {
      const answer = await hotel.ask('PUT', `${url}/${plan.id}`, {
        ...body,
        version: 3,
        mealValue: { ...mealValue, ...wrong },
      })
      expect(answer.status).toBe(400)
    }
  })

  test('costs the same in quote, offer and search, with the meals as a part of it', async () => {
    const expected = { roomCents: 26_000, mealCents: 7400, vatCents: 1691 + 1334, totalCents: 26_000 }
    const party = { checkInOn: hotel.day(10), checkOutOn: hotel.day(12), adults: 2, childAges: [8] }
    expect(await hotel.quote(stay())).toMatchObject({
      ...expected,
      includedVatCents: expected.vatCents,
      nights: [
        { priceCents: 13_000, mealCents: 3700 },
        { priceCents: 13_000, mealCents: 3700 },
      ],
    })
    expect(await hotel.quote(stay({ ratePlanId: hotel.plan.id }))).not.toHaveProperty('mealCents')
    const asked = { ...party, childAges: '8', rooms: 1 }
    const words = searchAddress(asked).split('?')[1]
    const { body } = await app.ask('GET', `/api/v1/guest/hotels/${hotel.hotel.slug}/offers?${words}`)
    const offered = body.data.find((offer: { ratePlanId: string }) => offer.ratePlanId === breakfast.id)
    expect(offered).toMatchObject(expected)
    const { hits } = await searched(app, { ...asked, meals: 'breakfast', place: hotel.hotel.city, limit: 50 })
    expect(hits.find(({ slug }) => slug === hotel.hotel.slug)?.cheapest).toMatchObject(expected)
  })

  test('is a line of its own on the folio, in the ledger, in the day and in the month', async () => {
    const { id } = await hotel.book(stay({ checkInOn: hotel.day(0), checkOutOn: hotel.day(1) }))
    const before = await readFolio(id)
    expect(before.taxes).toMatchObject([
      { vatPercent: 22, vatCents: 667, grossCents: 3700 },
      { vatPercent: 10, vatCents: 845, grossCents: 9300 },
    ])
    await hotel.data(hotel.transition(id, 'checked-in'))
    expect(await readLines(id)).toEqual([
      ['room', 'Double, Bed and breakfast', 1, 9300],
      ['meal', 'breakfast', 1, 700],
      ['meal', 'breakfast', 2, 1500],
    ])
    const entries = await app.sql`
      SELECT a.kind, sum(e.amount)::integer AS amount
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        JOIN ledger_accounts a ON a.id = e.account_id
      WHERE t.booking_id = ${id} AND a.kind LIKE 'hotel-%' GROUP BY a.kind ORDER BY a.kind`
    expect(entries).toEqual([
      { kind: 'hotel-guests', amount: 13_000 },
      { kind: 'hotel-meals', amount: -3700 },
      { kind: 'hotel-rooms', amount: -9300 },
    ])
    const { figures } = await hotel.data(
      hotel.ask('GET', `${hotel.base}/day-closes/open?day=${hotel.day(0)}`),
    )
    expect(figures.money[0]).toMatchObject({
      roomCents: 9300,
      adrCents: 9300,
      charges: [
        { kind: 'room', amountCents: 9300 },
        { kind: 'meal', amountCents: 3700 },
      ],
    })
    await countDue({ sql: app.pool })
    const days = `fromOn=${hotel.day(0)}&untilOn=${hotel.day(0)}`
    const forecast = await hotel.data(hotel.ask('GET', `${hotel.base}/reports/forecast?${days}`))
    expect(forecast.total).toMatchObject({ sold: 1, roomRevenueCents: 9300 })
    const taxes = await hotel.data(hotel.ask('GET', `${hotel.base}/reports/taxes?${days}`))
    expect(JSON.stringify(taxes)).toContain('"group":"meals"')
  })

  test('follows the guests, the plan and an agreed price, and leaves bookings with what they were sold with', async () => {
    const booking = await hotel.book(stay())
    const change = async (version: number, wish: object, expectedTotalCents: number) =>
      hotel.data(
        hotel.ask('POST', `/api/v1/bookings/${booking.id}/changes`, {
          change: wish,
          version,
          expectedTotalCents,
          mailGuest: false,
        }),
      )
    await hotel.data(
      hotel.ask('PUT', `${hotel.base}/rates/plans/${breakfast.id}`, {
        ...planInput({ name: 'Bed and breakfast', mealPlan: 'breakfast', perAdultCents: 1500 }),
        mealValue: { ...mealValue, adultCents: 2000 },
        version: breakfast.version,
      }),
    )
    const fewer = await change(booking.version, { kind: 'guests', adults: 1, childAges: [8] }, 23_000)
    expect(fewer).toMatchObject({ roomCents: 23_000, mealCents: 4400 })
    const [first] = fewer.stays[0].nightlyCents
    const nights = [{ stayId: fewer.stays[0].id, night: first.night, priceCents: 1000 }]
    const agreed = await change(fewer.version, { kind: 'price', nights, reason: 'A favour' }, 12_500)
    expect(agreed).toMatchObject({ roomCents: 12_500, mealCents: 1000 + 2200 })
    const plain = await change(agreed.version, { kind: 'plan', ratePlanId: hotel.plan.id }, 11_000)
    expect(plain).not.toHaveProperty('mealCents')
    const back = await change(plain.version, { kind: 'plan', ratePlanId: breakfast.id }, 12_500)
    expect(back).toMatchObject({ mealCents: 1000 + 2700 })
    const { body } = await hotel.transition(booking.id, 'cancelled', { cancelledBy: 'hotel', waiveFee: true })
    expect(body.data.state).toBe('cancelled')
  })

  test('is split out of what a channel sold, and changes with the plan that it sells', async () => {
    const channel = await connectTestChannel(app, hotel)
    const rates = [
      { code: 'FLEX', ratePlanId: hotel.plan.id },
      { code: 'BB', ratePlanId: breakfast.id },
    ]
    await hotel.data(channel.map({ rates, version: 2 }))
    const sold = await hotel.data(channel.deliver('C1', channel.sale({ rateCode: 'BB' })))
    const { id } = sold.booking
    const booking = await hotel.get(id)
    expect(booking).toMatchObject({ roomCents: 18_000, mealCents: 2 * 2 * 2000, totalCents: 18_000 })
    await hotel.data(channel.deliver('C1', channel.sale({ revision: 2 })))
    const plain = await hotel.get(id)
    expect(plain).toMatchObject({ totalCents: 18_000, vatCents: 1636 })
    expect(plain).not.toHaveProperty('mealCents')
  })

  test('is read by guest and desk, and stays in the price that commissions are on', async () => {
    const guest = makeGuest(app, hotel)
    const stay = { checkInOn: hotel.day(20), checkOutOn: hotel.day(22), adults: 2, childAges: [] }
    const begun = await guest.begin({ ...stay, ratePlanId: breakfast.id, expectedTotalCents: 26_000 })
    const email = 'meals@guests.example'
    expect((await guest.confirm(begun.body.data.token, { email }, 26_000)).status).toBe(200)
    await jobsDone(app)
    const mails = app.sent.filter(({ to }) => to === email || to === hotel.hotel.contactEmail)
    expect(mails.length).toBeGreaterThanOrEqual(2)
    for (const { text } of mails.slice(-2)) expect(text).toMatch(/Breakfast, 2 guests.*€80\.00/s)

    const affiliate = await createActor(app, 'affiliate')
    const partnershipId = await addPartnership(app, { hotelId: hotel.hotel.id, affiliateId: affiliate.id })
    const { id } = await hotel.book({ source: 'affiliate', partnershipId, ratePlanId: breakfast.id })
    const [commission] =
      await app.sql`SELECT base_cents::float8 AS base FROM commissions WHERE booking_id = ${id}`
    expect(commission).toEqual({ base: 26_000 - 1636 - 1443 })
  })

  test('is never more than the price, and then names no guests', async () => {
    const poor = await addPlan({ name: 'Almost free', percent: -90, mealValue })
    const quote = await hotel.quote(stay({ ratePlanId: poor.id, childAges: [] }))
    expect(quote).toMatchObject({ roomCents: 2000, mealCents: 2000 })
    const { id } = await hotel.book({ ratePlanId: poor.id })
    expect(await readLines(id)).toEqual([['meal', null, 2, 1000]])
    const headers = { 'idempotency-key': randomUUID() }
    const charge = { position: 1, extraId: null, name: 'Water', quantity: 1, unitCents: 100, vatPercent: 22 }
    const path = `/api/v1/bookings/${id}/folio/charges`
    await hotel.data(app.ask('POST', path, { token: hotel.token, headers, body: charge }))
    expect(await readFolio(id)).toMatchObject({ balanceCents: 2100 })
  })

  test('stays on the nights that are over when the plan changes during a stay, with its VAT', async () => {
    const { id } = await hotel.book(
      stay({ checkInOn: hotel.day(0), checkOutOn: hotel.day(2), childAges: [] }),
    )
    await hotel.data(hotel.transition(id, 'checked-in'))
    app.advance(86_400_000)
    const { version } = await hotel.get(id)
    const change = { kind: 'plan', ratePlanId: hotel.plan.id }
    const body = { change, version, expectedTotalCents: 23_000, mailGuest: false }
    const changed = await hotel.data(hotel.ask('POST', `/api/v1/bookings/${id}/changes`, body))
    expect(changed).toMatchObject({ roomCents: 23_000, mealCents: 4000 })
    expect(await readLines(id)).toContainEqual(['meal', null, 1, 4000])
    expect((await readFolio(id)).taxes).toMatchObject([
      { vatPercent: 22, grossCents: 4000 },
      { vatPercent: 10, grossCents: 19_000 },
    ])
  })
})
