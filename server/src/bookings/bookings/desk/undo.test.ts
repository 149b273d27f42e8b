import { type BookingState, bookingStates, reversals } from '@roomlark/contract/booking-states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { jobsDone } from '../../../../test/mail.ts'
import { counted, recount } from '../../../../test/recount.ts'
import { happened, miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { countDue } from '../../../figures/rollups/rollups.service.ts'
import { resolveUndo } from './transitions.policy.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 86_400_000

const sold = async (testHotel: TestHotel) =>
  (await testHotel.nights(testHotel.day(0), testHotel.day(3))).map((night: { sold: number }) => night.sold)

/** Books a stay of four nights that begins today, and takes these steps. */
async function after(testHotel: TestHotel, steps: string[], changes: object = {}) {
  const stay = { checkInOn: testHotel.day(0), checkOutOn: testHotel.day(4) }
  let booking = await testHotel.book({ ...stay, ...changes })
  for (const to of steps) booking = await testHotel.data(testHotel.transition(booking.id, to))
  return booking
}

describe('what can be undone', () => {
  const at = new Date('2026-06-16T21:00:00Z')
  const back: Partial<Record<BookingState, BookingState>> = reversals
  const moments: [string, string, boolean][] = [
    ['the same evening', '2026-06-16T21:30:00Z', true],
    ['on the hotel’s next day', '2026-06-17T21:59:00Z', true],
    ['the day after that', '2026-06-17T22:00:00Z', false],
  ]
  test.each(moments)('%s', (_name, now, can) => {
    for (const state of bookingStates) {
      const undone = resolveUndo({ state, timeZone: 'Europe/Rome' }, at, new Date(now))
      expect('to' in undone && undone.to, state).toBe(can && (back[state] ?? false))
    }
  })
})

describe('POST /bookings/:id/undo', () => {
  test('an arrival: the guest is expected again', async () => {
    const testHotel = await openTestHotel(app, 1)
    const arrived = await after(testHotel, ['checked-in'])
    expect(arrived.canUndo).toBe(true)
    const undone = await testHotel.data(testHotel.undo(arrived.id, arrived.version))
    expect(undone).toMatchObject({
      state: 'confirmed',
      canUndo: false,
      allowed: ['checked-in', 'cancelled', 'no-show'],
      version: 3,
    })
    expect(happened(undone).at(-1)).toMatchObject({ kind: 'undone', text: 'Arrival undone' })
    expect(await sold(testHotel)).toEqual([1, 1, 1, 1])
    expect((await testHotel.data(testHotel.transition(arrived.id, 'checked-in'))).state).toBe('checked-in')
  })

  test('a no-show: the nights are taken again, and nothing is owed', async () => {
    const testHotel = await openTestHotel(app, 1)
    const missed = await after(testHotel, ['no-show'])
    expect(missed).toMatchObject({ feeCents: 40_000, canUndo: true })
    const undone = await testHotel.data(testHotel.undo(missed.id, missed.version))
    expect(undone).toMatchObject({
      state: 'confirmed',
      feeCents: null,
      cancelReason: null,
      totalCents: missed.totalCents,
      checkOutOn: testHotel.day(4),
      stays: [{ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(4) }],
    })
    expect(undone.stays[0].nightlyCents).toMatchObject(Array(4).fill({ released: false, priceCents: 10_000 }))
    expect(happened(undone).at(-1)?.text).toMatch(
      /^No-show undone: 3 nights reinstated, booked until .+\. The fee is no longer owed$/,
    )
    expect(await sold(testHotel)).toEqual([1, 1, 1, 1])
    expect(await miscounts(app)).toEqual([])
  })

  test('an early departure: checked in until the old check-out, in the old room', async () => {
    const testHotel = await openTestHotel(app, 1)
    const [room] = testHotel.type.rooms
    const booked = await after(testHotel, [])
    await testHotel.data(testHotel.assign(booked.id, booked.stays[0].id, room.id, 1))
    await testHotel.data(testHotel.transition(booked.id, 'checked-in'))
    const left = await testHotel.data(testHotel.transition(booked.id, 'checked-out'))
    expect(left).toMatchObject({ checkOutOn: testHotel.day(1), canUndo: true })
    // The night has since been closed to others, but it belonged to this guest.
    await testHotel.data(
      testHotel.edit({ closed: true }, { fromOn: testHotel.day(2), untilOn: testHotel.day(2) }),
    )
    const undone = await testHotel.data(testHotel.undo(left.id, left.version))
    expect(undone).toMatchObject({
      state: 'checked-in',
      checkOutOn: testHotel.day(4),
      nights: 4,
      stays: [{ checkOutOn: testHotel.day(4), roomId: room.id }],
    })
    expect(happened(undone).at(-1)?.text).toContain('Departure undone: 3 nights reinstated')
    expect(await sold(testHotel)).toEqual([1, 1, 1, 1])
    expect(await miscounts(app)).toEqual([])
  })

  test('is refused where a night has been sold since, and changes nothing', async () => {
    const testHotel = await openTestHotel(app, 1)
    const missed = await after(testHotel, ['no-show'])
    await testHotel.book({ checkInOn: testHotel.day(2), checkOutOn: testHotel.day(3) })
    const answer = await testHotel.undo(missed.id, missed.version)
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'conflict',
      expect.stringContaining('There is no room left on'),
    ])
    expect(await testHotel.get(missed.id)).toMatchObject({ state: 'no-show', feeCents: 40_000, version: 2 })
    expect(await sold(testHotel)).toEqual([1, 0, 1, 0])
  })

  test('of an undo and somebody who buys the night at once, one wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const testHotel = await openTestHotel(app, 1)
      const left = await after(testHotel, ['checked-in', 'checked-out'])
      const [undone, bought] = await Promise.all([
        testHotel.undo(left.id, left.version),
        testHotel.tryBook({ checkInOn: testHotel.day(1), checkOutOn: testHotel.day(2) }),
      ])
      expect([undone.status, bought.status].toSorted(), `round ${round}`).toEqual([200, 409])
      expect(await miscounts(app)).toEqual([])
    }
  })

  test('a room given to somebody else since is lost, and the history says so', async () => {
    const testHotel = await openTestHotel(app, 2)
    const [room] = testHotel.type.rooms
    const booked = await after(testHotel, [])
    await testHotel.data(testHotel.assign(booked.id, booked.stays[0].id, room.id, 1))
    const missed = await testHotel.data(testHotel.transition(booked.id, 'no-show'))
    const other = await testHotel.book({ checkInOn: testHotel.day(1), checkOutOn: testHotel.day(2) })
    await testHotel.data(testHotel.assign(other.id, other.stays[0].id, room.id, 1))
    const undone = await testHotel.data(testHotel.undo(missed.id, missed.version))
    expect(undone.stays[0]).toMatchObject({ roomId: null, checkOutOn: testHotel.day(4) })
    expect(happened(undone).at(-2)?.text).toContain(`Room ${room.number} is taken`)
  })

  test('two at once undo one step, not two', async () => {
    const testHotel = await openTestHotel(app)
    const left = await after(testHotel, ['checked-in', 'checked-out'])
    const answers = await Promise.all([1, 2, 3].map(() => testHotel.undo(left.id, left.version)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await testHotel.get(left.id)).state).toBe('checked-in')
  })

  test('nobody undoes what they have not seen, nor by asking for the state before', async () => {
    const testHotel = await openTestHotel(app)
    const arrived = await after(testHotel, ['checked-in'])
    await testHotel.data(testHotel.transition(arrived.id, 'checked-out'))
    expect((await testHotel.undo(arrived.id, arrived.version)).status).toBe(409)
    expect((await testHotel.transition(arrived.id, 'checked-in')).status).toBe(409)
    expect((await testHotel.get(arrived.id)).state).toBe('checked-out')
  })

  test('is possible until the end of the next day', async () => {
    const testHotel = await openTestHotel(app)
    const late = await after(testHotel, ['checked-in'])
    const missed = await after(testHotel, ['no-show'])
    app.advance(dayMs)
    expect((await testHotel.undo(missed.id, missed.version)).status).toBe(200)
    app.advance(dayMs)
    const answer = await testHotel.undo(late.id, late.version)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining('could be undone until the following day'),
    ])
    expect((await testHotel.get(late.id)).canUndo).toBe(false)
  })

  test.each([
    ['confirmed', {}],
    ['cancelled', { cancelledBy: 'guest' }],
  ])('what is %s has nothing to undo', async (state, extras) => {
    const testHotel = await openTestHotel(app)
    const { id, version } = await testHotel.book()
    if (state === 'cancelled') await testHotel.data(testHotel.transition(id, state, extras))
    const answer = await testHotel.undo(id, state === 'cancelled' ? version + 1 : version)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining('has no step to undo'),
    ])
  })

  test('belongs to the hotel and to administrators', async () => {
    const testHotel = await openTestHotel(app)
    const { id, version } = await after(testHotel, ['checked-in'])
    const undo = async (userType: 'hotel' | 'admin') => {
      const { token } = await createActor(app, userType)
      return (await app.ask('POST', `/api/v1/bookings/${id}/undo`, { token, body: { version } })).status
    }
    expect(await undo('hotel')).toBe(404)
    expect(await undo('admin')).toBe(200)
  })

  test('sends no emails, and the figures are as if it had never happened', async () => {
    const testHotel = await openTestHotel(app)
    const guest = { name: 'Ana Ruiz', email: 'ana-undo@example.test' }
    const missed = await after(testHotel, ['no-show'], { guest })
    await countDue({ sql: app.pool })
    await testHotel.data(testHotel.undo(missed.id, missed.version))
    await jobsDone(app)
    expect(app.sent.filter((mail) => mail.to === guest.email)).toHaveLength(1)
    await countDue({ sql: app.pool })
    expect(await counted(app)).toEqual(await recount(app))
  })
})
