import { say } from './say.ts'
import type { SignalFinding, SignalKind } from './signal-kinds.ts'

export const signalWords: Record<SignalKind, string> = {
  'own-booking': say('Own booking'),
  'disposable-email': say('Disposable email address'),
  'click-burst': say('Burst of clicks'),
  cancellations: say('Many cancellations'),
  'paid-ad': say('Paid advertising'),
}

/** Clicks beyond this are not counted, so that a flood of them does not delay the booking. */
export const countedClicks = 1000

/** Words the evidence for a signal as a sentence without a full stop; `count` formats a number. */
export function evidenceWords({ kind, evidence }: SignalFinding, count: (value: number) => string): string {
  if (evidence === null) return say('The details were erased with the data of the guest')
  switch (kind) {
    case 'own-booking':
      return evidence.matches.map((match) => say(matchWords[match])).join('. ')
    case 'disposable-email':
      return say('The guest’s address ends in {domain}, a provider of disposable addresses', {
        domain: evidence.domain,
      })
    case 'click-burst': {
      const { clicks, visitors, minutes } = evidence
      return clicks >= countedClicks
        ? say(
            '{count} clicks or more on the link from {visitors, plural, one {# visitor} other {# visitors}}, in the {minutes} minutes around the click that led to the booking',
            { count: count(countedClicks), visitors, minutes },
          )
        : say(
            '{clicks, plural, one {# click} other {# clicks}} on the link from {visitors, plural, one {# visitor} other {# visitors}}, in the {minutes} minutes around the click that led to the booking',
            { clicks, visitors, minutes },
          )
    }
    case 'cancellations': {
      const { cancelled, bookings, days } = evidence
      return say(
        'Guests cancelled {cancelled} of the partner’s last {bookings} bookings within {days} days',
        { cancelled: count(cancelled), bookings: count(bookings), days },
      )
    }
    case 'paid-ad':
      return say(
        'The click came with {source}, a mark of paid advertising, which this partnership does not allow',
        { source: evidence.source },
      )
  }
}

const matchWords = {
  email: say('The guest’s email address is the partner’s own'),
  account: say('The booking was made with the partner’s own account'),
} as const
