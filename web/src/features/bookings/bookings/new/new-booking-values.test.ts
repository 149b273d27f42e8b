import { describe, expect, it } from 'vitest'
import {
  askedBooking,
  findDates,
  isEmailOptional,
  NewBooking,
  newBookingValues,
  readStay,
  startRoom,
} from './new-booking-values.ts'

const hotel = '5afc46ec-1f60-4f53-9409-c33c3bbad7dd'
const type = '853490c8-2ac1-4e4e-bcc8-7c477636a3d1'
const empty = newBookingValues(hotel, { checkInOn: '2026-06-16' })
const filled = {
  ...empty,
  rooms: { [type]: 2, [hotel]: 0 },
  ratePlanId: type,
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
      adults: 2,
      childAges: [],
      rooms: [{ roomTypeId: type, quantity: 2 }],
      ratePlanId: type,
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

  it('keeps the room it started from while that is the only room booked', () => {
    const start = newBookingValues(hotel, { checkInOn: '2026-06-16', roomTypeId: type, roomId: hotel })
    expect(start.rooms).toEqual({ [type]: 1 })
    expect(startRoom(start)).toBe(hotel)
    expect(startRoom({ ...start, rooms: { [type]: 2 } })).toBeUndefined()
    expect(startRoom({ ...start, rooms: { [type]: 1, [hotel]: 1 } })).toBeUndefined()
  })

  it('carries the reason for exceeding a limit', () => {
    expect(askedBooking({ ...filled, overrideReason: 'Regular' })).toMatchObject({
      overrideReason: 'Regular',
    })
    expect(askedBooking({ ...filled, overrideReason: ' ' })).not.toHaveProperty('overrideReason')
  })

  it('can be priced before there is a guest', () => {
    expect(readStay(empty)).toBeUndefined()
    expect(readStay({ ...filled, guest: empty.guest })).toMatchObject({ adults: 2 })
  })

  it('has dates only if they make a stay', () => {
    expect(findDates(empty)).toEqual({ checkInOn: '2026-06-16', checkOutOn: '2026-06-17' })
    expect(findDates({ ...empty, checkOutOn: '2026-06-16' })).toBeUndefined()
    expect(findDates({ ...empty, checkInOn: '' })).toBeUndefined()
    expect(findDates({ ...empty, checkOutOn: '2099-06-16' })).toBeUndefined()
  })
})
