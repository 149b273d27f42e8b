import type { SignalFinding, SignalKind } from './signal-kinds.ts'

export const signalWords: Record<SignalKind, string> = {
  'own-booking': 'Own booking',
  'disposable-email': 'Disposable email address',
  'click-burst': 'Burst of clicks',
  cancellations: 'Many cancellations',
  'paid-ad': 'Paid advertising',
}

/** Clicks beyond this are not counted, so that a flood of them does not delay the booking. */
export const countedClicks = 1000

/** Words the evidence for a signal as a sentence without a full stop; `count` formats a number. */
export function evidenceWords({ kind, evidence }: SignalFinding, count: (value: number) => string): string {
  if (evidence === null) return 'The details were erased with the data of the guest'
  switch (kind) {
    case 'own-booking':
      return evidence.matches.map((match) => matchWords[match]).join('. ')
    case 'disposable-email':
      return `The guest’s address ends in ${evidence.domain}, a provider of disposable addresses`
    case 'click-burst': {
      const { clicks, visitors, minutes } = evidence
      const many =
        clicks >= countedClicks ? `${count(countedClicks)} clicks or more` : `${count(clicks)} clicks`
      const from = visitors === 1 ? '1 visitor' : `${count(visitors)} visitors`
      return `${many} on the link from ${from}, in the ${minutes} minutes around the click that led to the booking`
    }
    case 'cancellations': {
      const { cancelled, bookings, days } = evidence
      return `Guests cancelled ${count(cancelled)} of the partner’s last ${count(bookings)} bookings within ${days} days`
    }
    case 'paid-ad':
      return `The click came with ${evidence.source}, a mark of paid advertising, which this partnership does not allow`
  }
}

const matchWords = {
  email: 'The guest’s email address is the partner’s own',
  account: 'The booking was made with the partner’s own account',
} as const
