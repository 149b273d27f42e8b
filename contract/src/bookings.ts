import * as z from 'zod/mini'
import { Booking, BookingSummary } from './booking.ts'
import { BookingDetails, BookingInput, Quote, StayInput, TransitionInput } from './booking-input.ts'
import { BookingExportQuery, BookingListQuery, BookingPageMeta } from './booking-list.ts'
import { IsoDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { ArrivalsToday, DayView, FreeRooms, Tape } from './front-desk.ts'
import { pageLimit } from './paging.ts'
import { Id, Version } from './primitives.ts'
import { StayChangeQuote, StayWish } from './stay-change.ts'

const BookingParams = z.strictObject({ id: Id })
const HotelParams = z.strictObject({ hotelId: Id })
const keepers = ['hotel', 'admin'] as const

export const bookings = {
  list: endpoint({
    method: 'GET',
    path: '/bookings',
    access: keepers,
    launch: ['bookings'],
    summary: 'List bookings with search, filters and counts',
    query: BookingListQuery,
    response: z.array(BookingSummary),
    meta: BookingPageMeta,
  }),
  export: endpoint({
    method: 'GET',
    path: '/bookings/export',
    access: keepers,
    launch: ['bookings'],
    summary: 'All bookings a list would show, as CSV; at most 20,000',
    query: BookingExportQuery,
    response: z.object({ filename: z.string(), csv: z.string() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/bookings/:id',
    access: keepers,
    launch: ['bookings'],
    summary: 'Read a booking with its history, money and policy',
    params: BookingParams,
    response: Booking,
  }),
  quote: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/quote',
    access: keepers,
    launch: ['bookings'],
    summary: 'Price a stay night by night, and say why it cannot be booked',
    params: HotelParams,
    body: StayInput,
    response: Quote,
  }),
  create: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/bookings',
    access: keepers,
    launch: ['bookings'],
    summary: 'Book or hold rooms; needs an Idempotency-Key header',
    params: HotelParams,
    body: BookingInput,
    example: {
      checkInOn: '2026-06-24',
      checkOutOn: '2026-06-28',
      rooms: [{ roomTypeId: '4f6f3a54-6e0f-4c53-9f0b-0c5f4d6f7a10', quantity: 1 }],
      ratePlanId: '7a1d1a0e-2a34-4b53-8d3e-8f1f9d6f2b21',
      adults: 2,
      childAges: [],
      state: 'confirmed',
      source: 'direct',
      guest: { name: 'Elena Marchetti', email: 'elena@post.example' },
      notes: '',
      specialRequests: '',
    },
    idempotent: true,
    response: Booking,
  }),
  transition: endpoint({
    method: 'POST',
    path: '/bookings/:id/transitions',
    access: keepers,
    launch: ['bookings'],
    summary: 'Confirm, check in, check out (early departure frees the nights left), cancel, mark as no-show',
    params: BookingParams,
    body: TransitionInput,
    response: Booking,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/bookings/:id/undo',
    access: keepers,
    launch: ['bookings'],
    summary:
      'Undo an arrival, a no-show or a departure until the end of the next day; its nights are occupied again',
    params: BookingParams,
    // This is the version that the step led to, so that nobody undoes what they have not seen.
    body: z.strictObject({ version: Version }),
    response: Booking,
  }),
  changeStay: endpoint({
    method: 'PUT',
    path: '/bookings/:id/stay',
    access: keepers,
    launch: ['bookings'],
    summary: 'Move a booking to other dates, lengthen or shorten it, and put a stay into another room',
    params: BookingParams,
    body: z.extend(StayWish, {
      /** False if the guest is informed in another way. */
      mailGuest: z._default(z.boolean(), true),
      version: Version,
    }),
    response: Booking,
  }),
  quoteChange: endpoint({
    method: 'POST',
    path: '/bookings/:id/stay/quote',
    access: keepers,
    launch: ['bookings'],
    summary: 'Preview other dates: their price, why they are not possible, and the email to the guest',
    params: BookingParams,
    body: StayWish,
    response: StayChangeQuote,
  }),
  freeRooms: endpoint({
    method: 'GET',
    path: '/bookings/:id/rooms',
    access: keepers,
    launch: ['bookings'],
    summary: 'Free rooms of its type for each stay of a booking, those that leave the fewest gaps first',
    params: BookingParams,
    response: z.array(FreeRooms),
  }),
  assignRoom: endpoint({
    method: 'PUT',
    path: '/bookings/:id/rooms/:stayId',
    access: keepers,
    launch: ['bookings'],
    summary: 'Assign a numbered room to a stay, also of another type; null unassigns it',
    params: z.strictObject({ id: Id, stayId: Id }),
    body: z.strictObject({ roomId: z.nullable(Id), version: Version }),
    response: Booking,
  }),
  updateDetails: endpoint({
    method: 'PUT',
    path: '/bookings/:id/details',
    access: keepers,
    launch: ['bookings'],
    summary: 'Change guest, notes and special requests',
    params: BookingParams,
    body: z.extend(BookingDetails, { version: Version }),
    response: Booking,
  }),
  arrivals: endpoint({
    method: 'GET',
    path: '/bookings/arrivals',
    access: ['hotel'],
    launch: ['bookings'],
    summary: 'The arrivals of today at the hotels of the account',
    query: z.strictObject({ limit: pageLimit(50, 5) }),
    response: ArrivalsToday,
  }),
  day: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/bookings/day',
    access: keepers,
    launch: ['bookings'],
    summary: 'Arrivals, departures and guests in house on one day',
    params: HotelParams,
    query: z.strictObject({ day: IsoDate }),
    response: DayView,
  }),
  tape: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/bookings/tape',
    access: keepers,
    launch: ['bookings'],
    summary: 'Rooms by days with their stays; at most 92 days',
    params: HotelParams,
    query: z.strictObject({ fromOn: IsoDate, untilOn: IsoDate }),
    response: Tape,
  }),
}
