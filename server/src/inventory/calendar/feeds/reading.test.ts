import { addDays, dateIn } from '@roomlark/contract/dates'
import type { FeedFault } from '@roomlark/contract/feed-faults'
import type { CalendarNight } from '@roomlark/contract/inventory/calendar-night'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { startCalendarServer, type TestEvent, writeCalendar } from '../../../../test/calendar-server.ts'
import { worded } from '../../../../test/notifications.ts'
import { miscounts, openTestHotel } from '../../../../test/test-hotel.ts'
import { waitUntil } from '../../../../test/wait.ts'
import { createCalendars } from '../../../adapters/calendar/calendars.ts'
import { readFeed } from './reading.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ calendars: createCalendars({ allowPrivate: true, maxBytes: 64 * 1024 }) })
})
afterAll(() => app.close())

/** Opens a hotel whose only room type imports a channel's calendar. */
async function openFeed(units = 1, ...events: TestEvent[]) {
  const testHotel = await openTestHotel(app, units)
  const channel = await startCalendarServer()
  channel.givesEvents(...events)
  const create = (body: object = {}) =>
    testHotel.ask('POST', `${testHotel.base}/feeds`, {
      roomTypeId: testHotel.type.id,
      name: 'Channel',
      url: channel.url,
      ...body,
    })
  const feed = await testHotel.data(create())
  const path = `${testHotel.base}/feeds/${feed.id}`
  return {
    testHotel,
    channel,
    feed,
    create,
    sync: () => testHotel.data(testHotel.ask('POST', `${path}/sync`)),
    remove: () => testHotel.ask('DELETE', path),
    /** Lists the blocked days counted from today, once for every blocked room. */
    async blocked(): Promise<number[]> {
      const nights: { blocked: number }[] = await testHotel.nights(testHotel.day(0), testHotel.day(60))
      expect(await miscounts(app)).toEqual([])
      expect(await blockMiscounts()).toEqual([])
      return nights.flatMap(({ blocked }, day) => Array.from({ length: blocked }, () => day))
    },
  }
}

async function blockMiscounts(): Promise<object[]> {
  return app.sql`
    SELECT * FROM nights n
    FULL JOIN (
      SELECT f.room_type_id, bn.night, count(*)::integer AS rooms
      FROM block_nights bn JOIN calendar_blocks b ON b.id = bn.block_id JOIN calendar_feeds f ON f.id = b.feed_id
      GROUP BY f.room_type_id, bn.night
    ) b USING (room_type_id, night)
    WHERE coalesce(n.blocked, 0) <> coalesce(b.rooms, 0)`
}

const today = () => dateIn('Europe/Rome', app.services.clock())
const inDays = (days: number) => addDays(today(), days)
const stay = (from: number, until: number, more: Partial<TestEvent> = {}): TestEvent => ({
  uid: `${from}@channel`,
  from: inDays(from),
  until: inDays(until),
  ...more,
})

describe('reading a calendar', () => {
  test('blocks the nights of each event; its last day is free for the next guest', async () => {
    const { feed, blocked, testHotel } = await openFeed(1, stay(10, 13), stay(20, 21))
    expect(feed).toMatchObject({ blocks: 2, conflicts: [], isReading: false, fault: null })
    expect(feed.lastReadAt).toBe(feed.lastTriedAt)
    expect(await blocked()).toEqual([10, 11, 12, 20])
    expect(
      (await testHotel.tryBook({ checkInOn: testHotel.day(12), checkOutOn: testHotel.day(14) })).status,
    ).toBe(409)
    expect(
      (await testHotel.tryBook({ checkInOn: testHotel.day(13), checkOutOn: testHotel.day(14) })).status,
    ).toBe(200)
  })

  test('recognises an event by its UID: new dates move the block', async () => {
    const { channel, sync, blocked } = await openFeed(1, stay(10, 13))
    channel.givesEvents(stay(10, 13, { from: inDays(12), until: inDays(15) }))
    expect(await sync()).toMatchObject({ blocks: 1, conflicts: [] })
    expect(await blocked()).toEqual([12, 13, 14])
  })

  test('frees the nights of removed and cancelled events', async () => {
    const { channel, sync, blocked } = await openFeed(3, stay(10, 12), stay(20, 22), stay(30, 31))
    channel.givesEvents(stay(10, 12), stay(30, 31, { more: ['STATUS:CANCELLED'] }))
    expect(await sync()).toMatchObject({ blocks: 1 })
    expect(await blocked()).toEqual([10, 11])
  })

  test('does the same twice without changing anything', async () => {
    const { sync, blocked } = await openFeed(2, stay(10, 12), stay(11, 13))
    await sync()
    await sync()
    expect(await blocked()).toEqual([10, 11, 11, 12])
  })

  test('replaces closed periods instead of piling them up, whatever they are called each time', async () => {
    const shut = (uid: string, from: number, until: number) =>
      stay(from, until, { uid, summary: 'Airbnb (Not available)' })
    const { channel, sync, blocked } = await openFeed(5, shut('a', 10, 14))
    channel.givesEvents(shut('b', 10, 14))
    expect(await sync()).toMatchObject({ blocks: 1 })
    expect(await blocked()).toEqual([10, 11, 12, 13])
    channel.givesEvents(shut('e', 12, 16), shut('f', 12, 14), shut('g', 15, 18), stay(13, 14))
    expect(await sync()).toMatchObject({ blocks: 2 })
    expect(await blocked()).toEqual([12, 13, 13, 14, 15, 16, 17])
  })

  test('gives events without a UID a name from their content', async () => {
    const { channel, sync, blocked, testHotel } = await openFeed(4, stay(10, 12, { uid: null }))
    const ids = () => app.sql`
      SELECT b.id FROM calendar_blocks b JOIN calendar_feeds f ON f.id = b.feed_id
      WHERE f.room_type_id = ${testHotel.type.id} ORDER BY b.id`
    const before = await ids()
    await sync()
    expect(await ids()).toEqual(before)
    channel.givesEvents(stay(10, 12, { uid: null }), stay(10, 12, { uid: null }))
    await sync()
    expect(await blocked()).toEqual([10, 10, 11, 11])
  })

  test('a full night is a conflict; the others are blocked, and so is this one once there is room', async () => {
    const { testHotel, channel, sync, blocked } = await openFeed(1)
    const booking = await testHotel.book({ checkInOn: testHotel.day(11), checkOutOn: testHotel.day(12) })
    channel.givesEvents(stay(10, 13, { summary: 'Ida' }), stay(20, 22))
    const feed = await sync()
    expect(feed).toMatchObject({ blocks: 2, fault: null })
    expect(feed.conflicts).toMatchObject([{ summary: 'Ida', fullNights: 1, inARow: true }])
    expect(await blocked()).toEqual([10, 12, 20, 21])

    await testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'guest' })
    expect(await sync()).toMatchObject({ conflicts: [] })
    expect(await blocked()).toEqual([10, 11, 12, 20, 21])
  })

  test('past events and past nights of a current stay are left alone', async () => {
    const { feed, blocked } = await openFeed(1, stay(-20, -10), stay(-2, 2))
    expect(feed).toMatchObject({ blocks: 1, conflicts: [] })
    expect(await blocked()).toEqual([0, 1])
    const [row] = await app.sql`SELECT count(*)::integer FROM block_nights WHERE night < current_date - 1`
    expect(row?.count).toBe(0)
  })

  test('our own stays are not counted again if a channel returns them; those of another type are', async () => {
    const { testHotel, channel, sync, blocked } = await openFeed(2)
    const booking = await testHotel.book({ checkInOn: testHotel.day(10), checkOutOn: testHotel.day(12) })
    const other = await testHotel.addType(1, { name: 'Suite' })
    const twin = await testHotel.book({
      checkInOn: testHotel.day(10),
      checkOutOn: testHotel.day(12),
      rooms: [{ roomTypeId: other.id, quantity: 1 }],
    })
    channel.givesEvents(stay(10, 12, { uid: `${booking.stays[0].id}@roomlark` }))
    await sync()
    expect(await blocked()).toEqual([])
    channel.givesEvents(stay(10, 12, { uid: `${twin.stays[0].id}@roomlark` }))
    await sync()
    expect(await blocked()).toEqual([10, 11])
  })

  test('the tape chart shows blocks from the first night to the check-out day', async () => {
    const { testHotel } = await openFeed(1, stay(10, 13, { summary: 'Ida' }))
    const { blocks } = await testHotel.data(
      testHotel.ask(
        'GET',
        `${testHotel.base}/bookings/tape?fromOn=${testHotel.day(12)}&untilOn=${testHotel.day(20)}`,
      ),
    )
    expect(blocks).toEqual([
      expect.objectContaining({
        roomTypeId: testHotel.type.id,
        checkInOn: inDays(10),
        checkOutOn: inDays(13),
        summary: 'Ida',
      }),
    ])
    const after = await testHotel.data(
      testHotel.ask(
        'GET',
        `${testHotel.base}/bookings/tape?fromOn=${testHotel.day(13)}&untilOn=${testHotel.day(20)}`,
      ),
    )
    expect(after.blocks).toEqual([])
    const blocked = (await testHotel.nights(testHotel.day(9), testHotel.day(13))).map(
      (night: CalendarNight) => night.blocked,
    )
    expect(blocked).toEqual([0, 1, 1, 1, 0])
  })
})

describe('a calendar that is not credible changes nothing and says why', () => {
  test('whether it is empty, something else, slow or missing', async () => {
    const impatient = createCalendars({ allowPrivate: true, timeoutMs: 600 })
    onTestFinished(() => void vi.restoreAllMocks())
    const { channel, sync, blocked, feed } = await openFeed(1, stay(10, 12))
    const faults: [FeedFault, () => void][] = [
      [{ kind: 'empty-answer', params: {} }, () => channel.gives('')],
      [{ kind: 'not-a-calendar', params: {} }, () => channel.gives('<!doctype html><title>Sign in</title>')],
      [
        { kind: 'no-answer', params: { seconds: 0.6 } },
        () => {
          vi.spyOn(app.services.calendars, 'read').mockImplementationOnce(impatient.read)
          channel.answer(() => {})
        },
      ],
      [{ kind: 'bad-status', params: { status: 500 } }, () => channel.gives(writeCalendar([]), 500)],
    ]
    for (const [fault, tell] of faults) {
      tell()
      const after = await sync()
      expect(after).toMatchObject({ blocks: 1, isReading: false, fault })
      expect(after.lastReadAt).toBe(feed.lastReadAt)
      expect(after.lastTriedAt > feed.lastTriedAt).toBe(true)
    }
    expect(await blocked()).toEqual([10, 11])
    channel.givesEvents(stay(10, 11))
    expect(await sync()).toMatchObject({ fault: null, blocks: 1 })
  })

  test('a calendar without any event is accepted the second time in a row', async () => {
    const { channel, sync, blocked } = await openFeed(1, stay(10, 12))
    channel.gives(writeCalendar([]))
    expect(await sync()).toMatchObject({ blocks: 1, fault: { kind: 'emptied', params: { events: 1 } } })
    channel.givesEvents(stay(10, 12))
    await sync()
    channel.gives(writeCalendar([]))
    expect(await sync()).toMatchObject({ blocks: 1 })
    expect(await blocked()).toEqual([10, 11])
    expect(await sync()).toMatchObject({ blocks: 0, fault: null })
    expect(await blocked()).toEqual([])
  })

  test('a calendar that never had an event is accepted', async () => {
    expect((await openFeed()).feed).toMatchObject({ blocks: 0, fault: null, isReading: false })
  })
})

describe('two concurrent readers', () => {
  test('one works, the other leaves it alone', async () => {
    const { channel, feed, blocked } = await openFeed(3, stay(10, 12))
    const before = channel.requests()
    const othersLeft = Promise.withResolvers<void>()
    channel.answer((_request, response) => {
      void othersLeft.promise.then(() => response.end(writeCalendar([stay(20, 22)])))
    })
    const ctx = { ...app.services, sql: app.pool }
    let over = 0
    const readers = Array.from({ length: 5 }, async () => {
      await readFeed(ctx, feed.id)
      over += 1
    })
    await waitUntil('four to leave it alone', () => over === 4)
    othersLeft.resolve()
    await Promise.all(readers)
    expect(channel.requests()).toBe(before + 1)
    expect(await blocked()).toEqual([20, 21])
  })

  test('a reader that died is forgotten', async () => {
    const { channel, feed, sync } = await openFeed(1)
    await app.sql`UPDATE calendar_feeds SET reading_since = now() - interval '2 minutes' WHERE id = ${feed.id}`
    channel.givesEvents(stay(10, 12))
    expect(await sync()).toMatchObject({ blocks: 1 })
  })

  test('a reader that wakes up after another took over changes nothing', async () => {
    const { channel, feed, blocked } = await openFeed(1, stay(10, 12))
    let wake = () => {}
    channel.answer((_request, response) => {
      wake = () => response.end(writeCalendar([stay(30, 32)]))
    })
    const ctx = { ...app.services, sql: app.pool }
    const late = readFeed(ctx, feed.id)
    await waitUntil('the request', () => channel.requests() === 2)
    await app.sql`UPDATE calendar_feeds SET reading_since = now() + interval '1 hour' WHERE id = ${feed.id}`
    wake()
    await late
    expect(await blocked()).toEqual([10, 11])
  })
})

test('when guests book while calendars are read, every night is counted correctly', async () => {
  const { testHotel, channel, sync } = await openFeed(4)
  let round = 0
  channel.answer((_request, response) => {
    round += 1
    response.end(writeCalendar([stay(10 + (round % 3), 14), stay(11, 13 + (round % 2)), stay(12, 13)]))
  })
  const book = async (_: unknown, index: number) => {
    const from = 10 + (index % 4)
    const answer = await testHotel.tryBook({
      checkInOn: testHotel.day(from),
      checkOutOn: testHotel.day(from + 2),
    })
    expect([200, 409, 503]).toContain(answer.status)
  }
  await Promise.all([...Array.from({ length: 20 }, book), sync(), sync(), sync()])
  await sync()
  expect(await miscounts(app)).toEqual([])
  expect(await blockMiscounts()).toEqual([])
})

test('the owner is notified when a calendar starts to fail, not each time it fails', async () => {
  const { testHotel, channel, feed } = await openFeed()
  const told = async () => {
    const { body } = await app.ask('GET', '/api/v1/notifications', { token: testHotel.token })
    return worded(body.data).filter(({ event }) => event === 'feed-failing')
  }
  const read = () => readFeed({ ...app.services, sql: app.pool }, feed.id)
  await read()
  expect(await told()).toEqual([])
  channel.gives('Gone', 410)
  await read()
  await read()
  expect(await told()).toMatchObject([
    {
      title: 'The calendar “Channel” cannot be imported',
      hotelName: testHotel.hotel.name,
      link: `/hotels/${testHotel.hotel.id}/rates`,
    },
  ])
})
