import { addDays, dateIn } from '@roomlark/contract/dates'
import type { PaceSuggestions, PriceReplay } from '@roomlark/contract/figures/price-advice'
import type { DemandRuleInput } from '@roomlark/contract/inventory/demand'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { openPastHotel, type PastBooking } from '../../../../test/past-bookings.ts'
import { createMember } from '../../../../test/team.ts'

const dayMs = 86_400_000
let app: TestApp
let owner: Awaited<ReturnType<typeof createActor>>
beforeAll(async () => {
  app = await startTestApp()
  owner = await createActor(app, 'hotel')
})
afterAll(() => app.close())

async function openHotel(units = 10) {
  const past = await openPastHotel(app, owner.token, { units })
  await app.sql`UPDATE room_types SET floor_cents = 8000, ceiling_cents = 15000 WHERE id = ${past.typeId}`
  const base = `/api/v1/hotels/${past.hotel.id}/demand`
  const ask = (method: string, path: string, body?: unknown, token = owner.token) =>
    app.ask(method, base + path, { token, body })
  const data = async (method: string, path: string, body?: unknown) => {
    const answer = await ask(method, path, body)
    expect(answer.body).toMatchObject({ success: true })
    return answer.body.data
  }
  const now = app.services.clock().getTime()
  const today = dateIn('Europe/Rome', new Date(now))
  return {
    past,
    ask,
    data,
    on: (days: number) => addDays(today, days),
    at: (days: number) => new Date(now + days * dayMs),
    addRule: (changes: Partial<DemandRuleInput> = {}) =>
      data('POST', '/rules', {
        name: 'Half full',
        roomTypeId: null,
        occupancy: { of: 'type', is: 'from', percent: 50 },
        lead: null,
        effect: { kind: 'percent', percent: 20 },
        state: 'suggests',
        ...changes,
      }),
    replay: (query = ''): Promise<PriceReplay> => data('GET', `/replay${query}`),
    suggest: (): Promise<PaceSuggestions> => data('GET', '/suggestions'),
  }
}

describe('the replay of the last 90 days', () => {
  test('takes each night by what stood when it was booked', async () => {
    const { past, on, at, addRule, replay } = await openHotel(2)
    const rule = await addRule()
    const soon = await addRule({
      name: 'Last minute',
      occupancy: null,
      lead: { is: 'within', days: 3 },
      effect: { kind: 'amount', cents: -500 },
    })
    const night: Omit<PastBooking, 'madeAt'> = { checkInOn: on(-10), nights: 1, state: 'checked-out' }
    // The first finds nobody, the second a room taken; what was cancelled before the second was free again.
    await past.put({ ...night, madeAt: at(-40) })
    await past.put({ ...night, madeAt: at(-30) })
    const gone = { ...night, checkInOn: on(-8), state: 'cancelled' as const }
    const cancelled = await past.put({ ...gone, madeAt: at(-40) })
    await app.sql`
      INSERT INTO booking_events (booking_id, at, kind, params, hotel_id, from_on, until_on, of_hold)
      SELECT booking_id, ${at(-20)}, 'cancelled', ${app.sql.json({ by: 'hotel', feeCents: 0, currency: 'EUR' })},
             hotel_id, from_on, until_on, false FROM booking_events WHERE booking_id = ${cancelled}`
    await past.put({ ...night, checkInOn: on(-8), madeAt: at(-30) })
    await past.put({ ...night, checkInOn: on(-8), madeAt: at(-9) })
    // Neither of these belongs to the 90 days.
    await past.put({ ...night, checkInOn: on(-91), madeAt: at(-92) })
    await past.put({ ...night, checkInOn: on(0), state: 'confirmed', madeAt: at(-1) })
    const found = await replay()
    expect(found).toMatchObject({
      fromOn: on(-90),
      untilOn: on(-1),
      currency: 'EUR',
      rooms: 4,
      changed: 3,
      left: 0,
      soldCents: 40_000,
      // 100, then 120 with one room taken; 120 while the cancelled room was taken, 120 and less 5 at last.
      wouldCents: 10_000 + 12_000 + 12_000 + 11_500,
      rules: [
        { ruleId: rule.id, name: 'Half full', rooms: 3 },
        { ruleId: soon.id, name: 'Last minute', rooms: 1 },
      ],
    })
    expect(found.days).toEqual([
      { night: on(-10), rooms: 2, changed: 1, soldCents: 20_000, wouldCents: 22_000 },
      { night: on(-8), rooms: 2, changed: 2, soldCents: 20_000, wouldCents: 23_500 },
    ])
    expect(await replay(`?ruleId=${soon.id}`)).toMatchObject({ changed: 1, wouldCents: 39_500 })
  })

  test('leaves nights that no rule could touch, and rules that were at work already', async () => {
    const { past, on, at, addRule, replay, ask } = await openHotel(2)
    const all = { occupancy: null, lead: { is: 'within' as const, days: 90 } }
    const rule = await addRule({ ...all, state: 'applies' })
    const night = { nights: 1, state: 'checked-out' as const }
    await past.put({ ...night, checkInOn: on(-5), madeAt: at(-6) })
    await past.put({ ...night, checkInOn: on(-4), madeAt: at(-6) })
    await app.sql`
      INSERT INTO nights (room_type_id, night, capacity, price_override_cents)
      VALUES (${past.typeId}, ${on(-4)}, 2, 10000)`
    expect(await replay()).toMatchObject({ rooms: 2, changed: 1, left: 1, wouldCents: 22_000 })
    await app.sql`UPDATE demand_rules SET applies_since = ${at(-7)} WHERE id = ${rule.id}`
    expect(await replay()).toMatchObject({ changed: 0, wouldCents: 20_000 })
    expect((await ask('GET', `/replay?ruleId=${past.typeId}`)).status).toBe(404)
  })

  test('is for those who see the books of the hotel', async () => {
    const { past, ask } = await openHotel()
    const clerk = await createMember(app, owner.id, [{ hotelId: past.hotel.id, role: 'front-desk' }])
    const stranger = await createActor(app, 'hotel')
    for (const path of ['/replay', '/suggestions']) {
      expect((await ask('GET', path, undefined, clerk.token)).status).toBe(403)
      expect((await ask('GET', path, undefined, stranger.token)).status).toBe(404)
    }
  })
})

describe('suggestions', () => {
  /** The second of the weeks that are looked at. */
  const findWeek = (on: (days: number) => string) => {
    const weekday = new Date(`${on(0)}T12:00Z`).getUTCDay()
    return 7 - ((weekday + 6) % 7) + 7
  }

  test('compare each week with the same week a year ago, at the same distance', async () => {
    const { past, on, at, suggest, data, ask } = await openHotel()
    expect(await suggest()).toEqual({ currency: 'EUR', hasLastYear: false, suggestions: [] })
    const week = findWeek(on)
    const stay = { nights: 2, rooms: 8 }
    await past.put({ ...stay, checkInOn: on(week + 1), madeAt: at(-3) })
    const then = { ...stay, checkInOn: on(week + 1 - 364) }
    await past.put({ ...then, rooms: 2, madeAt: at(-374) })
    // This one came only later, and was not on the books yet.
    await past.put({ ...then, rooms: 6, madeAt: at(-360) })
    const { hasLastYear, suggestions } = await suggest()
    expect(hasLastYear).toBe(true)
    expect(suggestions).toMatchObject([
      { roomTypeId: past.typeId, weekOn: on(week), percent: 10, nowRooms: 16, thenRooms: 4, capacity: 70 },
    ])
    const [first] = suggestions
    expect(first?.nights).toHaveLength(7)
    expect(first?.nights[0]).toEqual({ night: on(week), fromCents: 10_000, toCents: 11_000 })

    const nights = first?.nights.slice(0, 6).map((night) => ({ roomTypeId: past.typeId, ...night }))
    await data('POST', '/accept', { nights })
    expect((await suggest()).suggestions[0]?.nights).toMatchObject([{ night: on(week + 6) }])
    const dismissed = { roomTypeId: past.typeId, weekOn: on(week) }
    await Promise.all([
      data('POST', '/suggestions/dismiss', dismissed),
      data('POST', '/suggestions/dismiss', dismissed),
    ])
    expect((await suggest()).suggestions).toEqual([])
    const odd = { ...dismissed, weekOn: on(week + 1) }
    expect((await ask('POST', '/suggestions/dismiss', odd)).status).toBe(400)
    const foreign = { ...dismissed, roomTypeId: past.hotel.id }
    expect((await ask('POST', '/suggestions/dismiss', foreign)).status).toBe(404)
  })

  test('lower prices where less is sold, never below the floor', async () => {
    const { past, on, at, suggest } = await openHotel()
    const week = findWeek(on)
    await past.put({ nights: 2, rooms: 10, checkInOn: on(week - 364), madeAt: at(-374) })
    await past.put({ nights: 2, rooms: 4, checkInOn: on(week), madeAt: at(-1) })
    await app.sql`UPDATE room_types SET floor_cents = 9700 WHERE id = ${past.typeId}`
    const [first] = (await suggest()).suggestions
    expect(first).toMatchObject({ percent: -10, nowRooms: 8, thenRooms: 20 })
    expect(first?.nights[0]?.toCents).toBe(9700)
  })
})
