import type { Offer } from '@roomlark/contract/bookings/offers'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyTaxRules } from '../../../../test/any-tax-rules.ts'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../../test/app.ts'
import { createActor, createSession } from '../../../../test/factories.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { catchUp, searchAddress, searched, searchedAsItIs } from '../../../../test/searching.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { waitUntil } from '../../../../test/wait.ts'
import { indexAsItHappens } from '../../../jobs/indexing.ts'
import { indexDue, moveMonths, rebuildIndex } from './index.service.ts'
import { findIndexFaults } from './index-check.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const stay = ({ day }: Pick<TestHotel, 'day'>) => ({ checkInOn: day(10), checkOutOn: day(12) })
const context = (one: TestApp) => ({ ...one.services, sql: one.pool })

describe('every hotel, price and restriction', () => {
  const day = fc.integer({ min: 0, max: 40 })
  const change = fc.oneof(
    fc.record({ kind: fc.constant('price' as const), day, cents: fc.integer({ min: 1000, max: 90_000 }) }),
    fc.record({ kind: fc.constant('closed' as const), day, closed: fc.boolean() }),
    fc.record({ kind: fc.constant('minStay' as const), day, nights: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ kind: fc.constant('maxStay' as const), day, nights: fc.integer({ min: 2, max: 9 }) }),
    fc.record({ kind: fc.constant('arrival' as const), day, closed: fc.boolean() }),
    fc.record({ kind: fc.constant('departure' as const), day, closed: fc.boolean() }),
    fc.record({ kind: fc.constant('book' as const), day, nights: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant('rule' as const), day, percent: fc.integer({ min: -40, max: 60 }) }),
    fc.record({ kind: fc.constant('taxes' as const), day, rules: anyTaxRules }),
  )
  type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

  async function apply(testHotel: TestHotel, made: Change): Promise<void> {
    const on = testHotel.day(made.day)
    const edit = (what: object) => testHotel.edit(what, { fromOn: on, untilOn: on })
    if (made.kind === 'price') await testHotel.data(edit({ priceCents: made.cents }))
    else if (made.kind === 'closed') await testHotel.data(edit({ closed: made.closed }))
    else if (made.kind === 'minStay') await edit({ minStay: made.nights })
    else if (made.kind === 'maxStay') await edit({ maxStay: made.nights })
    else if (made.kind === 'arrival') await testHotel.data(edit({ closedToArrival: made.closed }))
    else if (made.kind === 'departure') await testHotel.data(edit({ closedToDeparture: made.closed }))
    // A booking of full or closed nights is refused, and the search must agree with that as well.
    else if (made.kind === 'book') {
      await testHotel.tryBook({ checkInOn: on, checkOutOn: testHotel.day(made.day + made.nights) })
    } else if (made.kind === 'rule') {
      await testHotel.ask('POST', `${testHotel.base}/rates/rules`, {
        name: 'Season',
        roomTypeId: null,
        fromOn: on,
        untilOn: testHotel.day(made.day + 9),
        weekdays: [],
        effect: { kind: 'percent', percent: made.percent },
        acceptLow: true,
      })
    } else {
      await testHotel.setTaxes(made.rules)
    }
  }

  test('is shown as the quote has it, and none that can be booked is missing', async () => {
    const city = 'Provato'
    const testHotels: TestHotel[] = []
    for (const [index, childrenPolicy] of (
      ['welcome', 'over-12', 'adults-only', 'welcome'] as const
    ).entries()) {
      const testHotel = await openTestHotel(app, 2, {
        hotel: { name: `Provato ${index}`, city, childrenPolicy, currency: index === 3 ? 'JPY' : 'EUR' },
        type: {
          childBands: [{ maxAge: 9, cents: 700 }],
          extraAdultCents: 1300,
          maxAdults: 3,
          includedAdults: 1,
        },
      })
      await testHotel.addType(1, { name: 'Suite', basePriceCents: 17_300, maxAdults: 4 })
      await testHotel.data(
        testHotel.ask(
          'POST',
          `${testHotel.base}/rates/plans`,
          planInput({
            name: 'Long',
            percent: -12.5,
            perAdultCents: 333,
            minStay: index + 1,
            mealPlan: 'breakfast',
          }),
        ),
      )
      testHotels.push(testHotel)
    }
    const [first] = testHotels
    if (!first) throw new Error('there is no hotel')
    let shown = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ hotel: fc.nat(3), made: change }), { minLength: 1, maxLength: 3 }),
        fc.record({
          day,
          nights: fc.integer({ min: 1, max: 7 }),
          adults: fc.integer({ min: 1, max: 5 }),
          childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
          rooms: fc.integer({ min: 1, max: 2 }),
        }),
        async (changes, { day, nights, childAges, ...party }) => {
          for (const { hotel, made } of changes) {
            const testHotel = testHotels[hotel]
            if (testHotel) await apply(testHotel, made)
          }
          const dates = { checkInOn: first.day(day), checkOutOn: first.day(day + nights) }
          const asked = { ...dates, ...party, childAges: childAges.join(',') }
          const { hits, meta } = await searched(app, { ...asked, place: 'city:IT:provato', limit: 50 })
          const words = searchAddress(asked).split('?')[1]
          for (const testHotel of testHotels) {
            const { slug } = testHotel.hotel
            const { body } = await app.ask('GET', `/api/v1/guest/hotels/${slug}/offers?${words}`)
            const [truth]: Offer[] = body.data
            const hit = hits.find((one) => one.slug === slug)
            expect(hit?.cheapest.totalCents, `${slug} ${words}`).toBe(truth?.totalCents)
            if (!hit) continue
            shown += 1
            const { roomTypeId, ratePlanId, roomCents, fees, cityTaxCents, vatCents, totalCents } =
              hit.cheapest
            const quote = await testHotel.quote({
              ...dates,
              adults: party.adults,
              childAges,
              ratePlanId,
              rooms: [{ roomTypeId, quantity: party.rooms }],
            })
            expect({
              roomCents,
              fees,
              cityTaxCents,
              vatCents,
              totalCents,
              obstacles: [],
              limits: [],
            }).toEqual({
              roomCents: quote.roomCents,
              fees: quote.fees,
              cityTaxCents: quote.cityTaxCents,
              vatCents: quote.vatCents,
              totalCents: quote.totalCents,
              obstacles: quote.obstacles,
              limits: quote.limits,
            })
          }
          expect(meta.total).toBe(hits.length)
        },
      ),
      { numRuns: 40, endOnFailure: true },
    )
    // Without this, the property would also hold if no hotel was ever shown.
    expect(shown).toBeGreaterThan(20)
  })
})

describe('the index', () => {
  test('follows bookings by itself while a server runs', async () => {
    const testHotel = await openTestHotel(app, 1, { hotel: { city: 'Puntuale' } })
    await catchUp(app)
    const indexing = indexAsItHappens(context(app), pino({ level: 'silent' }))
    try {
      expect((await searchedAsItIs(app, { ...stay(testHotel), place: 'puntuale' })).hits).toHaveLength(1)
      let bookingId: string | undefined
      const bookOrCancel = async () => {
        if (bookingId)
          await testHotel.data(testHotel.transition(bookingId, 'cancelled', { cancelledBy: 'guest' }))
        bookingId = bookingId ? undefined : (await testHotel.book()).id
        await waitUntil('the index', async () => {
          const { hits } = await searchedAsItIs(app, { ...stay(testHotel), place: 'city:IT:puntuale' })
          return hits.length === (bookingId ? 0 : 1)
        })
      }
      await bookOrCancel()
      await bookOrCancel()
    } finally {
      await indexing.stop()
    }
  })

  test('loses no change when a server dies before it is written, and another server writes it', async () => {
    const testHotel = await openTestHotel(app, 1, { hotel: { city: 'Caduta' } })
    const asked = { ...stay(testHotel), place: 'caduta' }
    expect((await searched(app, asked)).hits).toHaveLength(1)
    await testHotel.book()
    // The first server claims the change and is interrupted before it commits.
    await app.sql
      .begin(async (tx) => {
        await tx`LOCK TABLE search_writing IN EXCLUSIVE MODE`
        await tx`DELETE FROM search_stale`
        throw new Error('cut off')
      })
      .catch(() => undefined)
    expect((await searchedAsItIs(app, asked)).hits).toHaveLength(1)
    const second = await startTestAppForTest({ databaseUrl: app.databaseUrl })
    await catchUp(second)
    expect((await searchedAsItIs(app, asked)).hits).toEqual([])
    expect((await searchedAsItIs(second, asked)).hits).toEqual([])
  })

  test('is written by two servers at once as by one', async () => {
    const testHotel = await openTestHotel(app, 3, { hotel: { city: 'Doppia' } })
    const second = await startTestAppForTest({ databaseUrl: app.databaseUrl })
    await catchUp(app)
    let isOver = false
    const writing = [app, second].map(async (one) => {
      while (!isOver) await indexDue(context(one))
    })
    for (let rooms = 3; rooms > 0; rooms -= 1) {
      await testHotel.book()
      await testHotel.data(testHotel.edit({ priceCents: 10_000 + rooms }))
    }
    isOver = true
    await Promise.all(writing)
    const found = await searched(app, { ...stay(testHotel), place: 'doppia' })
    expect(found.hits).toEqual([])
    await testHotel.data(
      testHotel.edit({ priceCents: 7777 }, { fromOn: testHotel.day(13), untilOn: testHotel.day(13) }),
    )
    const later = { checkInOn: testHotel.day(13), checkOutOn: testHotel.day(14), place: 'doppia' }
    expect((await searched(app, later)).hits[0]?.cheapest.totalCents).toBe(7777)
  })

  test('follows every change that a hotel or its owner makes', async () => {
    const testHotel = await openTestHotel(app, 2, { hotel: { city: 'Visibile' } })
    const { base, type, plan, owner } = testHotel
    const count = async () =>
      (await searched(app, { ...stay(testHotel), place: 'city:IT:visibile' })).hits.length
    const admin = await createActor(app, 'admin')
    const asAdmin = (path: string, body?: object) =>
      testHotel.data(app.ask('POST', `/api/v1${path}`, { token: admin.token, ...(body && { body }) }))
    const asOwner = async (method: string, path: string, body?: object) => {
      const token = await createSession(app, owner.id)
      return testHotel.data(app.ask(method, path, { token, ...(body && { body }) }))
    }
    const rule = { name: 'Season', roomTypeId: null, fromOn: null, untilOn: null, weekdays: [5, 6] }
    const half = { ...rule, effect: { kind: 'percent', percent: -50 }, acceptLow: true }
    const rates = async () => asOwner('GET', `${base}/rates`)
    const changes: [what: string, isShown: boolean, change: () => Promise<unknown>][] = [
      ['a rule', true, () => asOwner('POST', `${base}/rates/rules`, half)],
      [
        'a changed rule',
        true,
        async () => {
          const [{ id, version }] = (await rates()).rules
          return asOwner('PUT', `${base}/rates/rules/${id}`, { ...half, fromOn: testHotel.day(11), version })
        },
      ],
      ['no rule', true, async () => asOwner('DELETE', `${base}/rates/rules/${(await rates()).rules[0].id}`)],
      ['another plan', true, () => asOwner('POST', `${base}/rates/plans`, planInput({ name: 'Late' }))],
      [
        'no other plan',
        true,
        async () => asOwner('DELETE', `${base}/rates/plans/${(await rates()).plans[1].id}`),
      ],
      [
        'a closed plan',
        false,
        () =>
          asOwner('PUT', `${base}/rates/plans/${plan.id}`, { ...planInput({ isActive: false }), version: 1 }),
      ],
      [
        'an open plan',
        true,
        () => asOwner('PUT', `${base}/rates/plans/${plan.id}`, { ...planInput({}), version: 2 }),
      ],
      ['no rooms', false, () => asOwner('PUT', `${base}/rooms/${type.id}/numbers`, { numbers: [] })],
      ['rooms', true, () => asOwner('PUT', `${base}/rooms/${type.id}/numbers`, { numbers: ['7'] })],
      ['a suspension', false, () => asAdmin(`/users/${owner.id}/suspend`, { reason: 'Guests complained' })],
      ['a restored account', true, () => asAdmin(`/users/${owner.id}/restore`)],
      ['a deactivated hotel', false, () => asOwner('PUT', `${base}/active`, { isActive: false })],
      ['an active hotel', true, () => asOwner('PUT', `${base}/active`, { isActive: true })],
      ['a removed hotel', false, () => asOwner('DELETE', base)],
    ]
    expect(await count()).toBe(1)
    for (const [what, isShown, change] of changes) {
      await change()
      expect(await count(), what).toBe(isShown ? 1 : 0)
      const faults = await app.pool.begin((tx) => findIndexFaults(tx, { most: null, now: new Date() }))
      expect(faults, what).toEqual([])
    }
  })

  test('is the same after it was written again, and reaches as far as stays can be booked', async () => {
    const testHotel = await openTestHotel(app, 1, { hotel: { city: 'Lontana' } })
    await testHotel.data(
      testHotel.ask('POST', `${testHotel.base}/rates/rules`, {
        name: 'Weekend',
        roomTypeId: null,
        fromOn: null,
        untilOn: null,
        weekdays: [5, 6],
        effect: { kind: 'percent', percent: 20 },
      }),
    )
    await catchUp(app)
    const written = () =>
      app.sql`SELECT m.month, m.nights FROM search_months m JOIN search_hotels USING (hotel_no)
              WHERE city = 'Lontana' ORDER BY m.month`
    const before = await written()
    await rebuildIndex(context(app))
    expect(await written()).toEqual(before)
    const last = { checkInOn: testHotel.day(1093), checkOutOn: testHotel.day(1095), place: 'lontana' }
    const { hits } = await searched(app, last)
    const quote = await testHotel.quote({ checkInOn: last.checkInOn, checkOutOn: last.checkOutOn })
    expect(hits[0]?.cheapest.totalCents).toBe(quote.totalCents)
    // Further months come within reach as time passes.
    await app.sql`DELETE FROM search_months WHERE month > '2028-01-01'`
    await app.sql`UPDATE search_hotels SET packed_until = '2028-01-01' WHERE city = 'Lontana'`
    await moveMonths(context(app))
    expect((await searched(app, last)).hits[0]?.cheapest.totalCents).toBe(quote.totalCents)
  })
})
