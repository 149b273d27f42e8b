import { bookingStates, transitions } from '@roomlark/contract/booking-states'
import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { happened, miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { insertEvent } from '../events.queries.ts'
import { findTransitionRefusal } from './transitions.policy.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const sold = async (testHotel: TestHotel, from: number, until: number) =>
  (await testHotel.nights(testHotel.day(from), testHotel.day(until))).map(
    (night: { sold: number }) => night.sold,
  )

/** The dates of a stay of four nights that begins today. */
const fromToday = (testHotel: TestHotel) => ({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(4) })

describe('the table of transitions', () => {
  const now = new Date('2026-06-16T12:00:00Z')
  const stay = { checkInOn: '2026-06-16', timeZone: 'Europe/Rome', isLapsed: false }
  const pairs = bookingStates.flatMap((from) => bookingStates.map((to) => ({ from, to })))
  test.each(pairs)('$from → $to', ({ from, to }) => {
    expect(findTransitionRefusal({ ...stay, state: from }, to, now) === undefined).toBe(
      transitions[from].includes(to),
    )
  })
})

describe('POST /bookings/:id/transitions', () => {
  test('goes from held to confirmed to checked in to checked out, and says what is allowed next', async () => {
    const testHotel = await openTestHotel(app)
    const begun = Date.now()
    const held = await testHotel.book({
      ...fromToday(testHotel),
      checkOutOn: testHotel.day(1),
      state: 'held',
    })
    expect(held).toMatchObject({ state: 'held', allowed: ['confirmed', 'cancelled'] })
    const heldFrom = Date.parse(held.heldUntil) - 10 * 60_000
    expect(heldFrom).toBeGreaterThanOrEqual(begun)
    expect(heldFrom).toBeLessThanOrEqual(Date.now())
    const confirmed = await testHotel.data(testHotel.transition(held.id, 'confirmed'))
    expect(confirmed).toMatchObject({
      heldUntil: null,
      allowed: ['checked-in', 'cancelled', 'no-show'],
      version: 2,
    })
    const arrived = await testHotel.data(testHotel.transition(held.id, 'checked-in'))
    expect(arrived.allowed).toEqual(['checked-out'])
    const left = await testHotel.data(testHotel.transition(held.id, 'checked-out'))
    expect(left).toMatchObject({
      state: 'checked-out',
      allowed: [],
      checkOutOn: testHotel.day(1),
      feeCents: null,
    })
    expect(happened(left).map(({ text }) => text)).toEqual([
      expect.stringContaining('Held for 10 minutes: Double'),
      'Confirmed',
      `Assigned to room ${testHotel.type.rooms[0].number}`,
      'Arrived',
      'Left. €100.00 was left to pay (The company pays)',
    ])
    expect(await sold(testHotel, 0, 1)).toEqual([1, 0])
  })

  test.each(['checked-in', 'no-show'])('is not %s before the day of arrival', async (to) => {
    const testHotel = await openTestHotel(app)
    const booking = await testHotel.book({ checkInOn: testHotel.day(1), checkOutOn: testHotel.day(3) })
    const answer = await testHotel.transition(booking.id, to)
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    expect(booking.allowed).toEqual(['cancelled'])
  })

  test('leaving early frees the remaining nights, and keeps the total', async () => {
    const testHotel = await openTestHotel(app, 1)
    const { id } = await testHotel.book(fromToday(testHotel))
    await testHotel.data(testHotel.transition(id, 'checked-in'))
    expect(
      (await testHotel.tryBook({ checkInOn: testHotel.day(2), checkOutOn: testHotel.day(4) })).status,
    ).toBe(409)
    const left = await testHotel.data(testHotel.transition(id, 'checked-out'))
    expect(left).toMatchObject({ checkOutOn: testHotel.day(1), nights: 1, totalCents: 40_000 })
    const [stay] = left.stays
    expect(stay).toMatchObject({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(1) })
    expect(stay.nightlyCents.map((night: { released: boolean }) => night.released)).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(happened(left).at(-1)?.text).toContain('Left early: 3 nights released')
    expect(await sold(testHotel, 0, 3)).toEqual([1, 0, 0, 0])
    await testHotel.book({ checkInOn: testHotel.day(1), checkOutOn: testHotel.day(4) })
    expect(await miscounts(app)).toEqual([])
  })

  test('a no-show pays by the policy; the first night stays taken, the rest is free', async () => {
    const testHotel = await openTestHotel(app, 1)
    const { id } = await testHotel.book(fromToday(testHotel))
    const gone = await testHotel.data(testHotel.transition(id, 'no-show', { reason: 'Not reached by phone' }))
    expect(gone).toMatchObject({
      state: 'no-show',
      feeCents: 40_000,
      checkOutOn: testHotel.day(4),
      cancelledBy: null,
    })
    expect(happened(gone).at(-1)).toMatchObject({
      kind: 'no-show',
      text: 'Did not arrive (Not reached by phone). Fee €400.00. The room is kept for the first night',
    })
    expect(await sold(testHotel, 0, 3)).toEqual([1, 0, 0, 0])
    expect(await miscounts(app)).toEqual([])
  })

  test('a no-show whose room is released leaves no night taken, and undoing it takes all of them again', async () => {
    const testHotel = await openTestHotel(app, 1)
    const { id } = await testHotel.book(fromToday(testHotel))
    const gone = await testHotel.data(testHotel.transition(id, 'no-show', { firstNight: 'released' }))
    expect(gone).toMatchObject({ state: 'no-show', feeCents: 40_000 })
    expect(happened(gone).at(-1)?.text).toBe('Did not arrive. Fee €400.00. The room is released')
    expect(await sold(testHotel, 0, 3)).toEqual([0, 0, 0, 0])
    const undo = { version: gone.version }
    await testHotel.data(testHotel.ask('POST', `/api/v1/bookings/${id}/undo`, undo))
    expect(await sold(testHotel, 0, 3)).toEqual([1, 1, 1, 1])
    expect(await miscounts(app)).toEqual([])
  })

  test('cancelling needs to say who cancels', async () => {
    const testHotel = await openTestHotel(app)
    const { id } = await testHotel.book()
    const answer = await testHotel.transition(id, 'cancelled')
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['cancelledBy']])
  })

  test('cancelled nights are free again, all of them', async () => {
    const testHotel = await openTestHotel(app, 2)
    const { id } = await testHotel.book({ rooms: [{ roomTypeId: testHotel.type.id, quantity: 2 }] })
    const cancelled = await testHotel.data(
      testHotel.transition(id, 'cancelled', { cancelledBy: 'guest', reason: 'Ill' }),
    )
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'guest',
      cancelReason: 'Ill',
      feeCents: 0,
      allowed: [],
    })
    expect(happened(cancelled).at(-1)?.text).toBe('Cancelled by the guest (Ill). No fee')
    expect(await sold(testHotel, 10, 11)).toEqual([0, 0])
    await testHotel.book({ rooms: [{ roomTypeId: testHotel.type.id, quantity: 2 }] })
    expect(await miscounts(app)).toEqual([])
  })

  // The policy is moderate: free until 5 days before arrival, then half, and everything from 1 day before.
  test.each([
    ['in time, nothing', 10, { cancelledBy: 'guest' }, 0],
    ['late, half', 3, { cancelledBy: 'guest' }, 10_000],
    ['on the day, everything', 0, { cancelledBy: 'guest' }, 20_000],
    ['late but waived, nothing', 3, { cancelledBy: 'guest', waiveFee: true }, 0],
    ['late by the hotel, nothing', 3, { cancelledBy: 'hotel' }, 0],
  ])('a cancellation costs: %s', async (_name, first, extras, feeCents) => {
    const testHotel = await openTestHotel(app, 1, {
      hotel: { cancellationPolicy: cancellationPresets.Moderate },
    })
    const { id } = await testHotel.book({
      checkInOn: testHotel.day(first),
      checkOutOn: testHotel.day(first + 2),
    })
    expect(await testHotel.data(testHotel.transition(id, 'cancelled', extras))).toMatchObject({ feeCents })
  })

  test('a hold costs nothing to cancel, whatever the plan', async () => {
    const testHotel = await openTestHotel(app)
    const cancellationPolicy = cancellationPresets['Non-refundable']
    const plan = await testHotel.data(
      testHotel.ask(
        'POST',
        `${testHotel.base}/rates/plans`,
        planInput({ name: 'Fixed', cancellationPolicy }),
      ),
    )
    const held = await testHotel.book({ ratePlanId: plan.id, state: 'held' })
    const fixed = await testHotel.book({ ratePlanId: plan.id })
    const cancel = (id: string) =>
      testHotel.data(testHotel.transition(id, 'cancelled', { cancelledBy: 'guest' }))
    expect(await cancel(held.id)).toMatchObject({ feeCents: 0 })
    expect(await cancel(fixed.id)).toMatchObject({ feeCents: 20_000 })
  })

  test('the agreed terms count, not later changes by the hotel', async () => {
    const testHotel = await openTestHotel(app)
    const { id } = await testHotel.book({ checkInOn: testHotel.day(3), checkOutOn: testHotel.day(5) })
    const { hotel } = testHotel
    await app.sql`
      UPDATE hotels SET cancellation_policy = ${app.sql.json(cancellationPresets['Non-refundable'])}
      WHERE id = ${hotel.id}`
    expect(
      await testHotel.data(testHotel.transition(id, 'cancelled', { cancelledBy: 'guest' })),
    ).toMatchObject({
      feeCents: 10_000,
      cancellationPolicy: cancellationPresets.Moderate,
    })
  })

  test('of several at once one wins, the others are refused', async () => {
    const testHotel = await openTestHotel(app)
    for (let round = 0; round < 3; round += 1) {
      const { id } = await testHotel.book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(2) })
      const answers = await Promise.all([
        testHotel.transition(id, 'checked-in'),
        testHotel.transition(id, 'cancelled', { cancelledBy: 'guest' }),
        testHotel.transition(id, 'no-show'),
        testHotel.transition(id, 'cancelled', { cancelledBy: 'hotel' }),
        testHotel.transition(id, 'checked-in'),
      ])
      const statuses = answers.map(({ status }) => status).toSorted()
      expect(statuses).toEqual([200, 409, 409, 409, 409])
      // If the check-in wins, it also assigns the room.
      const steps = happened(await testHotel.get(id)).filter(({ kind }) => kind !== 'room-assigned')
      expect(steps).toHaveLength(2)
    }
    expect(await miscounts(app)).toEqual([])
  })

  test("somebody else's booking is not there, for an administrator it is", async () => {
    const testHotel = await openTestHotel(app)
    const { id, stays } = await testHotel.book()
    const stranger = await createActor(app, 'hotel')
    const admin = await createActor(app, 'admin')
    const { guest } = testHotel.bookingInput()
    const dates = { checkInOn: testHotel.day(10), checkOutOn: testHotel.day(13) }
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['PUT', '/stay', { ...dates, version: 1 }],
      ['PUT', `/rooms/${stays[0].id}`, { roomId: testHotel.type.rooms[0].id, version: 2 }],
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
    const testHotel = await openTestHotel(app)
    await testHotel.book()
    for (const change of ["params = '{}'", "particulars = 'nothing'", "kind = 'note'", 'actor_id = NULL']) {
      const rewritten = app.sql.unsafe(`UPDATE booking_events SET ${change}`)
      await expect(rewritten, change).rejects.toThrow('append-only')
    }
    await expect(app.sql`DELETE FROM booking_events`).rejects.toThrow('append-only')
  })

  test.each<[string, unknown]>([
    ['no-show', { feeCents: -1, currency: 'EUR' }],
    ['no-show', { feeCents: 0, currency: 'EUR', guest: 'Hana Nakamura' }],
    ['confirmed', { by: 'Hana Nakamura' }],
    ['changed', { details: ['mood'] }],
    ['moved', { from: { checkInOn: 'soon', checkOutOn: 'later' }, to: null, guestMailed: true }],
  ])('the history refuses %s with %j', async (kind, params) => {
    const { id: bookingId } = await (await openTestHotel(app)).book()
    const event = { kind, params, bookingId, at: new Date(), actorId: null, mail: null, recipients: [] }
    await expect(app.pool.begin((tx) => insertEvent(tx, event as never))).rejects.toThrow(z.core.$ZodError)
    const written = await app.sql`
      SELECT kind FROM booking_events WHERE booking_id = ${bookingId} AND kind <> 'mail'`
    expect(written).toEqual([{ kind: 'created' }])
  })
})

test('a hotel with bookings is archived once no stay is to come: they stay readable, new ones cannot be made', async () => {
  const testHotel = await openTestHotel(app)
  const { id } = await testHotel.book()
  expect((await testHotel.ask('DELETE', testHotel.base)).status).toBe(409)
  await testHotel.data(testHotel.transition(id, 'cancelled', { cancelledBy: 'hotel' }))
  expect((await testHotel.data(testHotel.ask('DELETE', testHotel.base))).outcome).toBe('archived')
  expect((await testHotel.tryBook()).status).toBe(404)
  expect(await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${id}`))).toMatchObject({
    state: 'cancelled',
  })
  const empty = await openTestHotel(app)
  expect((await empty.data(empty.ask('DELETE', empty.base))).outcome).toBe('removed')
})
