import type { SignalFinding, SignalKind } from '@roomlark/contract/signal-kinds'
import { countedClicks } from '@roomlark/contract/signal-words'
import { findDisposableDomain, toMailbox } from './emails.policy.ts'

/** Limits of what is examined; the queries are bounded by the same numbers. */
export const signalLimits = {
  /** Clicks this long before and after the one that led to the booking belong to the same burst. */
  burstMinutesAside: 5,
  burstClicks: countedClicks,
  /** A guest who cancels does so within weeks, and an affiliate who has changed is not judged by last year. */
  cancellationDays: 90,
  /** The share says all there is to say long before, so that large affiliates cost no more than small ones. */
  cancellationBookings: 200,
} as const

/** A reader may come back to a link a few times, and some share an address; nobody opens it twenty times in minutes. */
const repeatedClicks = 20
const clicksForEachVisitor = 4
/** Even the newsletter of a large partner rarely brings more than a click every two seconds to one hotel. */
const floodClicks = 300

/** Guests of the trade cancel about a third of what they book; well above it, and not by chance, is a sign. */
const leastCancelled = 5
const cancelledShare = 0.6

export type SignalFacts = {
  guestEmail: string | null
  /** All addresses by which the affiliate is known. */
  affiliateEmails: string[]
  isMadeByAffiliate: boolean
  allowsPaidAds: boolean
  adSource: string | null
  /** Around the click that led to the booking; null where there was none. */
  burst: { clicks: number; counted: number } | null
  latest: { bookings: number; cancelled: number }
}

/** Everything that these facts give reason to look at. */
export function listFindings(facts: SignalFacts): SignalFinding[] {
  const all = [
    ownBooking(facts),
    disposableEmail(facts),
    clickBurst(facts),
    cancellations(facts),
    paidAd(facts),
  ]
  return all.filter((finding) => finding !== null)
}

/** Signals that depend on who the guest is, and are examined again when that changes. */
export const guestKinds: readonly SignalKind[] = ['own-booking', 'disposable-email']

function ownBooking({ guestEmail, affiliateEmails, isMadeByAffiliate }: SignalFacts): SignalFinding | null {
  const mailbox = guestEmail === null ? null : toMailbox(guestEmail)
  const isOwnEmail = affiliateEmails.some((email) => toMailbox(email) === mailbox)
  if (!isOwnEmail && !isMadeByAffiliate) return null
  const matches = [
    ...(isOwnEmail ? (['email'] as const) : []),
    ...(isMadeByAffiliate ? (['account'] as const) : []),
  ]
  return { kind: 'own-booking', evidence: { matches } }
}

function disposableEmail({ guestEmail }: SignalFacts): SignalFinding | null {
  const domain = guestEmail === null ? null : findDisposableDomain(guestEmail)
  return domain === null ? null : { kind: 'disposable-email', evidence: { domain } }
}

function clickBurst({ burst }: SignalFacts): SignalFinding | null {
  if (!burst) return null
  const { clicks } = burst
  // Somebody who was counted before is not counted again, and there was somebody.
  const visitors = Math.max(1, burst.counted)
  const isRepeated = clicks >= repeatedClicks && clicks >= visitors * clicksForEachVisitor
  if (!isRepeated && clicks < floodClicks) return null
  return { kind: 'click-burst', evidence: { clicks, visitors, minutes: 2 * signalLimits.burstMinutesAside } }
}

function cancellations({ latest: { bookings, cancelled } }: SignalFacts): SignalFinding | null {
  if (cancelled < leastCancelled || cancelled < bookings * cancelledShare) return null
  return { kind: 'cancellations', evidence: { cancelled, bookings, days: signalLimits.cancellationDays } }
}

function paidAd({ adSource, allowsPaidAds }: SignalFacts): SignalFinding | null {
  return adSource === null || allowsPaidAds ? null : { kind: 'paid-ad', evidence: { source: adSource } }
}
