import { describe, expect, it } from 'vitest'
import {
  askedBooking,
  findDates,
  isEmailOptional,
  NewBooking,
  newBookingValues,
  readStays,
} from './new-booking-values.ts'

const hotel = '5afc46ec-1f60-4f53-9409-c33c3bbad7dd'
const type = '853490c8-2ac1-4e4e-bcc8-7c477636a3d1'
const empty = newBookingValues(hotel, { checkInOn: '2026-06-16' })
const plan = '0d7bd0a8-6f6e-4b52-8d5f-5cc6c1ec7f1e'
const room = { roomTypeId: type, ratePlanId: plan, adults: 2, childAges: [], name: '', roomId: '' }
const filled = {
  ...empty,
  rooms: [room, { ...room, adults: 1, childAges: [4], name: ' Bruno ', roomId: hotel }],
  guest: { ...empty.guest, name: ' Ana Ruiz ', email: 'ANA@guests.test' },
}

describe('a new booking', () => {
  it('is valid for the contract: empty fields are left out', () => {
    expect(NewBooking.parse(askedBooking(filled))).toEqual({
      hotelId: hotel,
      state: 'confirmed',
      source: 'direct',
      takenBy: 'phone',
      checkInOn: '2026-06-16',
      checkOutOn: '2026-06-17',
      adults: 3,
      childAges: [4],
      rooms: [
        {
          roomTypeId: type,
          quantity: 2,
          guests: [
            { adults: 2, childAges: [] },
            { adults: 1, childAges: [4], name: 'Bruno', roomId: hotel },
          ],
        },
      ],
      ratePlanId: plan,
      guest: { name: 'Ana Ruiz', email: 'ana@guests.test' },
      notes: '',
      specialRequests: '',
    })
  })

  it('has a source, and how a direct booking was taken', () => {
    expect(askedBooking({ ...filled, cameBy: 'walk-in' })).toMatchObject({
      source: 'direct',
      takenBy: 'walk-in',
    })
    expect(NewBooking.parse(askedBooking({ ...filled, cameBy: 'ota' }))).not.toHaveProperty('takenBy')
  })

  it('names the partner who sent the guest, and only then', () => {
    const sent = { ...filled, cameBy: 'affiliate', partnershipId: type } as const
    expect(NewBooking.parse(askedBooking(sent))).toMatchObject({ source: 'affiliate', partnershipId: type })
    expect(askedBooking({ ...sent, cameBy: 'ota' })).not.toHaveProperty('partnershipId')
    const unnamed = NewBooking.safeParse(askedBooking({ ...sent, partnershipId: '' }))
    expect(unnamed.error?.issues).toMatchObject([
      { path: ['partnershipId'], message: 'Choose the partner who sent the guest' },
    ])
  })

  it('says what is missing', () => {
    const parsed = NewBooking.safeParse(askedBooking({ ...empty, hotelId: '', cameBy: 'email' }))
    const messages = parsed.error?.issues.map(({ message }) => message)
    expect(messages).toEqual(
      expect.arrayContaining([
        'Choose a hotel',
        'Choose a room',
        "Enter the guest's name",
        'Please enter a valid email address',
      ]),
    )
  })

  it.each(['phone', 'walk-in'] as const)('needs no email address by %s', (cameBy) => {
    const silent = { ...filled, cameBy, guest: { ...filled.guest, email: ' ' } }
    expect(NewBooking.parse(askedBooking(silent)).guest).toEqual({ name: 'Ana Ruiz' })
    expect(isEmailOptional(cameBy)).toBe(true)
    expect(isEmailOptional('ota')).toBe(false)
  })

  it('starts from a room', () => {
    const start = newBookingValues(hotel, { checkInOn: '2026-06-16', roomTypeId: type, roomId: hotel })
    expect(start.rooms).toMatchObject([{ roomTypeId: type, roomId: hotel }])
  })

  it('asks for a booking of each rate plan', () => {
    const rooms = [room, { ...room, ratePlanId: type }, room]
    expect(NewBooking.parse(askedBooking({ ...filled, rooms }))).toMatchObject({
      ratePlanId: plan,
      adults: 4,
      rooms: [{ quantity: 2 }],
      otherPlans: [{ ratePlanId: type, adults: 2, rooms: [{ quantity: 1 }] }],
    })
    expect(readStays({ ...filled, rooms }).map(({ isFurtherPlan }) => isFurtherPlan)).toEqual([
      undefined,
      true,
    ])
  })

  it('carries the reason for exceeding a limit', () => {
    expect(askedBooking({ ...filled, overrideReason: 'Regular' })).toMatchObject({
      overrideReason: 'Regular',
    })
    expect(askedBooking({ ...filled, overrideReason: ' ' })).not.toHaveProperty('overrideReason')
  })

  it('can be priced before there is a guest', () => {
    expect(readStays(empty)).toEqual([])
    expect(readStays({ ...filled, guest: empty.guest })).toMatchObject([{ adults: 3 }])
  })

  it('has dates only if they make a stay', () => {
    expect(findDates(empty)).toEqual({ checkInOn: '2026-06-16', checkOutOn: '2026-06-17' })
    expect(findDates({ ...empty, checkOutOn: '2026-06-16' })).toBeUndefined()
    expect(findDates({ ...empty, checkInOn: '' })).toBeUndefined()
    expect(findDates({ ...empty, checkOutOn: '2099-06-16' })).toBeUndefined()
  })
})
