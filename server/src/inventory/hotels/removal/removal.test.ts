import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { lockUntilReleased, lockWaits } from '../../../../test/locks.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { waitUntil } from '../../../../test/wait.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const preview = (testHotel: TestHotel) => testHotel.data(testHotel.ask('GET', `${testHotel.base}/removal`))
const remove = (testHotel: TestHotel) => testHotel.ask('DELETE', testHotel.base)
const restore = (testHotel: TestHotel) => testHotel.ask('POST', `${testHotel.base}/restore`)
const toCome = async (testHotel: TestHotel) => {
  const path = `/api/v1/bookings?hotelId=${testHotel.hotel.id}&stays=to-come`
  return (await testHotel.ask('GET', path)).body.meta.total
}
const cancel = (testHotel: TestHotel, id: string) =>
  testHotel.data(testHotel.transition(id, 'cancelled', { cancelledBy: 'guest', waiveFee: true }))

/**
 * Creates a hotel that was booked once and has no upcoming stays, so that it is archived rather than deleted.
 */
async function archived(own: TestApp = app): Promise<TestHotel> {
  const testHotel = await openTestHotel(own)
  await cancel(testHotel, (await testHotel.book()).id)
  expect((await remove(testHotel)).body.data).toEqual({ outcome: 'archived' })
  return testHotel
}

describe('DELETE /hotels/{id}', () => {
  test('is refused with the number of current or upcoming stays', async () => {
    const testHotel = await openTestHotel(app)
    expect(await preview(testHotel)).toEqual({ outcome: 'removed', staysToCome: 0 })
    const arriving = await testHotel.book({ checkInOn: testHotel.today(), checkOutOn: testHotel.day(1) })
    await testHotel.data(testHotel.transition(arriving.id, 'checked-in'))
    const later = await testHotel.book()
    const hold = await testHotel.book({
      state: 'held',
      checkInOn: testHotel.day(20),
      checkOutOn: testHotel.day(21),
    })
    expect(await preview(testHotel)).toEqual({ outcome: 'archived', staysToCome: 3 })
    expect(await toCome(testHotel)).toBe(3)
    const refused = await remove(testHotel)
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(refused.body.message).toContain('3 stays are current or upcoming')
    await cancel(testHotel, later.id)
    await cancel(testHotel, hold.id)
    expect((await remove(testHotel)).body.message).toContain('1 stay is current or upcoming')
    expect((await testHotel.ask('GET', testHotel.base)).body.data).toMatchObject({
      isActive: true,
      archivedAt: null,
    })
    await testHotel.data(testHotel.transition(arriving.id, 'checked-out'))
    expect(await toCome(testHotel)).toBe(0)
    expect((await remove(testHotel)).body.data).toEqual({ outcome: 'archived' })
  })

  test('is not prevented by expired holds or by past stays nobody checked out', async () => {
    const own = await startTestAppForTest()
    const testHotel = await openTestHotel(own)
    await testHotel.book({ checkInOn: testHotel.today(), checkOutOn: testHotel.day(1) })
    await testHotel.book({ state: 'held' })
    own.advance(2 * 86_400_000)
    expect((await preview(testHotel)).staysToCome).toBe(0)
    expect((await remove(testHotel)).body.data).toEqual({ outcome: 'archived' })
  })

  test('waits for a booking that is just being made, and then counts it', async () => {
    const testHotel = await openTestHotel(app)
    const { id } = await testHotel.book()
    await cancel(testHotel, id)
    const commit = await lockUntilReleased(app, async (sql) => {
      await sql`SELECT 1 FROM hotels WHERE id = ${testHotel.hotel.id} FOR KEY SHARE`
      await sql`UPDATE bookings SET state = 'confirmed' WHERE id = ${id}`
    })
    const removing = remove(testHotel)
    await waitUntil('the archiving to wait', async () => (await lockWaits(app)) > 0)
    await commit()
    expect((await removing).status).toBe(409)
  })

  test('and a concurrent booking never leave a stay in an archived hotel', async () => {
    for (const first of ['booking', 'archiving', 'booking', 'archiving']) {
      const testHotel = await openTestHotel(app, 2)
      await cancel(testHotel, (await testHotel.book()).id)
      const both =
        first === 'booking'
          ? [testHotel.tryBook(), remove(testHotel)]
          : [remove(testHotel), testHotel.tryBook()]
      const answers = await Promise.all(both)
      const [booked, removed] = first === 'booking' ? answers : answers.toReversed()
      expect([booked?.status, removed?.status]).toEqual(booked?.status === 200 ? [200, 409] : [404, 200])
    }
  })

  test('prevents a stay from coming back into an archived hotel', async () => {
    const own = await startTestAppForTest()
    const testHotel = await openTestHotel(own)
    const left = await testHotel.book({ checkInOn: testHotel.today(), checkOutOn: testHotel.day(1) })
    await testHotel.data(testHotel.transition(left.id, 'checked-in'))
    const { version } = await testHotel.data(testHotel.transition(left.id, 'checked-out'))
    const open = await testHotel.book({ checkInOn: testHotel.today(), checkOutOn: testHotel.day(1) })
    own.advance(86_400_000)
    expect((await remove(testHotel)).body.data).toEqual({ outcome: 'archived' })
    const ways = [
      testHotel.undo(left.id, version),
      testHotel.transition(open.id, 'checked-in'),
      testHotel.changeStay(open.id, {
        checkInOn: testHotel.day(3),
        checkOutOn: testHotel.day(4),
        version: open.version,
      }),
    ]
    for (const answer of await Promise.all(ways)) {
      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'This hotel is archived. Restore it first.' },
      })
    }
    // Transitions that only concern the past still work.
    await testHotel.data(testHotel.transition(open.id, 'no-show'))
  })
})

describe('POST /hotels/{id}/restore', () => {
  test('brings it back inactive, with its bookings, and is recorded', async () => {
    const testHotel = await archived()
    const list = async (status = '') =>
      (await testHotel.ask('GET', `/api/v1/hotels${status}`)).body.data.map(
        (hotel: { id: string }) => hotel.id,
      )
    expect(await list()).toEqual([])
    expect(await list('?status=inactive')).toEqual([])
    expect(await list('?status=archived')).toEqual([testHotel.hotel.id])
    expect(
      (await testHotel.ask('GET', '/api/v1/hotels?status=archived')).body.data[0].archivedAt,
    ).not.toBeNull()
    const back = await testHotel.data(restore(testHotel))
    expect(back).toMatchObject({ id: testHotel.hotel.id, isActive: false, archivedAt: null })
    expect(await list('?status=archived')).toEqual([])
    expect(await list('?status=inactive')).toEqual([testHotel.hotel.id])
    const activity = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/activity`))
    expect(activity.map(({ action }: { action: string }) => action)).toEqual([
      'restored',
      'archived',
      'created',
    ])
    const entries = await app.sql`
      SELECT actor_id FROM audit_log WHERE target = ${`hotel:${testHotel.hotel.id}`} AND action = 'hotel.restored'`
    expect(entries).toMatchObject([{ actor_id: testHotel.owner.id }])
    await testHotel.book()
    expect((await restore(testHotel)).status).toBe(409)
  })

  test('is for its owner and administrators, and not for a hotel whose owner is gone', async () => {
    const testHotel = await archived()
    const [stranger, admin] = [await createActor(app), await createActor(app, 'admin')]
    const by = (token: string) => app.ask('POST', `${testHotel.base}/restore`, { token })
    expect((await by(stranger.token)).status).toBe(404)
    await app.sql`UPDATE users SET erased_at = now() WHERE id = ${testHotel.owner.id}`
    expect(await by(admin.token)).toMatchObject({ status: 409 })
    await app.sql`UPDATE users SET erased_at = NULL WHERE id = ${testHotel.owner.id}`
    expect((await by(admin.token)).body.data).toMatchObject({ isActive: false })
  })

  test('happens once if called twice concurrently', async () => {
    const testHotel = await archived()
    const statuses = (await Promise.all([restore(testHotel), restore(testHotel)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })
})
