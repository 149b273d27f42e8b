import { describe, expect, it } from 'vitest'
import { cancellationPresets } from './cancellation.ts'
import { cancellationTerms, feeWords } from './policy-words.ts'

const arrival = { checkInOn: '2026-06-16', checkInTime: '15:00' }

describe('cancellationTerms', () => {
  it('says each period of Moderate with its moment', () => {
    expect(cancellationTerms(cancellationPresets.Moderate, arrival)).toEqual([
      { when: 'Until 5 days before check-in', until: 'Thu 11 June, 15:00', fee: 'Free' },
      { when: 'Until 1 day before check-in', until: 'Mon 15 June, 15:00', fee: '50% of the stay' },
      { when: 'After that, and for no-shows', until: null, fee: 'The whole stay' },
    ])
  })

  it('has one term if nothing is refunded', () => {
    expect(cancellationTerms(cancellationPresets['Non-refundable'], arrival)).toEqual([
      { when: 'From the time of booking', until: null, fee: 'The whole stay' },
    ])
  })

  it.each([
    [{ amount: 0, unit: 'days' }, 'Until check-in', 'Tue 16 June, 15:00'],
    [{ amount: 1, unit: 'hours' }, 'Until 1 hour before check-in', 'Tue 16 June, 14:00'],
    [{ amount: 48, unit: 'hours' }, 'Until 48 hours before check-in', 'Sun 14 June, 15:00'],
  ] as const)('says a lead of %o', (until, when, moment) => {
    const policy = {
      steps: [{ until, fee: { kind: 'percent', percent: 0 } as const }],
      noShowFee: { kind: 'nights', nights: 1 } as const,
    }
    expect(cancellationTerms(policy, arrival)[0]).toEqual({ when, until: moment, fee: 'Free' })
  })
})

describe('feeWords', () => {
  it.each([
    [{ kind: 'percent', percent: 0 }, 'Free'],
    [{ kind: 'percent', percent: 12.5 }, '12.5% of the stay'],
    [{ kind: 'percent', percent: 100 }, 'The whole stay'],
    [{ kind: 'nights', nights: 1 }, 'The first night'],
    [{ kind: 'nights', nights: 3 }, 'The first 3 nights'],
  ] as const)('%o is %s', (fee, words) => {
    expect(feeWords(fee)).toBe(words)
  })
})
