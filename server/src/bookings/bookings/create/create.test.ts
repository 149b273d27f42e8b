import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { happened, miscounts, openTestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('POST /hotels/:hotelId/bookings', () => {
  test('remembers how a direct booking was taken; the phone number is optional', async () => {
    const testHotel = await openTestHotel(app)
    const booking = await testHotel.book({ takenBy: 'walk-in' })
    expect(booking).toMatchObject({ source: 'direct', takenBy: 'walk-in', guest: { phone: null } })
    expect(happened(booking)[0]?.text).toMatch(/^Booked at the desk: /)
    expect(await testHotel.book({ source: 'ota' })).toMatchObject({ source: 'ota', takenBy: null })
  })

  test('books rooms at the price of each night, and returns everything about it', async () => {
    const testHotel = await openTestHotel(app)
    const booking = await testHotel.book({
      rooms: [{ roomTypeId: testHotel.type.id, quantity: 2 }],
      adults: 3,
    })
    expect(booking).toMatchObject({
      state: 'confirmed',
      source: 'direct',
      hotelId: testHotel.hotel.id,
      hotelName: 'Villa Marenne',
      guestName: 'Hana Nakamura',
      nights: 2,
      adults: 3,
      children: 0,
      currency: 'EUR',
      roomCents: 40_000,
      cityTaxCents: 0,
      vatCents: 0,
      totalCents: 40_000,
      totalUsdCents: 46_400,
      usdRate: 1.16,
      ratePlanName: 'Flexible',
      mealPlan: 'room-only',
      checkInTime: '15:00',
      checkOutTime: '11:00',
      timeZone: 'Europe/Rome',
      heldUntil: null,
      feeCents: null,
      createdBy: 'Ada Byron',
      allowed: ['cancelled'],
      version: 1,
    })
    expect(booking.reference).toMatch(/^RL-[CDFGHJKMNPQRTVWXY34679]{6}$/)
    expect(booking.cancellationPolicy).toEqual(testHotel.hotel.cancellationPolicy)
    expect(booking.stays).toHaveLength(2)
    expect(booking.stays[0]).toMatchObject({
      roomTypeId: testHotel.type.id,
      roomTypeName: 'Double',
      roomId: null,
      roomNumber: null,
      checkInOn: testHotel.day(10),
      checkOutOn: testHotel.day(12),
      nightlyCents: [
        { night: testHotel.day(10), priceCents: 10_000, released: false },
        { night: testHotel.day(11), priceCents: 10_000, released: false },
      ],
    })
    expect(happened(booking)).toEqual([
      {
        at: expect.any(String),
        actor: 'Ada Byron',
        kind: 'created',
        params: {
          heldMinutes: null,
          takenBy: null,
          rooms: [{ name: 'Double', quantity: 2 }],
          checkInOn: testHotel.day(10),
          checkOutOn: testHotel.day(12),
          roomNumber: null,
          limits: [],
        },
        particulars: null,
        text: expect.stringContaining('2 × Double'),
      },
    ])
    const nights = await testHotel.nights(testHotel.day(9), testHotel.day(12))
    expect(nights.map((night: { sold: number }) => night.sold)).toEqual([0, 2, 2, 0])
    expect(await miscounts(app)).toEqual([])
  })
})
