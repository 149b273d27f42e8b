import * as z from 'zod/mini'
import { say } from './say.ts'

/** Suspicions about a booking that counts for an affiliate. A signal changes nothing about the booking. */
export const signalKinds = [
  'own-booking',
  'disposable-email',
  'click-burst',
  'cancellations',
  'paid-ad',
] as const
export const SignalKind = z.enum(signalKinds, say('This signal does not exist'))
export type SignalKind = z.infer<typeof SignalKind>

/** Evidence for each kind of signal; `signal-words.ts` puts it into words. Nothing here tells who the guest is. */
const signalEvidence = {
  'own-booking': z.strictObject({
    /** The guest has the affiliate's own email address, or the affiliate's account made the booking. */
    matches: z.array(z.enum(['email', 'account'])),
  }),
  'disposable-email': z.strictObject({ domain: z.string() }),
  /** Number of clicks, and of visitors, on the link around the click that led to the booking. */
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
