import type { Booking } from '@roomlark/contract/bookings/booking'
import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import { describe, expect, it } from 'vitest'
import { policySentence, policySteps } from './policy-steps.ts'

const stay: Booking['stays'][number] = {
  id: 'a',
  roomTypeId: 't',
  roomTypeName: 'Terrace Suite',
  roomId: null,
  roomNumber: null,
  guestName: null,
  adults: 2,
  childAges: [],
  checkInOn: '2026-06-16',
  checkOutOn: '2026-06-18',
  nightlyCents: [
    { night: '2026-06-16', priceCents: 10_000, released: false },
    { night: '2026-06-17', priceCents: 20_000, released: false },
  ],
}
const booking = {
  cancellationPolicy: cancellationPresets.Moderate,
  checkInOn: '2026-06-16',
  checkInTime: '15:00',
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  stays: [stay, { ...stay, id: 'b' }],
}

describe('policySteps', () => {
  it('says what cancelling costs, over all rooms', () => {
    expect(policySteps(booking, new Date('2026-06-01T12:00:00Z')).map(({ title }) => title)).toEqual([
      'Free cancellation',
      '50% of the stay, €300.00',
      'The whole stay, €600.00',
    ])
  })

  it.each([
    ['long before', '2026-06-01T12:00:00Z', ['now', 'next', 'next']],
    [
      'a minute before the first step ends, on the clock of the hotel',
      '2026-06-11T12:59:00Z',
      ['now', 'next', 'next'],
    ],
    ['as the first step ends', '2026-06-11T13:00:00Z', ['done', 'now', 'next']],
    ['after the last step', '2026-06-16T10:00:00Z', ['done', 'done', 'now']],
  ])('marks done, now and next: %s', (_when, at, marks) => {
    expect(policySteps(booking, new Date(at)).map(({ mark }) => mark)).toEqual(marks)
  })

  it('says when, in words', () => {
    const year = new Date().getFullYear() === 2026 ? '' : ' 2026'
    expect(policySteps(booking, new Date('2026-06-01T12:00:00Z')).map(({ detail }) => detail)).toEqual([
      `Until Thu 11 June${year}, 15:00`,
      `Then until Mon 15 June${year}, 15:00`,
      'After that, and for no-shows',
    ])
  })

  it('has one step if nothing is refunded', () => {
    const fixed = { ...booking, cancellationPolicy: cancellationPresets['Non-refundable'] }
    expect(policySteps(fixed, new Date('2026-06-01T12:00:00Z'))).toEqual([
      { mark: 'now', title: 'The whole stay, €600.00', detail: 'From the time of booking' },
    ])
  })
})

describe('policySentence', () => {
  const year = new Date().getFullYear() === 2026 ? '' : ' 2026'
  it('says it in one sentence', () => {
    const early = new Date('2026-06-01T12:00:00Z')
    expect(policySentence(cancellationPresets.Flexible, booking, early)).toBe(
      `Free until Mon 15 June${year}, 15:00, then the first night.`,
    )
    expect(policySentence(cancellationPresets['Non-refundable'], booking, early)).toBe(
      'The whole stay is owed from the time of booking.',
    )
  })

  it('leaves out steps that are over', () => {
    const late = new Date('2026-06-14T12:00:00Z')
    expect(policySentence(cancellationPresets.Moderate, booking, late)).toBe(
      `50% of the stay until Mon 15 June${year}, 15:00, then the whole stay.`,
    )
    const tooLate = new Date('2026-06-16T12:00:00Z')
    expect(policySentence(cancellationPresets.Moderate, booking, tooLate)).toBe(
      'The whole stay is owed from the time of booking.',
    )
  })
})
