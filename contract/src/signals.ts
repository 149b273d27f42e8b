import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from './paging.ts'
import { Id, Instant, reasonLength, requiredText, SearchText, Version } from './primitives.ts'

/** What may be wrong with a booking that counts for an affiliate. A signal changes nothing about the booking. */
export const signalKinds = [
  'own-booking',
  'disposable-email',
  'click-burst',
  'cancellations',
  'paid-ad',
] as const
export const SignalKind = z.enum(signalKinds, 'This signal does not exist')
export type SignalKind = z.infer<typeof SignalKind>

/** What a signal rests on; `signal-words.ts` puts it into words. Nothing here tells who the guest is. */
export const signalEvidence = {
  'own-booking': z.strictObject({
    /** The guest has the affiliate's own email address, or the affiliate's account made the booking. */
    matches: z.array(z.enum(['email', 'account'])),
  }),
  'disposable-email': z.strictObject({ domain: z.string() }),
  /** How often, and by how many visitors, the link was followed around the click that led to the booking. */
  'click-burst': z.strictObject({ clicks: z.int(), visitors: z.int(), minutes: z.int() }),
  /** Of the affiliate's latest bookings, those that their guests cancelled. */
  cancellations: z.strictObject({ cancelled: z.int(), bookings: z.int(), days: z.int() }),
  /** The parameter of the click that paid advertising leaves. */
  'paid-ad': z.strictObject({ source: z.string() }),
}

const finding = <const Kind extends SignalKind>(kind: Kind) =>
  z.strictObject({
    kind: z.literal(kind),
    /** Null once it was erased together with what told who the guest was. */
    evidence: z.nullable(signalEvidence[kind]),
  })

export const SignalFinding = z.discriminatedUnion('kind', [
  finding('own-booking'),
  finding('disposable-email'),
  finding('click-burst'),
  finding('cancellations'),
  finding('paid-ad'),
])
export type SignalFinding = z.infer<typeof SignalFinding>

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
  note: requiredText(reasonLength, 'Say what you found'),
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
