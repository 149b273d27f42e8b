import { bookingStates, transitions } from '@roomlark/contract/booking-states'
import { cancellationPresets } from '@roomlark/contract/cancellation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { type House, happened, miscounts, openHouse } from '../../../test/house.ts'
import { planInput } from '../../../test/house-input.ts'
import { refusalOf } from './transitions.policy.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const sold = async (house: House, from: number, until: number) =>
  (await house.nights(house.day(from), house.day(until))).map((night: { sold: number }) => night.sold)

/** A stay of four nights that begins today. */
const fromToday = (house: House) => ({ checkInOn: house.day(0), checkOutOn: house.day(4) })

describe('the table of transitions', () => {
  const now = new Date('2026-06-16T12:00:00Z')
  const stay = { checkInOn: '2026-06-16', timeZone: 'Europe/Rome', isLapsed: false }
  const pairs = bookingStates.flatMap((from) => bookingStates.map((to) => ({ from, to })))
  test.each(pairs)('$from → $to', ({ from, to }) => {
    expect(refusalOf({ ...stay, state: from }, to, now) === undefined).toBe(transitions[from].includes(to))
  })
})

describe('POST /bookings/:id/transitions', () => {
  test('goes from held to confirmed to checked in to checked out, and tells what is allowed next', async () => {
    const house = await openHouse(app)
    const held = await house.book({ ...fromToday(house), checkOutOn: house.day(1), state: 'held' })
    expect(held).toMatchObject({ state: 'held', allowed: ['confirmed', 'cancelled'] })
    expect(Math.abs(Date.parse(held.heldUntil) - Date.parse(held.createdAt) - 600_000)).toBeLessThan(10_000)
    const confirmed = await house.data(house.move(held.id, 'confirmed'))
    expect(confirmed).toMatchObject({
      heldUntil: null,
      allowed: ['checked-in', 'cancelled', 'no-show'],
      version: 2,
    })
    const arrived = await house.data(house.move(held.id, 'checked-in'))
    expect(arrived.allowed).toEqual(['checked-out'])
    const left = await house.data(house.move(held.id, 'checked-out'))
    expect(left).toMatchObject({
      state: 'checked-out',
      allowed: [],
      checkOutOn: house.day(1),
      feeCents: null,
    })
    expect(happened(left).map(({ text }) => text)).toEqual([
      expect.stringContaining('Held for 10 minutes: Double'),
      'Confirmed',
      `Given room ${house.type.rooms[0].number}`,
      'Arrived',
      'Left',
    ])
    expect(await sold(house, 0, 1)).toEqual([1, 0])
  })

  test.each(['checked-in', 'no-show'])('is not %s before the day of arrival', async (to) => {
    const house = await openHouse(app)
    const booking = await house.book({ checkInOn: house.day(1), checkOutOn: house.day(3) })
    const answer = await house.move(booking.id, to)
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    expect(booking.allowed).toEqual(['cancelled'])
  })

  test('leaving early gives the nights left to others, and keeps the total', async () => {
    const house = await openHouse(app, 1)
    const { id } = await house.book(fromToday(house))
    await house.data(house.move(id, 'checked-in'))
    expect((await house.tryBook({ checkInOn: house.day(2), checkOutOn: house.day(4) })).status).toBe(409)
    const left = await house.data(house.move(id, 'checked-out'))
    expect(left).toMatchObject({ checkOutOn: house.day(1), nights: 1, totalCents: 40_000 })
    const [stay] = left.stays
    expect(stay).toMatchObject({ checkInOn: house.day(0), checkOutOn: house.day(1) })
    expect(stay.nightlyCents.map((night: { released: boolean }) => night.released)).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(happened(left).at(-1)?.text).toContain('Left early: 3 nights given back')
    expect(await sold(house, 0, 3)).toEqual([1, 0, 0, 0])
    await house.book({ checkInOn: house.day(1), checkOutOn: house.day(4) })
    expect(await miscounts(app)).toEqual([])
  })

  test('who never comes pays by the policy; the first night stays taken, the rest is free', async () => {
    const house = await openHouse(app, 1)
    const { id } = await house.book(fromToday(house))
    const gone = await house.data(house.move(id, 'no-show', { reason: 'Not reached by phone' }))
    expect(gone).toMatchObject({
      state: 'no-show',
      feeCents: 40_000,
      checkOutOn: house.day(4),
      cancelledBy: null,
    })
    expect(happened(gone).at(-1)).toMatchObject({
      kind: 'no-show',
      text: 'Did not arrive (Not reached by phone). Fee €400.00',
    })
    expect(await sold(house, 0, 3)).toEqual([1, 0, 0, 0])
    expect(await miscounts(app)).toEqual([])
  })

  test('cancelling needs to say who cancels', async () => {
    const house = await openHouse(app)
    const { id } = await house.book()
    const answer = await house.move(id, 'cancelled')
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['cancelledBy']])
  })

  test('cancelled nights are free again, all of them', async () => {
    const house = await openHouse(app, 2)
    const { id } = await house.book({ rooms: [{ roomTypeId: house.type.id, quantity: 2 }] })
    const cancelled = await house.data(house.move(id, 'cancelled', { cancelledBy: 'guest', reason: 'Ill' }))
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'guest',
      cancelReason: 'Ill',
      feeCents: 0,
      allowed: [],
    })
    expect(happened(cancelled).at(-1)?.text).toBe('Cancelled by the guest (Ill). No fee')
    expect(await sold(house, 10, 11)).toEqual([0, 0])
    await house.book({ rooms: [{ roomTypeId: house.type.id, quantity: 2 }] })
    expect(await miscounts(app)).toEqual([])
  })

  // Moderate: free until 5 days before, then half, from 1 day before everything.
  test.each([
    ['in time, nothing', 10, { cancelledBy: 'guest' }, 0],
    ['late, half', 3, { cancelledBy: 'guest' }, 10_000],
    ['on the day, everything', 0, { cancelledBy: 'guest' }, 20_000],
    ['late but waived, nothing', 3, { cancelledBy: 'guest', waiveFee: true }, 0],
    ['late by the hotel, nothing', 3, { cancelledBy: 'hotel' }, 0],
  ])('a cancellation costs: %s', async (_name, first, extras, feeCents) => {
    const house = await openHouse(app, 1, { hotel: { cancellationPolicy: cancellationPresets.Moderate } })
    const { id } = await house.book({ checkInOn: house.day(first), checkOutOn: house.day(first + 2) })
    expect(await house.data(house.move(id, 'cancelled', extras))).toMatchObject({ feeCents })
  })

  test('a hold costs nothing to cancel, whatever the plan', async () => {
    const house = await openHouse(app)
    const cancellationPolicy = cancellationPresets['Non-refundable']
    const plan = await house.data(
      house.ask('POST', `${house.base}/rates/plans`, planInput({ name: 'Fixed', cancellationPolicy })),
    )
    const held = await house.book({ ratePlanId: plan.id, state: 'held' })
    const fixed = await house.book({ ratePlanId: plan.id })
    const cancel = (id: string) => house.data(house.move(id, 'cancelled', { cancelledBy: 'guest' }))
    expect(await cancel(held.id)).toMatchObject({ feeCents: 0 })
    expect(await cancel(fixed.id)).toMatchObject({ feeCents: 20_000 })
  })

  test('what was agreed counts, not what the hotel says since', async () => {
    const house = await openHouse(app)
    const { id } = await house.book({ checkInOn: house.day(3), checkOutOn: house.day(5) })
    const { hotel } = house
    await app.sql`
      UPDATE hotels SET cancellation_policy = ${app.sql.json(cancellationPresets['Non-refundable'])}
      WHERE id = ${hotel.id}`
    expect(await house.data(house.move(id, 'cancelled', { cancelledBy: 'guest' }))).toMatchObject({
      feeCents: 10_000,
      cancellationPolicy: cancellationPresets.Moderate,
    })
  })

  test('of several at once one wins, the others are refused', async () => {
    const house = await openHouse(app)
    for (let round = 0; round < 3; round += 1) {
      const { id } = await house.book({ checkInOn: house.day(0), checkOutOn: house.day(2) })
      const answers = await Promise.all([
        house.move(id, 'checked-in'),
        house.move(id, 'cancelled', { cancelledBy: 'guest' }),
        house.move(id, 'no-show'),
        house.move(id, 'cancelled', { cancelledBy: 'hotel' }),
        house.move(id, 'checked-in'),
      ])
      const statuses = answers.map(({ status }) => status).toSorted()
      expect(statuses).toEqual([200, 409, 409, 409, 409])
      expect(happened(await house.get(id))).toHaveLength(2)
    }
    expect(await miscounts(app)).toEqual([])
  })

  test("somebody else's booking is not there, for an administrator it is", async () => {
    const house = await openHouse(app)
    const { id, stays } = await house.book()
    const stranger = await createActor(app, 'hotel')
    const admin = await createActor(app, 'admin')
    const { guest } = house.bookingInput()
    const dates = { checkInOn: house.day(10), checkOutOn: house.day(13) }
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['PUT', '/stay', { ...dates, version: 1 }],
      ['PUT', `/rooms/${stays[0].id}`, { roomId: house.type.rooms[0].id, version: 2 }],
      ['PUT', '/details', { guest, notes: 'Seen', specialRequests: '', version: 3 }],
      ['POST', '/transitions', { to: 'cancelled', cancelledBy: 'hotel' }],
    ]
    for (const [method, path, body] of calls) {
      const ask = (token: string) => app.ask(method, `/api/v1/bookings/${id}${path}`, { token, body })
      expect((await ask(stranger.token)).status, `${method} ${path}`).toBe(404)
      expect((await ask(admin.token)).status, `${method} ${path}`).toBe(200)
    }
  })

  test('the history can only grow', async () => {
    const house = await openHouse(app)
    await house.book()
    await expect(app.sql`UPDATE booking_events SET text = 'nothing'`).rejects.toThrow('append-only')
    await expect(app.sql`DELETE FROM booking_events`).rejects.toThrow('append-only')
  })
})

test('a hotel with bookings is archived once no stay is to come: they stay readable, new ones cannot be made', async () => {
  const house = await openHouse(app)
  const { id } = await house.book()
  expect((await house.ask('DELETE', house.base)).status).toBe(409)
  await house.data(house.move(id, 'cancelled', { cancelledBy: 'hotel' }))
  expect((await house.data(house.ask('DELETE', house.base))).outcome).toBe('archived')
  expect((await house.tryBook()).status).toBe(404)
  expect(await house.data(house.ask('GET', `/api/v1/bookings/${id}`))).toMatchObject({ state: 'cancelled' })
  const empty = await openHouse(app)
  expect((await empty.data(empty.ask('DELETE', empty.base))).outcome).toBe('removed')
})
