import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, Instant, reasonLength, requiredText, SearchText, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { SignalFinding, SignalKind } from '../signal-kinds.ts'

export const SignalReview = z.object({
  at: Instant,
  /** The name of the administrator. */
  by: z.string(),
  /** Null if it was erased. */
  note: z.nullable(z.string()),
})

export const BookingSignal = z.object({
  id: Id,
  found: SignalFinding,
  at: Instant,
  /** Null until an administrator has looked at it. */
  review: z.nullable(SignalReview),
  version: z.int(),
})
export type BookingSignal = z.infer<typeof BookingSignal>

export const Signal = z.object({
  ...BookingSignal.shape,
  booking: z.object({ id: Id, reference: z.string() }),
  hotel: z.object({ id: Id, name: z.string() }),
  partner: z.object({ affiliateId: Id, name: z.string() }),
})
export type Signal = z.infer<typeof Signal>

export const SignalQuery = z.strictObject({
  /** Searches the reference of the booking, the hotel and the partner. */
  search: z.optional(SearchText),
  kind: z.optional(SignalKind),
  affiliateId: z.optional(Id),
  hotelId: z.optional(Id),
  review: z.optional(z.enum(['open', 'done'])),
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type SignalQuery = z.infer<typeof SignalQuery>

export const SignalMeta = z.object({
  ...PageMeta.shape,
  /** Applies every filter except the kind. */
  countsByKind: z.record(SignalKind, z.int()),
  /** Counts all signals that nobody has looked at, without any filter. */
  open: z.int(),
})
export type SignalMeta = z.infer<typeof SignalMeta>

export const SignalReviewInput = z.strictObject({
  note: requiredText(reasonLength, say('Say what you found')),
  version: Version,
})
export type SignalReviewInput = z.infer<typeof SignalReviewInput>

export const signals = {
  list: endpoint({
    method: 'GET',
    path: '/signals',
    access: ['admin'],
    summary: 'Signs of abuse in bookings that count for affiliates, newest first',
    query: SignalQuery,
    response: z.array(Signal),
    meta: SignalMeta,
  }),
  review: endpoint({
    method: 'PUT',
    path: '/signals/:id/review',
    access: ['admin'],
    summary: 'Mark a signal as reviewed, with a note; a second review replaces the note',
    params: z.strictObject({ id: Id }),
    body: SignalReviewInput,
    response: BookingSignal,
  }),
}
