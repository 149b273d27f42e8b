import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { FolioLineKind, PaymentMethod } from '../folio-kinds.ts'
import { Cents } from '../money.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { freeText, Id, Instant, OpaqueToken, PdfFile, reasonLength, requiredText } from '../primitives.ts'
import { say } from '../say.ts'
import { BookingSummary } from './booking.ts'

/** Lists within the figures of a day have at most this many rows, the largest amounts first. */
export const dayListLimit = 200

/** Rooms of the hotel in the night that begins on the day, by their use. */
export const DayRooms = z.object({
  total: z.int(),
  outOfOrder: z.int(),
  /** All rooms except those out of order. */
  available: z.int(),
  sold: z.int(),
  occupancyPercent: z.number(),
})

export const DayGuests = z.object({
  arrivals: z.int(),
  departures: z.int(),
  stayOvers: z.int(),
  noShows: z.int(),
  cancellations: z.int(),
  /** People, children included, who sleep in the house on the night that begins on the day. */
  inHouse: z.int(),
})
export type DayGuests = z.infer<typeof DayGuests>

export const DayCharge = z.object({ kind: FolioLineKind, amountCents: z.int() })
export const DayTax = z.object({
  vatPercent: z.number(),
  netCents: z.int(),
  vatCents: z.int(),
  grossCents: z.int(),
})

/** `byId` is null for what Roomlark wrote because a booking changed. */
export const DayPayment = z.object({
  method: PaymentMethod,
  byId: z.nullable(Id),
  receivedCents: z.int(),
  refundedCents: z.int(),
})
export type DayPayment = z.infer<typeof DayPayment>

/** Change made on the day to lines that folios had on earlier days. */
export const DayAdjustment = z.object({
  bookingId: Id,
  reference: z.string(),
  amountCents: z.int(),
  /** Part of the amount that belongs to nights before the day. */
  nightsCents: z.int(),
})
export type DayAdjustment = z.infer<typeof DayAdjustment>

/** The money of a day in one currency. Opening balance, charges and payments give the closing balance. */
export const DayMoney = z.object({
  currency: z.string(),
  /** Room revenue of the night that begins on the day, by the prices of the bookings. */
  roomCents: z.int(),
  /** Average revenue of a room sold and of a room available. */
  adrCents: z.int(),
  revparCents: z.int(),
  /** Charges that count on the day, by kind: its night, whenever it was charged, and whatever else was charged on it. */
  charges: z.array(DayCharge),
  taxes: z.array(DayTax),
  payments: z.array(DayPayment),
  adjustments: z.array(DayAdjustment),
  /** Balance of guests at the end of the day before. */
  openingCents: z.int(),
  chargedCents: z.int(),
  /** Payments less refunds. */
  paidCents: z.int(),
  closingCents: z.int(),
  /** Charges for later nights, with their taxes and fees, in the morning and in the evening. */
  aheadBeforeCents: z.optional(z.int()),
  aheadCents: z.optional(z.int()),
  /** Paid for stays that begin after the day: the hotel owes it to their guests until then. It is in the balance. */
  depositsCents: z.optional(z.int()),
  /** Balance of guests in the ledger at the end of the day, without charges for later nights. */
  ledgerCents: z.int(),
})
export type DayMoney = z.infer<typeof DayMoney>

/** Reason why a payment is due: the guest has left, owes a fee, or was asked for a deposit. */
export const BalanceCause = z.enum(['left', 'company', 'fee', 'deposit'])
export type BalanceCause = z.infer<typeof BalanceCause>

/** Amount owed; below zero, the guest gets money back. */
export const DayBalance = z.object({
  bookingId: Id,
  reference: z.string(),
  cause: BalanceCause,
  currency: z.string(),
  balanceCents: z.int(),
})
export type DayBalance = z.infer<typeof DayBalance>

export const BookingReference = z.object({ bookingId: Id, reference: z.string() })
export type BookingReference = z.infer<typeof BookingReference>

/**
 * The figures of a day as they are frozen when it is closed. They name no guest. The version says which shape it is, so
 * that days closed long ago stay readable: in version 1 a stay was counted as a whole on the day its folio was opened.
 */
export const DayFigures = z.object({
  version: z.literal([1, 2]),
  rooms: DayRooms,
  guests: DayGuests,
  /** The hotel's own currency first; others only if bookings were made in them. */
  money: z.array(DayMoney),
  /** Guests who were to arrive and have not, and who were to leave and have not. */
  openArrivals: z.array(BookingReference),
  openDepartures: z.array(BookingReference),
  openBalances: z.array(DayBalance),
})
export type DayFigures = z.infer<typeof DayFigures>

/** Cash counted in the drawer, in the hotel's currency. */
export const DayCash = z.object({
  /** Cash in the drawer when the day began. */
  floatCents: z.int(),
  /** Payments less refunds in cash, as recorded. */
  recordedCents: z.int(),
  countedCents: z.int(),
  /** Cash counted less cash expected. */
  differenceCents: z.int(),
  note: z.nullable(z.string()),
})
export type DayCash = z.infer<typeof DayCash>

/** Reason for leaving something open. It is empty once the guest was erased. */
export const DayReason = z.object({ bookingId: Id, reason: z.string() })
export type DayReason = z.infer<typeof DayReason>

export const DayReport = z.object({
  hotelId: Id,
  hotelName: z.string(),
  currency: z.string(),
  day: IsoDate,
  /** Null while the day is open. */
  closedAt: z.nullable(Instant),
  by: z.nullable(z.string()),
  /** True if the day was closed at the hour that the hotel has set, without anybody and without reasons. */
  isByItself: z.boolean(),
  figures: DayFigures,
  /** The names of those who recorded payments. */
  clerks: z.array(z.object({ id: Id, name: z.string() })),
  /** Of an open day, those of the day before, for what is still open. */
  reasons: z.array(DayReason),
  /** Null if nobody has counted. */
  cash: z.nullable(DayCash),
})
export type DayReport = z.infer<typeof DayReport>

/** The business day that is to be closed next. */
export const OpenDay = z.object({
  ...DayReport.shape,
  /** Today by the hotel's calendar. A later day cannot be closed yet. */
  today: IsoDate,
  /** The days that can be chosen: yesterday or today for a hotel that has never closed one, else only this one. */
  choices: z.array(IsoDate),
  lastClosedOn: z.nullable(IsoDate),
  /** The time by which days are closed by themselves; null if they are not. */
  closeAt: z.nullable(z.string()),
  /** Cash that the drawer should contain when the day begins: the same as it began with the last time. */
  floatCents: z.int(),
  /** Changes whenever what is left to do or what was paid does; a close names the one that was looked at. */
  revision: z.string(),
  arrivals: z.array(BookingSummary),
  departures: z.array(BookingSummary),
})
export type OpenDay = z.infer<typeof OpenDay>

export const ClosedDay = z.object({
  day: IsoDate,
  closedAt: Instant,
  by: z.nullable(z.string()),
  isByItself: z.boolean(),
  currency: z.string(),
  sold: z.int(),
  available: z.int(),
  occupancyPercent: z.number(),
  roomCents: z.int(),
  chargedCents: z.int(),
  paidCents: z.int(),
  closingCents: z.int(),
  /** Null if nobody has counted the cash. */
  differenceCents: z.nullable(z.int()),
  /** Number of arrivals and departures left open. */
  leftOpen: z.int(),
})
export type ClosedDay = z.infer<typeof ClosedDay>

export const CashCount = z.strictObject({
  floatCents: Cents,
  countedCents: Cents,
  note: freeText(reasonLength),
})
export type CashCount = z.infer<typeof CashCount>

export const DayCloseInput = z.strictObject({
  day: IsoDate,
  revision: OpaqueToken,
  /** One for every arrival and departure that is left open. */
  reasons: z
    .array(z.strictObject({ bookingId: Id, reason: requiredText(reasonLength, say('Say why')) }))
    .check(z.maxLength(2000, say('Give at most 2,000 reasons'))),
  cash: z.nullable(CashCount),
})
export type DayCloseInput = z.infer<typeof DayCloseInput>

export const YearMonth = z
  .string()
  .check(z.regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/, say('Enter a month like 2026-11')))

const ofHotel = { access: ['hotel', 'admin'], launch: ['bookings'] } as const
const params = z.strictObject({ hotelId: Id })
const dayParams = z.strictObject({ hotelId: Id, day: IsoDate })

export const dayCloses = {
  open: endpoint({
    ...ofHotel,
    method: 'GET',
    path: '/hotels/:hotelId/day-closes/open',
    permission: 'see-bookings',
    summary: 'The business day to be closed next, and what is left to do',
    params,
    query: z.strictObject({ day: z.optional(IsoDate) }),
    response: OpenDay,
  }),
  close: endpoint({
    ...ofHotel,
    method: 'POST',
    path: '/hotels/:hotelId/day-closes',
    permission: 'work-desk',
    summary: 'Close the day; its figures never change again',
    idempotent: true,
    params,
    body: DayCloseInput,
    response: DayReport,
  }),
  list: endpoint({
    ...ofHotel,
    method: 'GET',
    path: '/hotels/:hotelId/day-closes',
    permission: 'see-bookings',
    summary: 'Closed days, the latest first',
    params,
    query: z.strictObject({ month: z.optional(YearMonth), page: PageNumber, limit: pageLimit(100, 31) }),
    response: z.array(ClosedDay),
    meta: PageMeta,
  }),
  get: endpoint({
    ...ofHotel,
    method: 'GET',
    path: '/hotels/:hotelId/day-closes/:day',
    permission: 'see-bookings',
    summary: 'A closed day as it was frozen',
    params: dayParams,
    response: DayReport,
  }),
  pdf: endpoint({
    ...ofHotel,
    method: 'GET',
    path: '/hotels/:hotelId/day-closes/:day/pdf',
    permission: 'see-bookings',
    summary: 'A closed day as PDF',
    params: dayParams,
    response: PdfFile,
  }),
  csv: endpoint({
    ...ofHotel,
    method: 'GET',
    path: '/hotels/:hotelId/day-closes/:day/csv',
    permission: 'see-bookings',
    summary: 'A closed day as CSV',
    params: dayParams,
    response: z.object({ filename: z.string(), csv: z.string() }),
  }),
}
