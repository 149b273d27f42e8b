import * as z from 'zod/mini'
import { CancellationPolicy } from './cancellation.ts'
import { IsoDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { PageMeta } from './hotels.ts'
import { CountryCode } from './places.ts'
import { Email, freeText, Id, Instant, optionalText, requiredText } from './primitives.ts'
import { mealPlans } from './rates.ts'

export const bookingStates = [
  'held',
  'confirmed',
  'checked-in',
  'checked-out',
  'cancelled',
  'no-show',
  'expired',
] as const
export type BookingState = (typeof bookingStates)[number]

/** The one table of what may follow what. */
export const transitions: Record<BookingState, readonly BookingState[]> = {
  held: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['checked-in', 'cancelled', 'no-show'],
  'checked-in': ['checked-out'],
  'checked-out': [],
  cancelled: [],
  'no-show': [],
  expired: [],
}

/** In these states a booking takes its rooms away from others. */
export const takingStates: readonly BookingState[] = [
  'held',
  'confirmed',
  'checked-in',
  'checked-out',
  'no-show',
]

export const bookingSources = ['direct', 'affiliate', 'ota', 'other'] as const
export type BookingSource = (typeof bookingSources)[number]

/** A hold that is not confirmed lapses after this long. */
export const holdMinutes = 10

export const stayLimits = { nights: 365, daysAhead: 3 * 365 } as const

export const Guest = z.strictObject({
  name: requiredText(120, "Enter the guest's name"),
  email: Email,
  phone: optionalText(40),
  country: z.optional(CountryCode),
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/, 'Choose a language'))),
})

const Party = {
  adults: z.int('Enter the adults').check(z.gte(1, 'At least one adult'), z.lte(60, 'Too many guests')),
  /** The age of each child. */
  childAges: z
    .array(z.int().check(z.gte(0, 'Use an age from 0 to 17'), z.lte(17, 'Use an age from 0 to 17')))
    .check(z.maxLength(30, 'Too many guests')),
}

const RoomChoice = z.strictObject({
  roomTypeId: Id,
  quantity: z.int('Enter a number').check(z.gte(1, 'At least one room'), z.lte(50, 'Use at most 50 rooms')),
})

export const StayInput = z.strictObject({
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  rooms: z
    .array(RoomChoice)
    .check(z.minLength(1, 'Choose a room'), z.maxLength(10, 'Use at most 10 room types')),
  ratePlanId: Id,
  ...Party,
})
export type StayInput = z.infer<typeof StayInput>

export const BookingInput = z.extend(StayInput, {
  /** `held` keeps the rooms for ten minutes. */
  state: z.enum(['held', 'confirmed']),
  source: z.enum(bookingSources),
  guest: Guest,
  notes: freeText(2000),
  specialRequests: freeText(2000),
})
export type BookingInput = z.infer<typeof BookingInput>

export const Quote = z.object({
  currency: z.string(),
  /** What the rooms of one type cost together, night by night. */
  nights: z.array(z.object({ night: IsoDate, roomTypeId: Id, quantity: z.int(), priceCents: z.int() })),
  roomCents: z.int(),
  cityTaxCents: z.int(),
  vatCents: z.int(),
  vatIncluded: z.boolean(),
  totalCents: z.int(),
  totalUsdCents: z.int(),
  mealPlan: z.enum(mealPlans),
  cancellationPolicy: CancellationPolicy,
  /** Why it cannot be booked as asked; empty where it can. */
  obstacles: z.array(z.string()),
})
export type Quote = z.infer<typeof Quote>

export const BookingSummary = z.object({
  id: Id,
  reference: z.string(),
  hotelId: Id,
  hotelName: z.string(),
  state: z.enum(bookingStates),
  source: z.enum(bookingSources),
  guestName: z.string(),
  guestEmail: z.string(),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  nights: z.int(),
  rooms: z.array(z.object({ roomTypeId: Id, name: z.string(), number: z.nullable(z.string()) })),
  adults: z.int(),
  children: z.int(),
  currency: z.string(),
  totalCents: z.int(),
  totalUsdCents: z.int(),
  createdAt: Instant,
})
export type BookingSummary = z.infer<typeof BookingSummary>

export const BookingEvent = z.object({
  at: Instant,
  actor: z.string(),
  kind: z.enum([
    'created',
    'confirmed',
    'changed',
    'moved',
    'room-assigned',
    'checked-in',
    'checked-out',
    'cancelled',
    'no-show',
    'expired',
    'note',
    'mail',
  ]),
  /** What changed, in a few words for the timeline. */
  text: z.string(),
})
export type BookingEvent = z.infer<typeof BookingEvent>

export const Booking = z.object({
  ...BookingSummary.shape,
  guest: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    country: z.nullable(z.string()),
    language: z.nullable(z.string()),
  }),
  childAges: z.array(z.int()),
  stays: z.array(
    z.object({
      id: Id,
      roomTypeId: Id,
      roomTypeName: z.string(),
      roomId: z.nullable(Id),
      roomNumber: z.nullable(z.string()),
      checkInOn: IsoDate,
      checkOutOn: IsoDate,
      nightlyCents: z.array(
        z.object({
          night: IsoDate,
          priceCents: z.int(),
          /** Given back for others to book: cancelled, lapsed, left early or never arrived. */
          released: z.boolean(),
        }),
      ),
    }),
  ),
  ratePlanName: z.string(),
  mealPlan: z.enum(mealPlans),
  roomCents: z.int(),
  cityTaxCents: z.int(),
  vatCents: z.int(),
  vatIncluded: z.boolean(),
  /** Dollars for one unit of the hotel's currency on the day of booking. */
  usdRate: z.number(),
  cancellationPolicy: CancellationPolicy,
  checkInTime: z.string(),
  checkOutTime: z.string(),
  timeZone: z.string(),
  heldUntil: z.nullable(Instant),
  cancelledBy: z.nullable(z.enum(['guest', 'hotel'])),
  cancelReason: z.nullable(z.string()),
  feeCents: z.nullable(z.int()),
  notes: z.string(),
  specialRequests: z.string(),
  createdBy: z.string(),
  events: z.array(BookingEvent),
  /** What this booking may become now. */
  allowed: z.array(z.enum(bookingStates)),
  version: z.int(),
})
export type Booking = z.infer<typeof Booking>

export const bookingSorts = ['newest', 'check-in', 'check-out', 'total', 'guest'] as const

export const exportLimit = 20_000

export const BookingExportQuery = z.strictObject({
  /** Reference, guest or email. */
  search: z.optional(z.string().check(z.maxLength(200, 'Use at most 200 characters'))),
  hotelId: z.optional(Id),
  state: z.optional(z.enum(bookingStates)),
  source: z.optional(z.enum(bookingSources)),
  /** Stays that touch these dates. */
  fromOn: z.optional(IsoDate),
  untilOn: z.optional(IsoDate),
  sort: z._default(z.enum(bookingSorts), 'newest'),
})
export type BookingExportQuery = z.infer<typeof BookingExportQuery>

export const BookingListQuery = z.extend(BookingExportQuery, {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
})
export type BookingListQuery = z.infer<typeof BookingListQuery>

export const BookingPageMeta = z.object({
  ...PageMeta.shape,
  /** With every filter but the state. */
  countsByState: z.record(z.enum(bookingStates), z.int()),
})
export type BookingPageMeta = z.infer<typeof BookingPageMeta>

export const DayView = z.object({
  hotelId: Id,
  day: IsoDate,
  arrivals: z.array(BookingSummary),
  departures: z.array(BookingSummary),
  inHouse: z.array(BookingSummary),
})
export type DayView = z.infer<typeof DayView>

export const TapeBar = z.object({
  stayId: Id,
  bookingId: Id,
  reference: z.string(),
  guestName: z.string(),
  state: z.enum(bookingStates),
  roomTypeId: Id,
  roomId: z.nullable(Id),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  version: z.int(),
})
export const TapeBlock = z.object({
  id: Id,
  roomTypeId: Id,
  fromOn: IsoDate,
  untilOn: IsoDate,
  summary: z.string(),
})
export const Tape = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  roomTypes: z.array(
    z.object({ id: Id, name: z.string(), rooms: z.array(z.object({ id: Id, number: z.string() })) }),
  ),
  bars: z.array(TapeBar),
  blocks: z.array(TapeBlock),
})
export type Tape = z.infer<typeof Tape>

export const BookingDetails = z.strictObject({
  guest: Guest,
  notes: BookingInput.shape.notes,
  specialRequests: BookingInput.shape.specialRequests,
})
export type BookingDetails = z.infer<typeof BookingDetails>

export const TransitionInput = z
  .strictObject({
    to: z.enum(['confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show']),
    cancelledBy: z.optional(z.enum(['guest', 'hotel'])),
    reason: optionalText(400),
    /** Lets a fee go. */
    waiveFee: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ to, cancelledBy }) => to !== 'cancelled' || cancelledBy !== undefined, {
      path: ['cancelledBy'],
      message: 'Say whether the guest or the hotel cancels',
    }),
  )
export type TransitionInput = z.infer<typeof TransitionInput>

const BookingParams = z.strictObject({ id: Id })
const HotelParams = z.strictObject({ hotelId: Id })
const Version = z.int('The version is missing')
const keepers = ['hotel', 'admin'] as const

export const bookings = {
  list: endpoint({
    method: 'GET',
    path: '/bookings',
    access: keepers,
    summary: 'List bookings with search, filters and counts',
    query: BookingListQuery,
    response: z.array(BookingSummary),
    meta: BookingPageMeta,
  }),
  export: endpoint({
    method: 'GET',
    path: '/bookings/export',
    access: keepers,
    summary: 'All bookings a list would show, as CSV; at most 20,000',
    query: BookingExportQuery,
    response: z.object({ filename: z.string(), csv: z.string() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/bookings/:id',
    access: keepers,
    summary: 'Read a booking with its history, money and policy',
    params: BookingParams,
    response: Booking,
  }),
  quote: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/quote',
    access: keepers,
    summary: 'Price a stay night by night, and say what stands in its way',
    params: HotelParams,
    body: StayInput,
    response: Quote,
  }),
  create: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/bookings',
    access: keepers,
    summary: 'Book or hold rooms; needs an Idempotency-Key header',
    params: HotelParams,
    body: BookingInput,
    idempotent: true,
    response: Booking,
  }),
  transition: endpoint({
    method: 'POST',
    path: '/bookings/:id/transitions',
    access: keepers,
    summary: 'Confirm, check in, check out (early departure frees the nights left), cancel, mark as no-show',
    params: BookingParams,
    body: TransitionInput,
    response: Booking,
  }),
  changeStay: endpoint({
    method: 'PUT',
    path: '/bookings/:id/stay',
    access: keepers,
    summary: 'Move a booking to other dates, lengthen or shorten it',
    params: BookingParams,
    body: z.strictObject({ checkInOn: IsoDate, checkOutOn: IsoDate, version: Version }),
    response: Booking,
  }),
  assignRoom: endpoint({
    method: 'PUT',
    path: '/bookings/:id/rooms/:stayId',
    access: keepers,
    summary: 'Put a stay into a numbered room, also of another type; null takes it out',
    params: z.strictObject({ id: Id, stayId: Id }),
    body: z.strictObject({ roomId: z.nullable(Id), version: Version }),
    response: Booking,
  }),
  updateDetails: endpoint({
    method: 'PUT',
    path: '/bookings/:id/details',
    access: keepers,
    summary: 'Change guest, notes and special requests',
    params: BookingParams,
    body: z.extend(BookingDetails, { version: Version }),
    response: Booking,
  }),
  day: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/bookings/day',
    access: keepers,
    summary: 'Arrivals, departures and guests in house on one day',
    params: HotelParams,
    query: z.strictObject({ day: IsoDate }),
    response: DayView,
  }),
  tape: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/bookings/tape',
    access: keepers,
    summary: 'Rooms by days with their stays; at most 92 days',
    params: HotelParams,
    query: z.strictObject({ fromOn: IsoDate, untilOn: IsoDate }),
    response: Tape,
  }),
}
