import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { simpleTaxes } from '../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { exportBookings } from './booking-list.service.ts'

let app: TestApp
let testHotel: TestHotel
beforeAll(async () => {
  app = await startTestApp()
  testHotel = await openTestHotel(app, 9)
  const guest = (name: string, email: string, phone?: string) => ({ guest: { name, email, phone } })
  const stay = (first: number, last: number) => ({
    checkInOn: testHotel.day(first),
    checkOutOn: testHotel.day(last),
  })
  const partner = { hotelId: testHotel.hotel.id, affiliateId: (await createActor(app, 'affiliate')).id }
  const partnershipId = await addPartnership(app, partner)
  const zoe = await testHotel.book({
    ...guest('Zoë Élan', 'zoe@example.test', '+39 089 555-0142'),
    ...stay(20, 25),
    source: 'ota',
  })
  await testHotel.data(testHotel.assign(zoe.id, zoe.stays[0].id, testHotel.type.rooms[1].id, 1))
  await testHotel.book({
    ...guest('Mateo Ferrer', 'mateo@slow-miles.test'),
    ...stay(5, 7),
    source: 'affiliate',
    partnershipId,
  })
  await testHotel.book({ ...guest('=cmd()', 'evil@example.test'), ...stay(1, 2), notes: '100%' })
  const gone = await testHotel.book({ ...guest('Anna Ferrer', 'anna@example.test'), ...stay(6, 9) })
  await testHotel.data(testHotel.transition(gone.id, 'cancelled', { cancelledBy: 'guest' }))
  const payer = { name: '', company: 'Büro Nord GmbH', vatId: '', address: '', email: '', language: '' }
  const folio = `/api/v1/bookings/${gone.id}/folio/folios/1`
  await testHotel.data(testHotel.ask('PUT', folio, { payer, takes: [], version: 1 }))
  await testHotel.book({ ...guest('Bo "B" Lund', 'bo@example.test'), ...stay(40, 41), state: 'held' })
})
afterAll(() => app.close())

type Summary = { guestName: string; reference: string; id: string }

const list = (query: string, token = testHotel.token) =>
  app.ask('GET', `/api/v1/bookings?${query}`, { token })
const names = async (query: string) => (await list(query)).body.data.map((one: Summary) => one.guestName)

describe('GET /bookings', () => {
  test('lists newest first, with counts of every state', async () => {
    const { status, body } = await list('')
    expect(status).toBe(200)
    expect(body.data.map((one: Summary) => one.guestName)).toEqual([
      'Bo "B" Lund',
      'Anna Ferrer',
      '=cmd()',
      'Mateo Ferrer',
      'Zoë Élan',
    ])
    expect(body.meta).toEqual({
      total: 5,
      totalPages: 1,
      page: 1,
      limit: 20,
      countsByState: {
        held: 1,
        confirmed: 3,
        'checked-in': 0,
        'checked-out': 0,
        cancelled: 1,
        'no-show': 0,
        expired: 0,
      },
    })
    expect(body.data[3]).toMatchObject({
      hotelId: testHotel.hotel.id,
      hotelName: 'Villa Marenne',
      state: 'confirmed',
      source: 'affiliate',
      nights: 2,
      rooms: [{ roomTypeId: testHotel.type.id, name: 'Double', number: null }],
      totalCents: 20_000,
      totalUsdCents: 23_200,
    })
  })

  test.each([
    ['by name, without accents or case', 'search=ZOE%20elan', ['Zoë Élan']],
    ['with accents that are not there', 'search=F%C3%A9rrer', ['Anna Ferrer', 'Mateo Ferrer']],
    ['in any order of words', 'search=ferrer%20mateo', ['Mateo Ferrer']],
    ['by part of an email', 'search=slow-miles', ['Mateo Ferrer']],
    ['by words of name and email together', 'search=ferrer%20example.test', ['Anna Ferrer']],
    ['by what nobody has', 'search=nobody', []],
    ['with a percent sign that is a letter', 'search=%25', []],
    ['by the number of the room, whole', 'search=102', ['Zoë Élan']],
    ['by room and name together', 'search=102%20zoe', ['Zoë Élan']],
    ['by a part of a number, which is no room', 'search=02', []],
    ['by telephone, however it is written', 'search=0039%20(089)%205550142', ['Zoë Élan']],
    ['by the end of a telephone number', 'search=555%200142', ['Zoë Élan']],
    ['by a telephone number that nobody has', 'search=555%200143', []],
    ['by the company that pays', 'search=buro%20nord', ['Anna Ferrer']],
    ['by guest and company together', 'search=anna%20nord', ['Anna Ferrer']],
    ['by state', 'state=cancelled', ['Anna Ferrer']],
    ['by source', 'source=ota', ['Zoë Élan']],
  ])('finds %s', async (_name, query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('refuses characters that cannot be stored', async () => {
    expect((await list('search=%00')).status).toBe(400)
  })

  test('finds by reference, also in small letters', async () => {
    const [first] = (await list('')).body.data
    expect(await names(`search=${first.reference.toLowerCase()}`)).toEqual([first.guestName])
  })

  test('finds stays that touch dates, both ends included', async () => {
    const touching = (from: number, until: number) =>
      names(`sort=check-in&fromOn=${testHotel.day(from)}&untilOn=${testHotel.day(until)}`)
    expect(await touching(7, 8)).toEqual(['Mateo Ferrer', 'Anna Ferrer'])
    expect(await touching(10, 19)).toEqual([])
    expect(await touching(10, 20)).toEqual(['Zoë Élan'])
    expect(await names(`fromOn=${testHotel.day(26)}`)).toEqual(['Bo "B" Lund'])
  })

  test.each([
    ['check-in', ['=cmd()', 'Mateo Ferrer', 'Anna Ferrer', 'Zoë Élan', 'Bo "B" Lund']],
    ['check-out', ['=cmd()', 'Mateo Ferrer', 'Anna Ferrer', 'Zoë Élan', 'Bo "B" Lund']],
    ['guest', ['=cmd()', 'Anna Ferrer', 'Bo "B" Lund', 'Mateo Ferrer', 'Zoë Élan']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await names(`sort=${sort}`)).toEqual(expected)
  })

  test('sorts by total', async () => {
    expect((await names('sort=total')).slice(0, 3)).toEqual(['Zoë Élan', 'Anna Ferrer', 'Mateo Ferrer'])
  })

  test('has true totals past the end, and counts the other states with a state chosen', async () => {
    const { body } = await list('page=7&limit=2&state=confirmed')
    expect(body.data).toEqual([])
    expect(body.meta).toMatchObject({
      total: 3,
      totalPages: 2,
      page: 7,
      countsByState: { confirmed: 3, held: 1 },
    })
    const pages = await Promise.all([1, 2, 3].map((page) => names(`page=${page}&limit=2`)))
    expect(new Set(pages.flat()).size).toBe(5)
  })

  test('shows a hotel account its own hotels only, an administrator all', async () => {
    const stranger = await openTestHotel(app)
    await stranger.book()
    expect((await list('', stranger.token)).body.meta.total).toBe(1)
    expect((await list(`hotelId=${testHotel.hotel.id}`, stranger.token)).body.meta.total).toBe(0)
    const admin = await createActor(app, 'admin')
    expect((await list('', admin.token)).body.meta.total).toBe(6)
    expect((await list(`hotelId=${testHotel.hotel.id}`, admin.token)).body.meta.total).toBe(5)
  })

  test.each([
    'page=0',
    'limit=101',
    'state=gone',
    'sort=oldest',
    'fromOn=2026-02-30',
    'hotelId=x',
    'extra=1',
  ])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(400)
  })
})

describe('GET /bookings/export', () => {
  test.each(['newest', 'check-in', 'total', 'guest'] as const)(
    'reads a few rows at a time, by %s',
    async (sort) => {
      const actor = {
        userId: testHotel.owner.id,
        userType: 'hotel',
        sessionId: '',
        mfaEnabled: false,
      } as const
      const origin = { requestId: '', address: '', userAgent: '' }
      const ctx = { ...app.services, sql: app.pool, origin, actor }
      const pieces: number[] = []
      const sql = new Proxy(app.pool, {
        apply(pool, self, args) {
          const rows = args.slice(1).find((value) => Array.isArray(value))
          if (Array.isArray(rows)) pieces.push(rows.length)
          return Reflect.apply(pool, self, args)
        },
      })
      const { csv } = await exportBookings({ ...ctx, sql }, { sort }, 2)
      expect(pieces).toEqual([2, 2, 1])
      expect(csv).toBe((await exportBookings(ctx, { sort }, 500)).csv)
      const references = parse(csv, { bom: true, columns: true }).map((row) => Object(row).Reference)
      const listed: Summary[] = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings?sort=${sort}`))
      expect(references).toEqual(listed.map(({ reference }) => reference))
    },
  )

  test('is the same list as a file, safe to open in a spreadsheet', async () => {
    const { filename, csv } = await testHotel.data(testHotel.ask('GET', '/api/v1/bookings/export?sort=guest'))
    expect(filename).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/)
    const rows = parse(csv, { bom: true, columns: true }) as Record<string, string>[]
    expect(rows.map((row) => row.Guest)).toEqual([
      "'=cmd()",
      'Anna Ferrer',
      'Bo "B" Lund',
      'Mateo Ferrer',
      'Zoë Élan',
    ])
    expect(rows[1]).toMatchObject({ Status: 'cancelled', Fee: '0.00', Phone: '' })
    expect(rows[3]).toMatchObject({
      Hotel: 'Villa Marenne',
      Status: 'confirmed',
      Source: 'affiliate',
      Email: 'mateo@slow-miles.test',
      Nights: '2',
      Rooms: 'Double',
      Currency: 'EUR',
      Total: '200.00',
      'Total USD': '232.00',
    })
  })

  test('has what accounting needs: phone, plan, taxes, fee and commission', async () => {
    const own = await openTestHotel(app, 2)
    await own.setTaxes({
      ...simpleTaxes({ cityTaxCents: 150, cityTaxPer: 'room-night', vatPercent: 10, vatIncluded: false }),
      fees: [{ name: 'Linen', cents: 500, per: 'stay', vatKind: 'fees' }],
    })
    const guest = { name: 'Ada', email: 'ada@example.test', phone: '+44 20 7946 0000' }
    const { id: affiliateId } = await createActor(app, 'affiliate')
    const partnershipId = await addPartnership(app, { hotelId: own.hotel.id, affiliateId, rateBps: 1000 })
    const stay = { checkInOn: own.day(0), checkOutOn: own.day(2), source: 'affiliate' as const }
    const missed = await own.book({ ...stay, partnershipId, guest })
    const read = async () => {
      const { csv } = await own.data(own.ask('GET', '/api/v1/bookings/export'))
      return (parse(csv, { bom: true, columns: true }) as Record<string, string>[])[0]
    }
    expect(await read()).toMatchObject({
      Phone: "'+44 20 7946 0000",
      'Rate plan': 'Flexible',
      'City tax': '3.00',
      'Fees of the stay': '5.00',
      VAT: '20.50',
      Total: '228.50',
      Fee: '',
      'Commission USD': '23.20',
    })
    await own.data(own.transition(missed.id, 'no-show'))
    expect(await read()).toMatchObject({ Status: 'no-show', Fee: '200.00' })
    const { body } = await list(`hotelId=${own.hotel.id}`, own.token)
    expect(body.data).toMatchObject([{ state: 'no-show', feeCents: 20_000 }])
  })

  test('keeps to the filters and to whose they are', async () => {
    const { csv } = await testHotel.data(testHotel.ask('GET', '/api/v1/bookings/export?state=cancelled'))
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    const { token } = await createActor(app, 'hotel')
    const theirs = await app.ask('GET', '/api/v1/bookings/export', { token })
    expect(theirs.body.data.csv.trim().split('\r\n')).toHaveLength(1)
  })
})
