import { randomUUID } from 'node:crypto'
import { type FeeUnit, plainCityTax } from '@roomlark/contract/inventory/tax-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { mailTo } from '../../../../test/mail.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'
import { happened, miscounts, openTestHotel } from '../../../../test/test-hotel.ts'
import { eraseGuests } from '../erase.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Opens a hotel with three doubles, two singles, and breakfast as a second plan. */
async function openDesk() {
  const testHotel = await openTestHotel(app)
  const single = await testHotel.addType(2, {
    name: 'Single',
    maxAdults: 1,
    maxChildren: 1,
    includedAdults: 1,
  })
  const { ask, data, base } = testHotel
  const breakfast = await data(
    ask('POST', `${base}/rates/plans`, planInput({ name: 'Breakfast', mealPlan: 'breakfast' })),
  )
  return { testHotel, single, breakfast }
}

describe('POST /hotels/:hotelId/bookings with the guests of each room', () => {
  test('books who sleeps where, in the numbered rooms that were chosen', async () => {
    const { testHotel } = await openDesk()
    const { type } = testHotel
    const rooms = await testHotel.data(
      testHotel.ask(
        'GET',
        `${testHotel.base}/free-rooms?checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(12)}`,
      ),
    )
    const free = rooms.find((one: { roomTypeId: string }) => one.roomTypeId === type.id)
    expect(free.rooms.map(({ number }: { number: string }) => number)).toEqual(['101', '102', '103'])
    const [first, second] = free.rooms
    const guests = [
      { adults: 1, childAges: [], roomId: second.id },
      { adults: 2, childAges: [4], name: 'Bruno Keller', roomId: first.id },
    ]
    const asked = { rooms: [{ roomTypeId: type.id, quantity: 2, guests }], adults: 3, childAges: [4] }
    expect(await testHotel.quote(asked)).toMatchObject({ obstacles: [] })
    const booking = await testHotel.book(asked)
    const stays = booking.stays.toSorted(
      (a: { adults: number }, b: { adults: number }) => a.adults - b.adults,
    )
    expect(stays).toMatchObject([
      { adults: 1, childAges: [], guestName: null, roomNumber: '102' },
      { adults: 2, childAges: [4], guestName: 'Bruno Keller', roomNumber: '101' },
    ])
    expect(happened(booking)[0]?.text).toMatch(/room 102, 101$/)
    const taken = await testHotel.tryBook({ rooms: [{ roomTypeId: type.id, quantity: 1 }], roomId: first.id })
    expect(taken.status).toBe(409)
    await eraseGuests(app.pool, { bookingId: booking.id }, app.services.clock())
    expect((await testHotel.get(booking.id)).stays[0].guestName).toBeNull()
    expect((await testHotel.get(booking.id)).stays[1].guestName).toBeNull()
  })

  test('refuses guests who are not those of the stay, do not fit, or get a room of another type', async () => {
    const { testHotel, single } = await openDesk()
    const { type } = testHotel
    const room = (guests: object[], roomTypeId = type.id) => [{ roomTypeId, quantity: guests.length, guests }]
    const refused = async (changes: object) => {
      const { status, body } = await testHotel.tryBook(changes)
      return [status, body.fields?.rooms ?? body.fields?.roomId ?? body.message]
    }
    const two = { adults: 2, childAges: [] }
    expect(await refused({ rooms: room([{ adults: 1, childAges: [] }]) })).toEqual([
      400,
      'The guests of the rooms are not those of the stay',
    ])
    expect(await refused({ rooms: room([two], single.id) })).toEqual([
      400,
      'There are too many guests for these rooms.',
    ])
    expect(await refused({ rooms: room([{ ...two, roomId: single.rooms[0].id }]) })).toEqual([
      400,
      `Room ${single.rooms[0].number} is not the room that is booked`,
    ])
    const [status] = await refused({ rooms: room([{ ...two, roomId: randomUUID() }]) })
    expect(status).toBe(404)
    expect(await miscounts(app)).toEqual([])
  })
})

describe('POST /hotels/:hotelId/bookings on several rate plans', () => {
  test('makes a booking of each plan in one step, with one confirmation of all, once', async () => {
    const { testHotel, single, breakfast } = await openDesk()
    const cityTax = simpleTaxes({ cityTaxCents: 200 }).cityTax
    await testHotel.setTaxes({ ...simpleTaxes(), cityTax: cityTax && { ...cityTax, exemptBelowAge: 12 } })
    const key = randomUUID()
    const call = {
      key,
      guest: { name: 'Ana Ruiz', email: 'ana-together@example.test' },
      otherPlans: [
        {
          ratePlanId: breakfast.id,
          rooms: [
            {
              roomTypeId: single.id,
              quantity: 1,
              guests: [{ adults: 1, childAges: [9], name: 'Grandma', roomId: single.rooms[1].id }],
            },
          ],
          adults: 1,
          childAges: [9],
        },
      ],
    }
    const first = await testHotel.book(call)
    expect(first).toMatchObject({ ratePlanName: 'Flexible', adults: 2, cityTaxCents: 800 })
    const [made] = first.events.flatMap(
      ({ params }: { params: { together?: { id: string }[] } }) => params.together ?? [],
    )
    const other = await testHotel.get(made.id)
    expect(other).toMatchObject({
      ratePlanName: 'Breakfast',
      guestName: 'Ana Ruiz',
      adults: 1,
      childAges: [9],
      // The child is exempt.
      cityTaxCents: 400,
      stays: [{ guestName: 'Grandma', roomNumber: single.rooms[1].number }],
    })
    expect(happened(other)[0]?.text).toContain(`Together with ${first.reference}`)
    const mail = await mailTo(app, 'ana-together@example.test')
    expect(mail.subject).toContain(first.reference)
    expect(mail.text).toContain(`Booked together: ${other.reference}`)
    expect(mail.text).toContain('Breakfast')

    expect((await testHotel.book(call)).id).toBe(first.id)
    const rows = await app.pool`SELECT 1 FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
    expect(rows).toHaveLength(2)
    expect(app.sent.filter(({ to }) => to === 'ana-together@example.test')).toHaveLength(1)
    expect(await miscounts(app)).toEqual([])
  })

  test('charges what a stay pays once with the first booking, and prices the others without it', async () => {
    const { testHotel, single, breakfast } = await openDesk()
    const fee = (name: string, per: FeeUnit) => ({ name, cents: 3000, per, vatKind: 'fees' as const })
    await testHotel.setTaxes({
      ...simpleTaxes(),
      cityTax: plainCityTax('stay', 500),
      fees: [fee('Cleaning', 'stay'), fee('Linen', 'room'), fee('Heating', 'night')],
    })
    const further = {
      ratePlanId: breakfast.id,
      rooms: [{ roomTypeId: single.id, quantity: 1 }],
      adults: 1,
      childAges: [],
    }
    const quoted = await testHotel.data(
      testHotel.ask('POST', `${testHotel.base}/quote`, {
        ...{ checkInOn: testHotel.day(10), checkOutOn: testHotel.day(12) },
        ...{ ...further, isFurtherPlan: true },
      }),
    )
    const first = await testHotel.book({ otherPlans: [further] })
    expect(first.fees.map(({ name }: { name: string }) => name)).toEqual(['Cleaning', 'Linen', 'Heating'])
    expect(first.cityTaxCents).toBe(500)
    const [made] = first.events.flatMap(
      ({ params }: { params: { together?: { id: string }[] } }) => params.together ?? [],
    )
    const other = await testHotel.get(made.id)
    expect(other).toMatchObject({ fees: [{ name: 'Linen' }], cityTaxCents: 0, totalCents: quoted.totalCents })
    const { folios } = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${made.id}/folio`))
    expect(folios[0].chargesCents).toBe(other.totalCents)
    // What is added later is priced by the same rules.
    const longer = { checkInOn: testHotel.day(10), checkOutOn: testHotel.day(13), version: other.version }
    await testHotel.data(testHotel.changeStay(made.id, longer))
    expect((await testHotel.get(made.id)).fees).toMatchObject([{ name: 'Linen' }])
  })

  test('books nothing if one of the rooms is taken', async () => {
    const { testHotel, single, breakfast } = await openDesk()
    const one = { roomTypeId: single.id, quantity: 1 }
    const [stay, call] = [
      { adults: 1, childAges: [] },
      { rooms: [one], otherPlans: [{ ratePlanId: breakfast.id, rooms: [one], adults: 1, childAges: [] }] },
    ]
    await testHotel.book({ ...stay, rooms: [one] })
    // One is left, and each plan alone could have it.
    expect(await testHotel.tryBook({ ...stay, ...call })).toMatchObject({ status: 409 })
    const made = await app.pool`SELECT 1 FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
    expect(made).toHaveLength(1)
    expect(await miscounts(app)).toEqual([])
  })
})
