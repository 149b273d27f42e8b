import type { HousekeepingRoom } from '@roomlark/contract/inventory/housekeeping'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { listenLive } from '../../../test/live.ts'
import { jpeg } from '../../../test/pictures.ts'
import { createMember } from '../../../test/team.ts'
import { miscounts, openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { storedNames } from '../../../test/uploads.ts'
import { waitUntil } from '../../../test/wait.ts'
import { endNights } from './night.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const hourMs = 3_600_000

/** Moves the clock to an hour of the hotel's day, today or tomorrow. */
function goTo(hour: number): void {
  const now = app.services.clock()
  const next = new Date(now)
  next.setUTCHours(hour, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  app.advance(next.getTime() - now.getTime())
}

/** The clock of these hotels is UTC, so that the hours of the test are theirs. */
async function open(rooms = 3) {
  const testHotel = await openTestHotel(app, rooms, { hotel: { timeZone: 'UTC' } })
  return { testHotel, ...floor(testHotel) }
}

function floor({ base, ask, data, type }: TestHotel) {
  const path = `${base}/housekeeping`
  const rooms = async (): Promise<HousekeepingRoom[]> => (await data(ask('GET', path))).rooms
  const room = async (index: number) => {
    const found = (await rooms()).find(({ id }) => id === type.rooms[index].id)
    if (!found) throw new Error('the room is not on the board')
    return found
  }
  const mark = (index: number, state: string, version: number) =>
    ask('PUT', `${path}/rooms/${type.rooms[index].id}/state`, { state, version })
  return {
    path,
    rooms,
    room,
    mark,
    states: async () => (await rooms()).map(({ state }) => state),
    history: async (index: number) =>
      (await data(ask('GET', `${path}/rooms/${type.rooms[index].id}/history`))).map(
        ({ cause, state, byName }: { cause: string; state: string; byName: string }) => [
          cause,
          state,
          byName,
        ],
      ),
    /** A guest who arrives today and has this room. */
    arrive: async (testHotel: TestHotel, index: number, nights: number) => {
      const stay = { checkInOn: testHotel.day(0), checkOutOn: testHotel.day(nights) }
      const { id, stays } = await testHotel.book(stay)
      const rooms = [{ stayId: stays[0].id, roomId: type.rooms[index].id }]
      const { version } = await data(testHotel.transition(id, 'checked-in', { rooms }))
      return { id, stayId: stays[0].id, version }
    },
  }
}

const endNight = () => endNights({ ...app.services, sql: app.pool })

describe('the state of a room', () => {
  test('is marked, remembered with who did it, and told to open pages; others have no key', async () => {
    const { testHotel, path, mark, room, rooms, history } = await open()
    expect(await rooms()).toEqual(
      testHotel.type.rooms.map(({ id, number }: { id: string; number: string }) => ({
        id,
        number,
        roomTypeName: 'Double',
        floor: '1',
        state: 'clean',
        since: null,
        byName: null,
        version: 0,
        departure: null,
        arrival: null,
        isStayOver: false,
        assignee: null,
        notes: [],
        block: null,
      })),
    )
    const page = await listenLive(app, testHotel.token)
    expect(await testHotel.data(mark(0, 'dirty', 0))).toMatchObject({
      state: 'dirty',
      byName: 'Ada Byron',
      version: 1,
      since: expect.any(String),
    })
    expect(await page.hear('housekeeping')).toEqual({ type: 'housekeeping', hotelId: testHotel.hotel.id })
    await testHotel.data(mark(0, 'clean', 1))
    await testHotel.data(mark(0, 'inspected', 2))
    expect(await history(0)).toEqual([
      ['marked', 'inspected', 'Ada Byron'],
      ['marked', 'clean', 'Ada Byron'],
      ['marked', 'dirty', 'Ada Byron'],
    ])
    expect(await room(1)).toMatchObject({ state: 'clean', version: 0 })

    const { token } = await createActor(app, 'hotel')
    const roomPath = `${path}/rooms/${testHotel.type.rooms[0].id}`
    for (const [method, address, body] of [
      ['GET', path],
      ['GET', `${testHotel.base}/room-states`],
      ['GET', `${roomPath}/history`],
      ['PUT', `${roomPath}/state`, { state: 'dirty', version: 3 }],
      ['POST', `${roomPath}/notes`, { text: 'A leak' }],
      ['PUT', `${path}/assignments`, { roomIds: [testHotel.type.rooms[0].id], userId: null }],
      ['PUT', `${path}/floors`, { roomIds: [testHotel.type.rooms[0].id], floor: '9' }],
      ['PUT', `${path}/settings`, { needsInspection: true, version: 0 }],
    ] as const) {
      expect((await app.ask(method, address, { token, body })).status, address).toBe(404)
    }
    const other = await open(1)
    const foreign = `${other.path}/rooms/${testHotel.type.rooms[0].id}/state`
    expect((await other.testHotel.ask('PUT', foreign, { state: 'dirty', version: 3 })).status).toBe(404)
  })

  test('two clerks at once: one of them wins, and those who agree both do', async () => {
    const { testHotel, mark, history } = await open(1)
    await testHotel.data(mark(0, 'dirty', 0))
    for (const version of [1, 3, 5]) {
      const answers = await Promise.all([mark(0, 'clean', version), mark(0, 'inspected', version)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.body.message).toBe('Someone else has marked room 101 in the meantime.')
      await testHotel.data(mark(0, 'dirty', version + 1))
    }
    const both = await Promise.all([mark(0, 'clean', 7), mark(0, 'clean', 7), mark(0, 'clean', 7)])
    expect(both.map(({ status, body }) => [status, body.data.version])).toEqual(Array(3).fill([200, 8]))
    expect(await history(0)).toHaveLength(8)
  })
})

describe('rooms become dirty by themselves', () => {
  test('at check-out, and are as before when that is undone, unless somebody has marked them', async () => {
    const { testHotel, arrive, room, mark, history } = await open()
    await testHotel.data(mark(0, 'inspected', 0))
    const guest = await arrive(testHotel, 0, 2)
    expect(await room(0)).toMatchObject({ state: 'inspected', arrival: 'done', isStayOver: false })
    const gone = await testHotel.data(testHotel.transition(guest.id, 'checked-out'))
    expect(await room(0)).toMatchObject({ state: 'dirty', version: 2 })
    const back = await testHotel.data(testHotel.undo(guest.id, gone.version))
    expect(await room(0)).toMatchObject({ state: 'inspected', version: 3 })
    expect(await history(0)).toEqual([
      ['check-out-undone', 'inspected', 'Ada Byron'],
      ['check-out', 'dirty', 'Ada Byron'],
      ['marked', 'inspected', 'Ada Byron'],
    ])
    expect(back.state).toBe('checked-in')
    const left = await testHotel.data(testHotel.transition(guest.id, 'checked-out'))
    await testHotel.data(mark(0, 'clean', 4))
    await testHotel.data(testHotel.undo(guest.id, left.version))
    expect(await room(0)).toMatchObject({ state: 'clean', version: 5 })
  })

  test('after each night of a stay, once, also on two servers; a move leaves a room behind', async () => {
    goTo(12)
    const { testHotel, arrive, states, mark, rooms, history } = await open(4)
    const guest = await arrive(testHotel, 0, 3)
    await arrive(testHotel, 1, 1)
    await testHotel.book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(2) })
    goTo(23)
    await endNight()
    expect(await states()).toEqual(['clean', 'clean', 'clean', 'clean'])
    goTo(3)
    await endNight()
    expect(await states(), 'guests still come home').toEqual(['clean', 'clean', 'clean', 'clean'])
    goTo(4)
    await Promise.all([endNight(), endNight(), endNight()])
    expect(await states()).toEqual(['dirty', 'dirty', 'clean', 'clean'])
    expect(await history(0)).toEqual([['night', 'dirty', null]])
    expect((await rooms()).map(({ departure, isStayOver }) => [departure, isStayOver])).toEqual([
      [null, true],
      ['expected', false],
      [null, false],
      [null, false],
    ])
    await testHotel.data(mark(0, 'clean', 1))
    app.advance(hourMs)
    await endNight()
    expect((await states())[0], 'the night is counted once').toBe('clean')

    await testHotel.data(testHotel.assign(guest.id, guest.stayId, testHotel.type.rooms[3].id, guest.version))
    expect(await states()).toEqual(['dirty', 'dirty', 'clean', 'clean'])
    expect((await history(0))[0]).toEqual(['room-move', 'dirty', 'Ada Byron'])
    await testHotel.data(mark(0, 'clean', 3))
    await testHotel.data(mark(1, 'clean', 1))
    goTo(5)
    await endNight()
    // Nobody has recorded that the guest of the second room left, so they slept there once more.
    expect(await states()).toEqual(['clean', 'dirty', 'clean', 'dirty'])
  })

  test('is left to the next run by a server that dies in between', async () => {
    goTo(12)
    const { testHotel, arrive, states } = await open(1)
    await arrive(testHotel, 0, 2)
    goTo(6)
    await app.sql`
      CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$`
    await app.sql`CREATE TRIGGER dies BEFORE INSERT ON room_state_changes FOR EACH ROW EXECUTE FUNCTION die()`
    await expect(endNight()).rejects.toThrow('some hotels')
    await app.sql`DROP FUNCTION die CASCADE`
    expect(await states()).toEqual(['clean'])
    await endNight()
    expect(await states()).toEqual(['dirty'])
  })
})

describe('a room out of order', () => {
  test('is one while it is blocked, is not sold or marked, and is dirty afterwards', async () => {
    goTo(12)
    const { testHotel, room, mark, states } = await open(2)
    const [first] = testHotel.type.rooms
    const blocks = `${testHotel.base}/room-blocks`
    const range = { fromOn: testHotel.day(0), untilOn: testHotel.day(3) }
    const block = await testHotel.data(
      testHotel.ask('POST', blocks, { roomId: first.id, ...range, reason: 'The shower leaks' }),
    )
    expect(await room(0)).toMatchObject({ state: 'out-of-order', block })
    const brief = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/room-states`))
    expect(brief).toEqual({
      needsInspection: false,
      rooms: expect.arrayContaining([
        { id: first.id, number: '101', state: 'out-of-order', isStillIn: false },
      ]),
    })
    const refused = await mark(0, 'dirty', 0)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Room 101 is out of order. Put it back in order first.',
    ])
    await testHotel.data(testHotel.ask('DELETE', `${blocks}/${block.id}`))
    expect(await room(0)).toMatchObject({ state: 'dirty', block: null })
    await testHotel.data(mark(0, 'clean', 1))

    // One that ends by its date leaves the room dirty in the morning.
    const short = { fromOn: testHotel.day(0), untilOn: testHotel.day(1) }
    await testHotel.data(testHotel.ask('POST', blocks, { roomId: first.id, ...short, reason: 'Paint' }))
    goTo(4)
    expect((await states())[0]).toBe('clean')
    await endNight()
    expect((await states())[0]).toBe('dirty')
    expect(await miscounts(app)).toEqual([])
  })
})

describe('the board', () => {
  test('has who cleans what today, floors, and whether rooms are inspected', async () => {
    goTo(12)
    const { testHotel, path, rooms } = await open(2)
    const [one, two] = testHotel.type.rooms
    const { id: userId } = testHotel.owner
    const assign = (body: object) => testHotel.ask('PUT', `${path}/assignments`, body)
    await testHotel.data(assign({ roomIds: [one.id, two.id], userId }))
    await testHotel.data(assign({ roomIds: [two.id], userId: null }))
    expect((await rooms()).map(({ assignee }) => assignee)).toEqual([{ userId, name: 'Ada Byron' }, null])
    const stranger = await createActor(app, 'hotel')
    expect((await assign({ roomIds: [one.id], userId: stranger.id })).status).toBe(409)
    const other = await open(1)
    expect((await assign({ roomIds: [one.id, other.testHotel.type.rooms[0].id], userId })).status).toBe(404)
    expect((await assign({ roomIds: [], userId })).status).toBe(400)

    await testHotel.data(testHotel.ask('PUT', `${path}/floors`, { roomIds: [two.id], floor: 'Annexe' }))
    expect((await rooms()).map((room) => room.floor)).toEqual(['1', 'Annexe'])
    await testHotel.data(testHotel.ask('PUT', `${path}/floors`, { roomIds: [two.id], floor: null }))
    expect((await rooms()).map((room) => room.floor)).toEqual(['1', '1'])

    const settings = (version: number) =>
      testHotel.ask('PUT', `${path}/settings`, { needsInspection: true, version })
    expect(await testHotel.data(settings(0))).toEqual({ needsInspection: true, version: 1 })
    expect((await settings(0)).status).toBe(409)
    const board = await testHotel.data(testHotel.ask('GET', path))
    expect(board).toMatchObject({
      day: testHotel.day(0),
      settings: { needsInspection: true, version: 1 },
      cleaners: [{ userId, name: 'Ada Byron' }],
    })
    goTo(8)
    expect(
      (await rooms()).map(({ assignee }) => assignee),
      'a new day',
    ).toEqual([null, null])
  })

  test('says what happens today without anybody’s name', async () => {
    goTo(12)
    const { testHotel, arrive, path, rooms } = await open(3)
    const guest = await arrive(testHotel, 0, 1)
    goTo(9)
    const stay = { checkInOn: testHotel.day(0), checkOutOn: testHotel.day(2) }
    const next = await testHotel.book(stay)
    await testHotel.data(testHotel.assign(next.id, next.stays[0].id, testHotel.type.rooms[0].id, 1))
    expect((await rooms())[0]).toMatchObject({ departure: 'expected', arrival: 'expected' })
    await testHotel.data(testHotel.transition(guest.id, 'checked-out'))
    expect((await rooms())[0]).toMatchObject({ departure: 'done', arrival: 'expected', state: 'dirty' })
    const { body } = await testHotel.ask('GET', path)
    expect(JSON.stringify(body)).not.toMatch(/Hana|Nakamura|hana@|RL-/)
  })
})

test('somebody who cleans rooms does so, hears of it, and decides nothing else', async () => {
  goTo(12)
  const { testHotel, path, arrive, rooms } = await open(2)
  const [one] = testHotel.type.rooms
  const member = await createMember(app, testHotel.owner.id, [
    { hotelId: testHotel.hotel.id, role: 'housekeeping' },
  ])
  await createMember(app, testHotel.owner.id, [{ hotelId: null, role: 'accountant' }])
  const page = await listenLive(app, member.token)
  const as = (method: string, address: string, body?: unknown) =>
    app.ask(method, address, { token: member.token, body })
  const board = await testHotel.data(as('GET', path))
  expect(board.cleaners.map(({ userId }: { userId: string }) => userId).toSorted()).toEqual(
    [testHotel.owner.id, member.id].toSorted(),
  )
  const body = { roomIds: [one.id], userId: member.id }
  await testHotel.data(testHotel.ask('PUT', `${path}/assignments`, body))
  expect((await rooms())[0]?.assignee?.userId).toBe(member.id)
  await page.hear('housekeeping')
  await arrive(testHotel, 0, 1)
  await page.hear('housekeeping', 2)
  await testHotel.data(as('PUT', `${path}/rooms/${one.id}/state`, { state: 'dirty', version: 0 }))
  await testHotel.data(as('POST', `${path}/rooms/${one.id}/notes`, { text: 'A lamp is broken' }))
  await testHotel.data(as('GET', `${testHotel.base}/room-states`))
  for (const answer of await Promise.all([
    as('PUT', `${path}/assignments`, body),
    as('PUT', `${path}/floors`, { roomIds: [one.id], floor: '2' }),
    as('PUT', `${path}/settings`, { needsInspection: true, version: 0 }),
    as('GET', `${testHotel.base}/bookings/day?day=${testHotel.day(0)}`),
  ])) {
    expect(answer.status).toBe(403)
  }
})

describe('notes', () => {
  async function send(testHotel: TestHotel, path: string, files: (Buffer | string)[]) {
    const form = new FormData()
    for (const bytes of files) form.append('image', new Blob([bytes]), 'leak.jpg')
    const headers = { authorization: `Bearer ${testHotel.token}` }
    const response = await fetch(app.url + path, { method: 'POST', headers, body: form })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }

  test('may be about something that was left behind', async () => {
    const { testHotel, path, room } = await open(1)
    const found = { text: 'A charger', isFound: true }
    await testHotel.data(testHotel.ask('POST', `${path}/rooms/${testHotel.type.rooms[0].id}/notes`, found))
    expect((await room(0)).notes).toMatchObject([found])
  })

  test('have a photo, which is kept as long as they are', async () => {
    const { testHotel, path, room } = await open(1)
    const other = await open(1)
    const text = 'The shower leaks'
    const add = () => testHotel.ask('POST', `${path}/rooms/${testHotel.type.rooms[0].id}/notes`, { text })
    const note = await testHotel.data(add())
    expect(note).toEqual({
      id: expect.any(String),
      text,
      isFound: false,
      photo: null,
      byName: 'Ada Byron',
      at: expect.any(String),
    })
    const before = await storedNames(app)
    const photo = `${path}/notes/${note.id}/photo`
    expect((await send(testHotel, photo, ['<svg/>'])).status).toBe(415)
    expect((await send(testHotel, photo, [await jpeg(60, 40), await jpeg(60, 40)])).status).toBe(400)
    expect((await send(testHotel, photo, [])).status).toBe(400)
    expect((await send(other.testHotel, photo, [await jpeg(60, 40)])).status).toBe(404)
    expect(await storedNames(app)).toEqual(before)
    const sent = await send(testHotel, photo, [await jpeg(60, 40)])
    expect(sent.body.data.photo).toMatchObject({
      width: 60,
      height: 40,
      url: expect.stringContaining('/media/'),
    })
    expect((await send(testHotel, photo, [await jpeg(60, 40)])).status).toBe(409)
    expect(await storedNames(app)).toHaveLength(before.length + 3)
    expect((await room(0)).notes).toEqual([sent.body.data])

    const remove = () => testHotel.ask('DELETE', `${path}/notes/${note.id}`)
    expect((await other.testHotel.ask('DELETE', `${path}/notes/${note.id}`)).status).toBe(404)
    await testHotel.data(remove())
    expect((await remove()).status).toBe(404)
    expect((await room(0)).notes).toEqual([])
    await waitUntil('the photo to go', async () => (await storedNames(app)).length === before.length)
    for (let count = 0; count < 20; count += 1) await testHotel.data(add())
    expect((await add()).status).toBe(409)
  })
})
