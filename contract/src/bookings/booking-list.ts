import * as z from 'zod/mini'
import { BookingSource, BookingState } from '../booking-states.ts'
import { IsoDate } from '../dates.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, SearchText } from '../primitives.ts'

export const bookingSorts = ['newest', 'check-in', 'check-out', 'total', 'guest'] as const

export const exportLimit = 20_000

export const BookingExportQuery = z.strictObject({
  /** Searches the reference, guest, email, room number, or group. */
  search: z.optional(SearchText),
  hotelId: z.optional(Id),
  /** Finds the bookings of a guest with a profile. */
  guestId: z.optional(Id),
  state: z.optional(BookingState),
  source: z.optional(BookingSource),
  /** Finds stays that overlap these dates. */
  fromOn: z.optional(IsoDate),
  untilOn: z.optional(IsoDate),
  /** Finds current and upcoming stays. */
  stays: z.optional(z.enum(['to-come'])),
  sort: z._default(z.enum(bookingSorts), 'newest'),
})
export type BookingExportQuery = z.infer<typeof BookingExportQuery>

export const BookingListQuery = z.extend(BookingExportQuery, {
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type BookingListQuery = z.infer<typeof BookingListQuery>

export const BookingPageMeta = z.object({
  ...PageMeta.shape,
  /** Applies every filter except the state. */
  countsByState: z.record(BookingState, z.int()),
})
export type BookingPageMeta = z.infer<typeof BookingPageMeta>
