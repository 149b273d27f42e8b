import { join } from 'node:path'
import { hotelTime, toInstant } from '@roomlark/contract/hotel-clock'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/team.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../adapters/guest-renderer.ts'
import { makeGuestToken } from '../bookings/mail/guest-link.service.ts'

const webFolder = join(import.meta.dirname, '../../../../web/dist')
const written = {
  directions: 'From the station, follow the lemons.',
  takesCheckIn: true,
  wayIn: 'The key box is beside the gate.',
  doorCode: '4711#',
  wifiName: 'Limone',
  wifiPassword: 'amalfi-2026',
}

let app: TestApp
let testHotel: TestHotel
let rooms: { id: string; number: string }[]
let path: string
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
  testHotel = await openTestHotel(app, 20)
  path = `${testHotel.base}/arrivals`
  rooms = testHotel.type.rooms
  const roomCodes = rooms.map(({ id, number }) => ({ roomId: id, code: `key-${number}` }))
  await testHotel.data(testHotel.ask('PUT', path, { ...written, roomCodes, version: 0 }))
})
let id: string
let today: string
beforeEach(async () => {
  today = testHotel.today()
  id = (await testHotel.book({ checkInOn: testHotel.day(2), checkOutOn: testHotel.day(4) })).id
})
afterEach(() => app.advance(Date.now() - app.services.clock().getTime()))
afterAll(() => app.close())

function setClock(date: string, time: string): void {
  app.advance(toInstant(date, time, testHotel.hotel.timeZone).getTime() - app.services.clock().getTime())
}

async function page(): Promise<string> {
  const token = makeGuestToken(app.services, { id, linkVersion: 1 })
  const { body, headers } = await app.ask('GET', `/stays/bookings/${token}`)
  expect(headers.get('cache-control')).toBe('no-store')
  return String(body)
}

const secrets = ['4711#', 'amalfi-2026', 'key box']

describe('what arriving guests are told', () => {
  test('begins with the directions; codes follow at check-in time and end at check-out time', async () => {
    const { checkInTime, checkOutTime, checkInOn, checkOutOn } = await testHotel.get(id)
    const { timeZone } = testHotel.hotel
    const minuteBefore = (on: string, time: string) =>
      hotelTime(new Date(toInstant(on, time, timeZone).getTime() - 60_000), timeZone).slice(11)
    const cases = [
      { on: today, time: minuteBefore(checkInOn, checkInTime), areShown: false, areAnnounced: true },
      { on: checkInOn, time: minuteBefore(checkInOn, checkInTime), areShown: false, areAnnounced: true },
      { on: checkInOn, time: checkInTime, areShown: true, areAnnounced: false },
      { on: checkOutOn, time: minuteBefore(checkOutOn, checkOutTime), areShown: true, areAnnounced: false },
      { on: checkOutOn, time: checkOutTime, areShown: false, areAnnounced: false },
    ]
    for (const { on, time, areShown, areAnnounced } of cases) {
      setClock(on, time)
      const body = await page()
      const seen = secrets.map((secret) => body.includes(secret))
      expect([on, time, ...seen]).toEqual([on, time, areShown, areShown, areShown])
      expect([on, time, body.includes('How to get in is shown here')]).toEqual([on, time, areAnnounced])
      expect(body).toContain('follow the lemons')
    }
  })

  test('has the code of the assigned room once checked in, and nothing after leaving', async () => {
    setClock(testHotel.day(2), '08:00')
    expect(await page()).not.toContain('key-')
    expect((await testHotel.transition(id, 'checked-in')).status).toBe(200)
    const { stays } = await testHotel.get(id)
    const body = await page()
    expect(body).toContain('During your stay')
    expect(body).toContain(`key-${stays[0].roomNumber}`)
    expect(body.match(/key-\d+/g)).toHaveLength(1)
    await testHotel.transition(id, 'checked-out')
    const after = await page()
    for (const secret of ['follow the lemons', 'key-', ...secrets]) expect(after).not.toContain(secret)
  })

  test('is gone once the booking is cancelled, and never in an email, an answer or a table', async () => {
    setClock(testHotel.day(2), '23:00')
    expect(await page()).toContain('4711#')
    await testHotel.transition(id, 'cancelled', { cancelledBy: 'guest' })
    expect(await page()).not.toContain('4711#')
    for (const { text, html } of app.sent) expect(`${text} ${html}`).not.toMatch(/4711#|amalfi-2026/)
    const { slug } = testHotel.hotel
    for (const address of [`/stays/${slug}`, `/api/v1/guest/hotels/${slug}`]) {
      expect(JSON.stringify((await app.ask('GET', address)).body)).not.toMatch(/lemons|4711#/)
    }
    const [{ stored }] = await app.sql<[{ stored: string }]>`
      SELECT string_agg(a::text, '') AS stored FROM hotel_arrivals a`
    expect(stored).not.toMatch(/4711#|key-|amalfi/)
    const audited = await app.sql`SELECT * FROM audit_log WHERE action = 'hotel.arrivals'`
    expect(audited).toHaveLength(1)
    expect(JSON.stringify(audited)).not.toContain('4711#')
  })
})

describe('the page for arriving guests', () => {
  test('is read by the desk, and written by who may change the offer, on the current version', async () => {
    const seen = await testHotel.data(testHotel.ask('GET', path))
    expect(seen).toMatchObject({ ...written, version: 1 })
    const { hotel, owner } = testHotel
    const { token } = await createMember(app, owner.id, [{ hotelId: hotel.id, role: 'front-desk' }])
    expect((await app.ask('GET', path, { token })).status).toBe(200)
    const body = { ...written, roomCodes: [], version: 1 }
    expect((await app.ask('PUT', path, { token, body })).status).toBe(403)
    const stale = await testHotel.ask('PUT', path, { ...body, version: 0 })
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict'])
  })

  test('exists for nobody else, and takes no room of another hotel', async () => {
    const other = await openTestHotel(app, 1)
    expect((await other.ask('GET', path)).status).toBe(404)
    expect((await other.ask('PUT', path, { ...written, roomCodes: [], version: 1 })).status).toBe(404)
    const roomCodes = [{ roomId: other.type.rooms[0].id, code: '1' }]
    expect((await testHotel.ask('PUT', path, { ...written, roomCodes, version: 1 })).status).toBe(404)
  })
})
