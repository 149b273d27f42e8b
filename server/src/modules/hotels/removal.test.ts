import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { type House, openHouse } from '../../../test/house.ts'
import { held, lockWaits } from '../../../test/locks.ts'
import { waitUntil } from '../../../test/wait.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const preview = (house: House) => house.data(house.ask('GET', `${house.base}/removal`))
const remove = (house: House) => house.ask('DELETE', house.base)
const restore = (house: House) => house.ask('POST', `${house.base}/restore`)
const toCome = async (house: House) => {
  const path = `/api/v1/bookings?hotelId=${house.hotel.id}&stays=to-come`
  return (await house.ask('GET', path)).body.meta.total
}
const cancel = (house: House, id: string) =>
  house.data(house.move(id, 'cancelled', { cancelledBy: 'guest', waiveFee: true }))

/** Booked once, and nothing to come: what is archived rather than deleted. */
async function archived(own: TestApp = app): Promise<House> {
  const house = await openHouse(own)
  await cancel(house, (await house.book()).id)
  expect((await remove(house)).body.data).toEqual({ outcome: 'archived' })
  return house
}

describe('DELETE /hotels/{id}', () => {
  test('is refused with the number of stays while guests are in house or to come', async () => {
    const house = await openHouse(app)
    expect(await preview(house)).toEqual({ outcome: 'removed', staysToCome: 0 })
    const arriving = await house.book({ checkInOn: house.today(), checkOutOn: house.day(1) })
    await house.data(house.move(arriving.id, 'checked-in'))
    const later = await house.book()
    const hold = await house.book({ state: 'held', checkInOn: house.day(20), checkOutOn: house.day(21) })
    expect(await preview(house)).toEqual({ outcome: 'archived', staysToCome: 3 })
    expect(await toCome(house)).toBe(3)
    const refused = await remove(house)
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(refused.body.message).toContain('3 stays are in house or still to come')
    await cancel(house, later.id)
    await cancel(house, hold.id)
    expect((await remove(house)).body.message).toContain('1 stay is in house or still to come')
    expect((await house.ask('GET', house.base)).body.data).toMatchObject({ isActive: true, archivedAt: null })
    await house.data(house.move(arriving.id, 'checked-out'))
    expect(await toCome(house)).toBe(0)
    expect((await remove(house)).body.data).toEqual({ outcome: 'archived' })
  })

  test('is not held up by what is over: lapsed holds, and stays nobody closed', async () => {
    const own = await startTestAppForTest()
    const house = await openHouse(own)
    await house.book({ checkInOn: house.today(), checkOutOn: house.day(1) })
    await house.book({ state: 'held' })
    own.advance(2 * 86_400_000)
    expect((await preview(house)).staysToCome).toBe(0)
    expect((await remove(house)).body.data).toEqual({ outcome: 'archived' })
  })

  test('waits for a booking that is just being made, and then counts it', async () => {
    const house = await openHouse(app)
    const { id } = await house.book()
    await cancel(house, id)
    const commit = await held(app, async (sql) => {
      await sql`SELECT 1 FROM hotels WHERE id = ${house.hotel.id} FOR KEY SHARE`
      await sql`UPDATE bookings SET state = 'confirmed' WHERE id = ${id}`
    })
    const removing = remove(house)
    await waitUntil('the archiving to wait', async () => (await lockWaits(app)) > 0)
    await commit()
    expect((await removing).status).toBe(409)
  })

  test('and a booking at the same moment never leave a stay in an archived hotel', async () => {
    for (const first of ['booking', 'archiving', 'booking', 'archiving']) {
      const house = await openHouse(app, 2)
      await cancel(house, (await house.book()).id)
      const both = first === 'booking' ? [house.tryBook(), remove(house)] : [remove(house), house.tryBook()]
      const answers = await Promise.all(both)
      const [booked, removed] = first === 'booking' ? answers : answers.toReversed()
      expect([booked?.status, removed?.status]).toEqual(booked?.status === 200 ? [200, 409] : [404, 200])
    }
  })

  test('leaves no way to bring a stay back into an archived hotel', async () => {
    const own = await startTestAppForTest()
    const house = await openHouse(own)
    const left = await house.book({ checkInOn: house.today(), checkOutOn: house.day(1) })
    await house.data(house.move(left.id, 'checked-in'))
    const { version } = await house.data(house.move(left.id, 'checked-out'))
    const open = await house.book({ checkInOn: house.today(), checkOutOn: house.day(1) })
    own.advance(86_400_000)
    expect((await remove(house)).body.data).toEqual({ outcome: 'archived' })
    const ways = [
      house.undo(left.id, version),
      house.move(open.id, 'checked-in'),
      house.changeStay(open.id, {
        ...{ checkInOn: house.day(3), checkOutOn: house.day(4), version: open.version },
      }),
    ]
    for (const answer of await Promise.all(ways)) {
      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'This hotel is archived. Restore it first.' },
      })
    }
    // What only looks back goes on.
    await house.data(house.move(open.id, 'no-show'))
  })
})

describe('POST /hotels/{id}/restore', () => {
  test('brings it back inactive, with its bookings, and is on record', async () => {
    const house = await archived()
    const list = async (status = '') =>
      (await house.ask('GET', `/api/v1/hotels${status}`)).body.data.map((hotel: { id: string }) => hotel.id)
    expect(await list()).toEqual([])
    expect(await list('?status=inactive')).toEqual([])
    expect(await list('?status=archived')).toEqual([house.hotel.id])
    expect((await house.ask('GET', '/api/v1/hotels?status=archived')).body.data[0].archivedAt).not.toBeNull()
    const back = await house.data(restore(house))
    expect(back).toMatchObject({ id: house.hotel.id, isActive: false, archivedAt: null })
    expect(await list('?status=archived')).toEqual([])
    expect(await list('?status=inactive')).toEqual([house.hotel.id])
    const activity = await house.data(house.ask('GET', `${house.base}/activity`))
    expect(activity.map(({ action }: { action: string }) => action)).toEqual([
      'restored',
      'archived',
      'created',
    ])
    const entries = await app.sql`
      SELECT actor_id FROM audit_log WHERE target = ${`hotel:${house.hotel.id}`} AND action = 'hotel.restored'`
    expect(entries).toMatchObject([{ actor_id: house.owner.id }])
    await house.book()
    expect((await restore(house)).status).toBe(409)
  })

  test('is for its owner and administrators, and not for a hotel whose owner is gone', async () => {
    const house = await archived()
    const [stranger, admin] = [await createActor(app), await createActor(app, 'admin')]
    const by = (token: string) => app.ask('POST', `${house.base}/restore`, { token })
    expect((await by(stranger.token)).status).toBe(404)
    await app.sql`UPDATE users SET erased_at = now() WHERE id = ${house.owner.id}`
    expect(await by(admin.token)).toMatchObject({ status: 409 })
    await app.sql`UPDATE users SET erased_at = NULL WHERE id = ${house.owner.id}`
    expect((await by(admin.token)).body.data).toMatchObject({ isActive: false })
  })

  test('of two at once happens once', async () => {
    const house = await archived()
    const statuses = (await Promise.all([restore(house), restore(house)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })
})
