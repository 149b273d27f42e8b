import { csvText } from '@roomlark/contract/csv'
import {
  bookingColumns,
  makeTemplate,
  rateColumns,
  roomColumns,
} from '@roomlark/contract/inventory/import-columns'
import { dataImportLimits } from '@roomlark/contract/inventory/imports'
import { plainTaxRules } from '@roomlark/contract/inventory/tax-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { longestTurnMs, mostTurnMs } from '../../../../test/input/thread-time.ts'
import { jobsDone } from '../../../../test/mail.ts'
import { happened, miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Rows = Record<string, string>[]

/** Writes a file with the columns that the rows have. */
function csv(rows: Rows): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return csvText([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
}

type Kind = 'rooms' | 'rates' | 'bookings'

async function send(own: TestHotel, kind: Kind, rows: Rows | string, more: object = {}) {
  const text = typeof rows === 'string' ? rows : csv(rows)
  return own.ask('POST', `${own.base}/import/${kind}`, { csv: text, dryRun: false, ...more })
}

/** Sends rows that must be accepted, first as a dry run. */
async function bring(own: TestHotel, kind: Kind, rows: Rows | string, more: object = {}) {
  const dry = await own.data(send(own, kind, rows, { dryRun: true }))
  const real = await own.data(send(own, kind, rows, more))
  expect({ ...real, written: 0 }).toEqual(dry)
  return real
}

/** Returns the errors of a dry run by line, after checking that the real run is refused and changes nothing. */
async function errorsOf(own: TestHotel, kind: Kind, rows: Rows) {
  const { rows: found } = await own.data(send(own, kind, rows, { dryRun: true }))
  const real = await send(own, kind, rows)
  expect(real.status).toBe(400)
  expect(real.body.message).toMatch(/^Nothing was imported: line \d+ has an error\.$/)
  const faulty = found.filter(({ outcome }: { outcome: string }) => outcome === 'error')
  return Object.fromEntries(
    faulty.map(({ line, errors }: { line: number; errors: object }) => [line, errors]),
  )
}

describe('POST /hotels/:hotelId/import/rooms', () => {
  test('makes room types with their rooms, and the same file again changes nothing', async () => {
    const own = await openTestHotel(app, 1)
    const rows = [
      {
        roomType: 'Suite',
        rooms: '201..203; 210',
        basePrice: '250,50',
        beds: '1 king; 2 single',
        maxAdults: '3',
        features: 'Shower; balcony',
      },
      { roomType: 'suite', rooms: '211', basePrice: '', beds: '', maxAdults: '' },
      { roomType: 'Attic', rooms: '', basePrice: '90', beds: '', maxAdults: '' },
    ]
    expect(await bring(own, 'rooms', rows)).toMatchObject({
      written: 5,
      counts: { new: 3, change: 0, same: 0, error: 0 },
    })
    const types = await own.data(own.ask('GET', `${own.base}/rooms`))
    expect(types.slice(1)).toMatchObject([
      {
        name: 'Suite',
        basePriceCents: 25_050,
        maxAdults: 3,
        includedAdults: 3,
        beds: [
          { kind: 'king', count: 1 },
          { kind: 'single', count: 2 },
        ],
        features: ['balcony', 'shower'],
        rooms: ['201', '202', '203', '210', '211'].map((number) => ({ number })),
      },
      { name: 'Attic', basePriceCents: 9000, features: [], rooms: [] },
    ])
    expect(await bring(own, 'rooms', rows)).toMatchObject({ written: 0, counts: { same: 3 } })
    const changed = [{ roomType: 'ATTIC', rooms: '1', basePrice: '95' }]
    expect(await bring(own, 'rooms', changed)).toMatchObject({ written: 1, counts: { change: 1 } })
    const after = await own.data(own.ask('GET', `${own.base}/rooms`))
    expect(after[2]).toMatchObject({ name: 'Attic', basePriceCents: 9500, rooms: [{ number: '1' }] })
    // Left out or empty, what a room has stays; it takes a word to remove all of it.
    expect(after[1].features).toEqual(['balcony', 'shower'])
    await bring(own, 'rooms', [{ roomType: 'Suite', rooms: '', basePrice: '', features: 'none' }])
    expect((await own.data(own.ask('GET', `${own.base}/rooms`)))[1].features).toEqual([])
    expect(await miscounts(app)).toEqual([])
  })

  test('names every error with its line and column', async () => {
    const own = await openTestHotel(app, 1)
    const row = { roomType: 'Suite', rooms: '', basePrice: '1', floorPrice: '', beds: '' }
    expect(
      await errorsOf(own, 'rooms', [
        { ...row, roomType: '', basePrice: '1.005' },
        { ...row, beds: '1 hammock', rooms: '9..1' },
        { ...row, rooms: '301' },
        { ...row, rooms: '301', basePrice: '2' },
        { ...row, roomType: 'Other', basePrice: '' },
        { ...row, roomType: 'Third', rooms: '101', floorPrice: '5' },
        { ...row, roomType: 'Fourth', basePrice: '0' },
        { ...row, roomType: 'Fifth', features: 'shower; dragon' },
      ]),
    ).toEqual({
      2: { roomType: 'Name is required', basePrice: 'Write the amount as 120 or 120.50' },
      3: { beds: expect.stringContaining('double'), rooms: '9..1 is not a range of at most 500 rooms' },
      5: { roomType: 'Line 4 describes this room type differently', rooms: 'Room 301 is already in line 4' },
      6: { basePrice: 'A new room type needs a price' },
      7: { basePrice: 'The price is below the floor', rooms: `Room 101 belongs to ${own.type.name}` },
      8: { basePrice: 'The price cannot be 0' },
      9: { features: '“dragon” is not in the catalogue' },
    })
    expect(await own.data(own.ask('GET', `${own.base}/rooms`))).toHaveLength(1)
    const wide = Array.from({ length: 30 }, (_, index) => ({ ...row, rooms: `${index}000..${index}499` }))
    expect((await send(own, 'rooms', wide)).body.message).toBe('Import at most 10,000 rooms at a time.')
  })
})

describe('POST /hotels/:hotelId/import/rates', () => {
  test('sets prices and limits of ranges, days of the week and single nights', async () => {
    const own = await openTestHotel(app, 3)
    const [from, until] = [own.day(20), own.day(33)]
    const dotted = until.split('-').toReversed().join('.')
    const rows = [
      {
        roomType: own.type.name,
        fromOn: from,
        untilOn: dotted,
        price: '199,90',
        minStay: '2',
        roomsToSell: '2',
      },
      {
        roomType: own.type.name.toUpperCase(),
        fromOn: from,
        untilOn: until,
        weekdays: 'sat;Sunday',
        price: '250',
      },
      { roomType: own.type.name, fromOn: until, minStay: '0', closed: 'yes', roomsToSell: 'all' },
    ]
    expect(await bring(own, 'rates', rows)).toMatchObject({ written: 14, counts: { change: 3 } })
    const nights = await own.nights(from, until)
    for (const { night, priceCents } of nights) {
      const day = new Date(`${night}T00:00:00Z`).getUTCDay()
      expect(priceCents, night).toBe(day === 0 || day === 6 ? 25_000 : 19_990)
    }
    expect(nights[0]).toMatchObject({ minStay: 2, closed: false, capacity: 2 })
    expect(nights.at(-1)).toMatchObject({ minStay: null, closed: true, capacity: 3 })
    expect(await bring(own, 'rates', rows)).toMatchObject({ written: 0, counts: { change: 0, same: 3 } })
  })

  test('names every error, and changes no night then', async () => {
    const own = await openTestHotel(app, 2, { type: { floorCents: 5000 } })
    await own.book({ checkInOn: own.day(5), checkOutOn: own.day(6) })
    const row = {
      roomType: own.type.name,
      fromOn: own.day(5),
      untilOn: '',
      price: '120',
      roomsToSell: '',
      closed: '',
    }
    expect(
      await errorsOf(own, 'rates', [
        row,
        { ...row, roomType: 'Cellar', fromOn: '03/04/2031', price: 'much' },
        { ...row, roomType: 'Cellar' },
        { ...row, price: '' },
        { ...row, fromOn: own.day(-9), untilOn: own.day(-3) },
        { ...row, untilOn: own.day(4) },
        { ...row, fromOn: own.day(40), price: '49.99' },
        { ...row, roomsToSell: '0', closed: 'perhaps' },
        { ...row, roomsToSell: '0' },
      ]),
    ).toEqual({
      3: { fromOn: expect.stringContaining('01.06.2027'), price: expect.stringContaining('120.50') },
      4: { roomType: expect.stringContaining('There is no room type called') },
      5: { row: 'The row changes nothing: enter a price or a limit' },
      6: { untilOn: 'These nights are over' },
      7: { untilOn: 'The last night cannot be before the first' },
      8: { price: expect.stringContaining('below the floor of €50.00') },
      9: { closed: 'Use yes or no' },
      10: { roomsToSell: expect.stringContaining('1 room is already taken on') },
    })
    expect((await own.nights(own.day(5), own.day(5)))[0].overridden).toBe(false)
  })
})

describe('POST /hotels/:hotelId/import/bookings', () => {
  const stay = (own: TestHotel, changes: Record<string, string> = {}) => ({
    reference: 'OLD-1',
    guestName: 'Ida Berg',
    email: 'ida@example.test',
    phone: '+47 22 00 00 00',
    checkIn: own.day(10),
    checkOut: own.day(13),
    roomType: own.type.name,
    roomNumber: '',
    adults: '2',
    childAges: '',
    pricePerNight: '',
    total: '',
    paid: '',
    source: '',
    notes: '',
    ...changes,
  })

  test('brings bookings with their prices, rooms and notes, and none of them twice', async () => {
    const own = await openTestHotel(app, 3)
    const rows = [
      stay(own, { total: '100', paid: '30.50', notes: 'Late', roomNumber: '102', source: 'OTA' }),
      stay(own, { reference: 'OLD-2', pricePerNight: '80', email: '', checkOut: own.day(12) }),
      stay(own, { reference: 'OLD-2', pricePerNight: '90', email: '', checkOut: own.day(12), adults: '1' }),
      stay(own, { reference: 'OLD-3', checkIn: own.day(20), checkOut: own.day(21) }),
    ]
    // What the tests before this one have booked is being mailed.
    await jobsDone(app)
    const before = app.sent.length
    expect(await bring(own, 'bookings', rows)).toMatchObject({ written: 3, left: 0, counts: { new: 4 } })
    const list = await own.data(own.ask('GET', '/api/v1/bookings?search=old-1'))
    expect(list).toMatchObject([{ state: 'confirmed', source: 'ota', guestName: 'Ida Berg' }])
    const first = await own.get(list[0].id)
    expect(first).toMatchObject({
      externalReference: 'OLD-1',
      roomCents: 10_000,
      notes: 'Late',
      guest: { phone: '+47 22 00 00 00' },
      stays: [
        {
          roomNumber: '102',
          nightlyCents: [{ priceCents: 3334 }, { priceCents: 3333 }, { priceCents: 3333 }],
        },
      ],
    })
    expect(happened(first)[0]?.text).toMatch(/^Imported: /)
    const folio = await own.data(own.ask('GET', `/api/v1/bookings/${first.id}/folio`))
    expect(folio.folios[0]).toMatchObject({ paidCents: 3050 })
    const paid = { kind: 'payment', method: 'ota', amountCents: -3050, note: 'Paid before the import' }
    expect(folio.folios[0].lines).toContainEqual(expect.objectContaining(paid))
    const [second] = await own.data(own.ask('GET', '/api/v1/bookings?search=old-2'))
    expect(await own.get(second.id)).toMatchObject({ adults: 3, roomCents: 34_000, source: 'other' })
    const [agreed] = await app.sql`
      SELECT count(*)::integer AS nights FROM booking_nights n JOIN booking_stays s ON s.id = n.stay_id
        JOIN bookings b ON b.id = s.booking_id
      WHERE b.hotel_id = ${own.hotel.id} AND n.agreed`
    expect(agreed?.nights).toBe(7)
    const quote = await own.quote({ checkInOn: own.day(20), checkOutOn: own.day(21) })
    const [third] = await own.data(own.ask('GET', '/api/v1/bookings?search=old-3'))
    expect(third.totalCents).toBe(quote.totalCents)

    expect(await bring(own, 'bookings', rows)).toMatchObject({ written: 0, counts: { new: 0, same: 4 } })
    expect((await own.ask('GET', '/api/v1/bookings')).body.meta.total).toBe(3)
    await jobsDone(app)
    expect(app.sent.slice(before).filter(({ to }) => to.endsWith('@example.test'))).toEqual([])
    expect(await miscounts(app)).toEqual([])
  })

  test('keeps a total that was agreed with the fees in it', async () => {
    const own = await openTestHotel(app, 2)
    const cleaning = { name: 'Cleaning', cents: 5000, per: 'stay' as const, vatKind: 'fees' as const }
    await own.setTaxes({ ...plainTaxRules(22, true), fees: [cleaning] })
    await bring(own, 'bookings', [
      stay(own, { total: '300' }),
      stay(own, { reference: 'OLD-2', pricePerNight: '100' }),
    ])
    const totals = await app.sql`
      SELECT total_cents::integer AS cents FROM bookings WHERE hotel_id = ${own.hotel.id} ORDER BY external_reference`
    expect(totals.map(({ cents }) => cents)).toEqual([30_000, 35_000])
  })

  test('brings guests who are in house, checked in to their room', async () => {
    const own = await openTestHotel(app, 2)
    const here = { checkIn: own.day(-2), checkOut: own.day(2), total: '400', paid: '100', paidBy: 'card' }
    expect(await errorsOf(own, 'bookings', [stay(own, here)])).toEqual({
      2: { roomNumber: 'Enter the room of a guest who is in house' },
    })
    await bring(own, 'bookings', [stay(own, { ...here, roomNumber: '102' })])
    const [listed] = await own.data(own.ask('GET', '/api/v1/bookings?search=old-1'))
    expect(await own.get(listed.id)).toMatchObject({
      state: 'checked-in',
      checkInOn: own.day(-2),
      roomCents: 40_000,
      stays: [{ roomNumber: '102' }],
    })
    const folio = await own.data(own.ask('GET', `/api/v1/bookings/${listed.id}/folio`))
    expect(folio.folios[0].lines).toContainEqual(
      expect.objectContaining({ kind: 'payment', method: 'card', amountCents: -10_000 }),
    )
    // The nights that are over count on their own days, and nobody looks for the money in today's drawer.
    const day = await own.data(own.ask('GET', `${own.base}/day-closes/open?day=${own.day(0)}`))
    const [money] = day.figures.money
    expect(money.charges).toContainEqual({ kind: 'room', amountCents: 10_000 })
    expect(money).toMatchObject({ paidCents: 0, closingCents: money.openingCents + money.chargedCents })
    const taxes = `${own.base}/reports/taxes?fromOn=${own.day(-2)}&untilOn=${own.day(-1)}`
    expect((await own.data(own.ask('GET', taxes))).total.totalCents).toBeGreaterThanOrEqual(20_000)
    expect(await miscounts(app)).toEqual([])
  })

  test('emails the guests only if that is wanted, and never the hotel', async () => {
    const own = await openTestHotel(app, 1)
    await jobsDone(app)
    const before = app.sent.length
    await bring(own, 'bookings', [stay(own, { email: 'wanted@example.test' })], { mailGuests: true })
    await jobsDone(app)
    expect(app.sent.slice(before).map(({ to }) => to)).toEqual(['wanted@example.test'])
  })

  test('refuses oversold nights and taken rooms with the row, in the file and in the hotel', async () => {
    const own = await openTestHotel(app, 2)
    const { id } = await own.book({ checkInOn: own.day(11), checkOutOn: own.day(12) })
    const [{ stayId, rooms }] = await own.data(own.ask('GET', `/api/v1/bookings/${id}/rooms`))
    const room101 = rooms.find(({ number }: { number: string }) => number === '101')
    await own.data(own.assign(id, stayId, room101.id, 1))
    await own.edit({ closed: true })
    const errors = await errorsOf(own, 'bookings', [
      stay(own, { reference: 'A', roomNumber: '101' }),
      stay(own, { reference: 'B', roomNumber: '102' }),
      stay(own, { reference: 'C', checkIn: own.day(9) }),
      stay(own, { reference: 'D', checkIn: own.day(12), checkOut: own.day(14), roomNumber: '102' }),
    ])
    expect(errors).toEqual({
      2: { roomNumber: expect.stringMatching(/^Room .*101.* is taken from /) },
      4: { roomType: expect.stringMatching(/^No room of this type is left on /) },
      5: { roomNumber: expect.stringMatching(/^Room .*102.* is taken from /) },
    })
    expect((await own.ask('GET', '/api/v1/bookings')).body.meta.total).toBe(1)
    // A night that is closed to new bookings has room for those that were made before.
    expect(await bring(own, 'bookings', [stay(own, { roomNumber: '102' })])).toMatchObject({ written: 1 })
    expect(await miscounts(app)).toEqual([])
  })

  test('names every other error with its line and column', async () => {
    const own = await openTestHotel(app, 5)
    const errors = await errorsOf(own, 'bookings', [
      stay(own, { reference: '', guestName: '', email: 'nobody', checkIn: '', source: 'affiliate' }),
      stay(own, { reference: 'B', checkIn: own.day(-9), checkOut: own.day(-1) }),
      stay(own, { reference: 'C', adults: '9' }),
      stay(own, { reference: 'D', roomType: 'Cellar' }),
      stay(own, { reference: 'E', roomNumber: '999', childAges: '18' }),
      stay(own, { reference: 'F', roomNumber: '999' }),
      stay(own, { reference: 'G' }),
      stay(own, { reference: 'G', checkOut: own.day(14) }),
      stay(own, { reference: 'H', pricePerNight: '1', total: '3' }),
    ])
    expect(Object.keys(errors[2]).sort()).toEqual(['checkIn', 'email', 'guestName', 'reference', 'source'])
    expect(
      Object.fromEntries(Object.entries(errors).map(([line, found]) => [line, Object.keys(found as object)])),
    ).toMatchObject({
      3: ['checkIn'],
      4: ['adults'],
      5: ['roomType'],
      6: ['childAges'],
      7: ['roomNumber'],
      9: ['checkIn'],
      10: ['total'],
    })
    expect(errors[8]).toBeUndefined()
  })

  test('sent twice at once, brings each booking once', async () => {
    const own = await openTestHotel(app, 2)
    const rows = [stay(own), stay(own, { reference: 'OLD-2' })]
    const answers = await Promise.all([send(own, 'bookings', rows), send(own, 'bookings', rows)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await own.ask('GET', '/api/v1/bookings')).body.meta.total).toBe(2)
    expect(await miscounts(app)).toEqual([])
  })

  test('keeps the batches before a conflict, and goes on from there', async () => {
    const own = await openTestHotel(app, 120)
    const rows = Array.from({ length: 60 }, (_, index) =>
      stay(own, { reference: `R${index}`, pricePerNight: '50' }),
    )
    await app.sql.unsafe(`
      CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION USING ERRCODE = '23P01', CONSTRAINT = 'room_occupancy_free'; END $$;
      CREATE TRIGGER a_refusal BEFORE INSERT ON bookings FOR EACH ROW
        WHEN (NEW.external_reference = 'R55') EXECUTE FUNCTION refuse_one()`)
    const refused = await send(own, 'bookings', rows)
    await app.sql`DROP FUNCTION refuse_one CASCADE`
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/^50 bookings were imported\. Then: That room is taken/)
    expect(await own.data(send(own, 'bookings', rows))).toMatchObject({
      written: 10,
      counts: { same: 50, new: 10 },
    })
    expect(await miscounts(app)).toEqual([])
  })

  test('checks ten thousand rows without blocking other requests', async () => {
    const own = await openTestHotel(app, 2)
    const rows = Array.from({ length: dataImportLimits.rows }, (_, index) =>
      stay(own, {
        reference: `N${index}`,
        checkIn: own.day(index % 1000),
        checkOut: own.day((index % 1000) + 2),
      }),
    )
    const text = csv(rows)
    const longest = await longestTurnMs(async () => {
      const { counts, rows: reported } = await own.data(send(own, 'bookings', text, { dryRun: true }))
      expect(counts.new + counts.error).toBe(dataImportLimits.rows)
      expect(counts.new).toBeGreaterThan(0)
      expect(reported).toHaveLength(dataImportLimits.reportedRows)
    })
    expect(longest).toBeLessThan(mostTurnMs())
  })
})

describe('every import', () => {
  test.each([
    ['rooms', roomColumns],
    ['rates', rateColumns],
    ['bookings', bookingColumns],
  ] as const)('of %s takes its own template, and is hidden from other hotels', async (kind, columns) => {
    const own = await openTestHotel(app, 0)
    const text = csvText(makeTemplate(columns, own.today()))
    if (kind !== 'rooms') await bring(own, 'rooms', csvText(makeTemplate(roomColumns, own.today())))
    expect(await bring(own, kind, text)).toMatchObject({ counts: { error: 0 } })
    const stranger = await createActor(app)
    const answer = await app.ask('POST', `${own.base}/import/${kind}`, {
      token: stranger.token,
      body: { csv: text, dryRun: true },
    })
    expect(answer.status).toBe(404)
    expect((await send(own, kind, 'colour\nred', { dryRun: true })).body.message).toContain(
      'columns are missing',
    )
  })
})
