import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../../test/app.ts'
import { startCalendarServer, writeCalendar } from '../../../../test/calendar-server.ts'
import { createActor } from '../../../../test/factories.ts'
import { miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { waitUntil } from '../../../../test/wait.ts'
import { createCalendars } from '../../../adapters/calendar/calendars.ts'
import { askDueFeeds } from './feeds.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

function addFeed(testHotel: TestHotel, body: object) {
  const input = { roomTypeId: testHotel.type.id, name: 'Channel', ...body }
  return testHotel.ask('POST', `${testHotel.base}/feeds`, input)
}

describe('POST /hotels/:hotelId/feeds', () => {
  test('reads immediately, lists the feed, and frees its nights when it is removed', async () => {
    const testHotel = await openTestHotel(app, 1)
    const channel = await startCalendarServer()
    channel.givesEvents({ from: testHotel.day(10), until: testHotel.day(12) })
    const feed = await testHotel.data(addFeed(testHotel, { url: channel.url }))
    expect(feed).toMatchObject({ name: 'Channel', roomTypeId: testHotel.type.id, blocks: 1, fault: null })
    expect(await testHotel.data(testHotel.ask('GET', `${testHotel.base}/feeds`))).toEqual([feed])
    expect(await addFeed(testHotel, { url: channel.url })).toMatchObject({
      status: 409,
      body: { message: 'This room type already imports that calendar.' },
    })
    expect((await testHotel.tryBook()).status).toBe(409)
    expect((await testHotel.ask('DELETE', `${testHotel.base}/feeds/${feed.id}`)).status).toBe(200)
    expect((await testHotel.tryBook()).status).toBe(200)
    expect((await testHotel.ask('DELETE', `${testHotel.base}/feeds/${feed.id}`)).status).toBe(404)
    expect((await testHotel.ask('POST', `${testHotel.base}/feeds/${feed.id}/sync`)).status).toBe(404)
  })

  test('keeps the address out of the audit log', async () => {
    const testHotel = await openTestHotel(app, 1)
    const url = 'https://calendar.invalid/secret-7f3a.ics'
    const feed = await testHotel.data(addFeed(testHotel, { url }))
    const [row] = await app.sql`SELECT after FROM audit_log WHERE target = ${`feed:${feed.id}`}`
    expect(row?.after).toEqual({ roomTypeId: testHotel.type.id, name: 'Channel', host: 'calendar.invalid' })
    expect(app.logs.join('')).not.toContain('secret-7f3a')
  })

  test.each([
    ['nonsense', 'Enter a web address (https://…)'],
    ['file:///etc/passwd', 'Enter a web address (https://…)'],
    ['https://user:secret@calendar.example/', 'Remove the user name and password from the address'],
    [`https://calendar.example/${'x'.repeat(2000)}`, 'That address is too long'],
  ])('refuses %s', async (url, message) => {
    const testHotel = await openTestHotel(app, 1)
    expect(await addFeed(testHotel, { url })).toMatchObject({
      status: 400,
      body: { fields: { url: message } },
    })
  })

  test('reads webcal as https', async () => {
    const testHotel = await openTestHotel(app, 1)
    const feed = await testHotel.data(addFeed(testHotel, { url: ' webcal://calendar.invalid/a.ics ' }))
    expect(feed).toMatchObject({
      url: 'https://calendar.invalid/a.ics',
      fault: { kind: 'no-such-server', params: {} },
    })
  })

  test('refuses an eleventh calendar, and a room type of another owner', async () => {
    const testHotel = await openTestHotel(app, 1)
    await app.sql`
      INSERT INTO calendar_feeds (room_type_id, name, url, created_at, asked_at, last_tried_at)
      SELECT ${testHotel.type.id}, n, 'https://calendar.invalid/' || n, now(), now(), now()
      FROM generate_series(1, 10) n`
    expect((await addFeed(testHotel, { url: 'https://calendar.invalid/11' })).status).toBe(409)
    const other = await openTestHotel(app, 1)
    const body = { url: 'https://calendar.invalid/', roomTypeId: other.type.id }
    expect((await addFeed(testHotel, body)).status).toBe(404)
  })

  test('if private networks are not allowed, their addresses are refused, and names that resolve to them fail', async () => {
    const closed = await startTestAppForTest({ calendars: createCalendars({ allowPrivate: false }) })
    const testHotel = await openTestHotel(closed, 1)
    for (const url of [
      'http://2130706433/',
      'http://[::1]:3000/',
      'http://169.254.169.254/',
      'http://localhost/',
    ]) {
      expect(await addFeed(testHotel, { url })).toMatchObject({
        status: 400,
        body: { fields: { url: 'This address is not on the public internet' } },
      })
    }
  })
})

describe('a calendar of one room', () => {
  test('occupies that room, and reports nights on which somebody else has it', async () => {
    const testHotel = await openTestHotel(app, 3)
    const [first, second] = testHotel.type.rooms
    await testHotel.book({ roomId: first.id, checkInOn: testHotel.day(11), checkOutOn: testHotel.day(12) })
    const channel = await startCalendarServer()
    const event = { uid: 'a@channel', from: testHotel.day(10), until: testHotel.day(13) }
    channel.givesEvents(event)
    const feed = await testHotel.data(addFeed(testHotel, { url: channel.url, roomId: first.id }))
    expect(feed).toMatchObject({
      roomId: first.id,
      blocks: 1,
      conflicts: [{ firstFullOn: testHotel.day(11), fullNights: 1 }],
    })
    const blocked = async () =>
      (await testHotel.nights(testHotel.day(10), testHotel.day(13))).map(
        (night: { blocked: number }) => night.blocked,
      )
    expect(await blocked()).toEqual([1, 0, 1, 0])
    const stay = { checkInOn: testHotel.day(12), checkOutOn: testHotel.day(13) }
    expect(await testHotel.tryBook({ ...stay, roomId: first.id })).toMatchObject({
      status: 409,
      body: { message: 'That room is taken on one of these nights.' },
    })
    const beside = await testHotel.book({ ...stay, roomId: second.id })
    const [{ rooms }] = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${beside.id}/rooms`))
    expect(rooms.map(({ number }: { number: string }) => number)).not.toContain(first.number)
    const range = `fromOn=${testHotel.day(9)}&untilOn=${testHotel.day(14)}`
    const tape = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/bookings/tape?${range}`))
    expect(tape.blocks).toMatchObject([{ roomId: first.id, checkInOn: testHotel.day(10) }])
    const numbers = testHotel.type.rooms.slice(1).map(({ number }: { number: string }) => number)
    const setNumbers = () =>
      testHotel.ask('PUT', `${testHotel.base}/rooms/${testHotel.type.id}/numbers`, { numbers })
    expect((await setNumbers()).status).toBe(409)

    channel.givesEvents({ ...event, uid: 'b@channel', from: testHotel.day(12) })
    await testHotel.data(testHotel.ask('POST', `${testHotel.base}/feeds/${feed.id}/sync`))
    expect(await blocked()).toEqual([0, 0, 1, 0])
    await testHotel.data(testHotel.ask('DELETE', `${testHotel.base}/feeds/${feed.id}`))
    expect(await blocked()).toEqual([0, 0, 0, 0])
    expect((await testHotel.tryBook({ ...stay, roomId: first.id })).status).toBe(200)
    expect(await miscounts(app)).toEqual([])
  })

  test('belongs to a room of the type, and has a limit of its own', async () => {
    const testHotel = await openTestHotel(app, 1)
    const other = await testHotel.addType(1, { name: 'Other' })
    const url = 'https://calendar.invalid/'
    expect((await addFeed(testHotel, { url, roomId: other.rooms[0].id })).status).toBe(404)
    await app.sql`
      INSERT INTO calendar_feeds (room_type_id, room_id, name, url, created_at, asked_at, last_tried_at)
      SELECT ${testHotel.type.id}, ${testHotel.type.rooms[0].id}, n, 'https://calendar.invalid/' || n, now(), now(), now()
      FROM generate_series(1, 10) n`
    expect((await addFeed(testHotel, { url, roomId: testHotel.type.rooms[0].id })).status).toBe(409)
    expect((await addFeed(testHotel, { url })).status).toBe(200)
  })
})

describe('hotels of other owners', () => {
  test('are not found: neither their feeds nor any action on them', async () => {
    const testHotel = await openTestHotel(app, 1)
    const feed = await testHotel.data(addFeed(testHotel, { url: 'https://calendar.invalid/' }))
    const { token } = await createActor(app, 'hotel')
    const path = `${testHotel.base}/feeds`
    expect((await app.ask('GET', path, { token })).status).toBe(404)
    expect((await app.ask('POST', `${path}/${feed.id}/sync`, { token })).status).toBe(404)
    expect((await app.ask('DELETE', `${path}/${feed.id}`, { token })).status).toBe(404)
    const admin = await createActor(app, 'admin')
    expect((await app.ask('GET', path, { token: admin.token })).body.data).toHaveLength(1)
  })
})

describe('every hour', () => {
  test('feeds are read again, and only those that are due', async () => {
    const testHotel = await openTestHotel(app, 1)
    const channel = await startCalendarServer()
    channel.gives(writeCalendar([]))
    const feed = await testHotel.data(addFeed(testHotel, { url: channel.url }))
    const ctx = { ...app.services, sql: app.pool }
    await askDueFeeds(ctx)
    channel.givesEvents({ from: testHotel.day(10), until: testHotel.day(12) })
    await app.sql`UPDATE calendar_feeds SET asked_at = now() - interval '56 minutes' WHERE id = ${feed.id}`
    await askDueFeeds(ctx)
    await askDueFeeds(ctx)
    await waitUntil('the calendar to be read', async () => {
      const [{ blocks }] = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/feeds`))
      return blocks === 1
    })
    expect(channel.requests()).toBe(2)
  })
})

describe('GET /ical/:token.ics', () => {
  const get = (token: string) => app.ask('GET', `/ical/${token}.ics`)

  test('shows when rooms are taken, and not by whom', async () => {
    const testHotel = await openTestHotel(app, 5)
    const stay = { checkInOn: testHotel.day(10), checkOutOn: testHotel.day(12) }
    const rooms = [{ roomTypeId: testHotel.type.id, quantity: 2 }]
    const booking = await testHotel.book({ ...stay, rooms, notes: 'late', specialRequests: 'cot' })
    await testHotel.book({ ...stay, state: 'held' })
    const gone = await testHotel.book(stay)
    await testHotel.transition(gone.id, 'cancelled', { cancelledBy: 'guest' })

    const { status, headers, body } = await get(testHotel.type.icalToken)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    const day = (date: string) => date.replaceAll('-', '')
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    for (const { id } of booking.stays) expect(body).toContain(`UID:${id}@roomlark\r\n`)
    expect(body).toContain(`DTSTART;VALUE=DATE:${day(stay.checkInOn)}\r\n`)
    expect(body).toContain(`DTEND;VALUE=DATE:${day(stay.checkOutOn)}\r\n`)
    expect(body.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Reserved', 'SUMMARY:Reserved'])
    for (const secret of ['Hana', 'example.test', booking.reference, 'late', 'cot\r']) {
      expect(body).not.toContain(secret)
    }
    expect((await get(testHotel.type.icalToken)).body).toBe(body)
  })

  test('leaves out blocks imported from other calendars', async () => {
    const testHotel = await openTestHotel(app, 1)
    const channel = await startCalendarServer()
    channel.givesEvents({ from: testHotel.day(10), until: testHotel.day(12) })
    await testHotel.data(addFeed(testHotel, { url: channel.url }))
    expect((await get(testHotel.type.icalToken)).body).not.toContain('VEVENT')
  })

  test('two hotels that import each other do not block a room forever', async () => {
    const [here, there] = [await openTestHotel(app, 2), await openTestHotel(app, 2)]
    const booking = await here.book()
    await there.data(addFeed(there, { url: `${app.url}/ical/${here.type.icalToken}.ics` }))
    await here.data(addFeed(here, { url: `${app.url}/ical/${there.type.icalToken}.ics` }))
    expect(await there.nights(there.day(10), there.day(11))).toMatchObject([{ blocked: 1 }, { blocked: 1 }])
    expect(await here.nights(here.day(10), here.day(11))).toMatchObject([{ blocked: 0 }, { blocked: 0 }])
    expect(booking.stays).toHaveLength(1)
  })

  test('of a room shows its own stays and when it is out of order, until the room is removed', async () => {
    const testHotel = await openTestHotel(app, 2)
    const [first, second] = testHotel.type.rooms
    const mine = await testHotel.book({ roomId: first.id })
    const others = await testHotel.book({ roomId: second.id })
    const wish = { roomId: first.id, fromOn: testHotel.day(20), untilOn: testHotel.day(22), reason: 'Paint' }
    const block = await testHotel.data(testHotel.ask('POST', `${testHotel.base}/room-blocks`, wish))
    const { body } = await get(testHotel.type.roomTokens[first.id])
    expect(body).toContain(`UID:${mine.stays[0].id}@roomlark`)
    expect(body).toContain(`UID:${block.id}@roomlark`)
    expect(body).not.toContain(others.stays[0].id)
    expect(body).toContain(`Double ${first.number}`)
    const spare = await testHotel.addType(1, { name: 'Spare' })
    expect((await get(spare.roomTokens[spare.rooms[0].id])).status).toBe(200)
    await testHotel.data(testHotel.ask('PUT', `${testHotel.base}/rooms/${spare.id}/numbers`, { numbers: [] }))
    expect((await get(spare.roomTokens[spare.rooms[0].id])).status).toBe(404)
  })

  test('is 404 for an invalid token, and once the type is archived', async () => {
    const testHotel = await openTestHotel(app, 1)
    expect((await get('A'.repeat(32))).status).toBe(404)
    expect((await app.ask('GET', `/ical/${testHotel.type.icalToken}`)).status).toBe(404)
    expect((await testHotel.ask('DELETE', `${testHotel.base}/rooms/${testHotel.type.id}`)).status).toBe(200)
    expect((await get(testHotel.type.icalToken)).status).toBe(404)
  })
})
