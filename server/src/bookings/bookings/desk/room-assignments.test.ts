import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { happened, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
let hotel: TestHotel
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const path = () => `${hotel.base}/room-assignments`
const propose = () =>
  hotel.data(hotel.ask('GET', `${path()}/proposal?fromOn=${hotel.day(0)}&untilOn=${hotel.day(30)}`))
const assign = (assignments: object[]) => hotel.ask('PUT', path(), { assignments })
const book = (name: string, from: number, until: number) =>
  hotel.book({
    guest: { name, email: `${name.toLowerCase()}@example.test` },
    checkInOn: hotel.day(from),
    checkOutOn: hotel.day(until),
  })
const roomOf = async (id: string) => (await hotel.get(id)).stays[0].roomNumber
const plain = (proposal: { proposed: { roomNumber: string }[] }) =>
  proposal.proposed.map(({ roomNumber: _, ...assignment }) => assignment)

test('stays without a room are proposed one, get it in one step, and give it back in one', async () => {
  hotel = await openTestHotel(app, 2)
  const first = await book('Ana', 5, 8)
  const second = await book('Ben', 6, 9)
  const proposal = await propose()
  expect(proposal.left).toEqual([])
  expect(proposal.proposed.map(({ roomNumber }: { roomNumber: string }) => roomNumber).sort()).toEqual([
    '101',
    '102',
  ])
  expect(await roomOf(first.id)).toBeNull()

  const back = await hotel.data(assign(plain(proposal)))
  expect(new Set([await roomOf(first.id), await roomOf(second.id)])).toEqual(new Set(['101', '102']))
  expect(happened(await hotel.get(first.id)).at(-1)).toMatchObject({ kind: 'room-assigned' })
  expect((await propose()).proposed).toEqual([])

  await hotel.data(assign(back))
  expect([await roomOf(first.id), await roomOf(second.id)]).toEqual([null, null])
})

test('all rooms are assigned or none: a change meanwhile, or a room that was taken, keeps the rest as it is', async () => {
  hotel = await openTestHotel(app, 2)
  const [ana, ben] = [await book('Ana', 5, 8), await book('Ben', 5, 8)]
  const assignments = plain(await propose())
  const stale = assignments.map((one, index) => (index === 1 ? { ...one, version: 99 } : one))
  expect((await assign(stale)).status).toBe(409)
  const [first] = assignments
  const both = assignments.map((one) => ({ ...one, roomId: (first as { roomId?: string }).roomId }))
  expect((await assign(both)).status).toBe(409)
  expect([await roomOf(ana.id), await roomOf(ben.id)]).toEqual([null, null])

  // Two clerks press at once: one of them assigns, the other is told.
  const answers = await Promise.all([assign(assignments), assign(assignments.toReversed())])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('who finds no room is named, and strangers reach nothing', async () => {
  hotel = await openTestHotel(app, 2)
  const [ana, chloe] = [await book('Ana', 1, 4), await book('Chloe', 5, 9)]
  for (const [index, { id, stays }] of [ana, chloe].entries()) {
    await hotel.data(hotel.assign(id, stays[0].id, hotel.type.rooms[index].id, 1))
  }
  await book('Ben', 3, 6)
  await book('Dora', 10, 12)
  const { proposed, left } = await propose()
  expect(left).toMatchObject([{ guestName: 'Ben' }])
  expect(proposed).toHaveLength(1)

  const stranger = await openTestHotel(app, 1)
  expect(
    (await stranger.ask('GET', `${path()}/proposal?fromOn=${hotel.day(0)}&untilOn=${hotel.day(9)}`)).status,
  ).toBe(404)
  expect((await stranger.ask('PUT', path(), { assignments: plain({ proposed }) })).status).toBe(404)
  const theirs = { assignments: plain({ proposed }) }
  expect((await stranger.ask('PUT', `${stranger.base}/room-assignments`, theirs)).status).toBe(404)
  const long = `${path()}/proposal?fromOn=${hotel.day(0)}&untilOn=${hotel.day(200)}`
  expect((await hotel.ask('GET', long)).status).toBe(400)
})
