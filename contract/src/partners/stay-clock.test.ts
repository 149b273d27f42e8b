import { describe, expect, it } from 'vitest'
import { correctionClock } from './correction-clock.ts'
import { stayClock } from './stay-clock.ts'
import type { StayClock, StayClockFacts } from './stay-clock-facts.ts'

/** Four nights in Rome, from 27 to 31 May 2026. */
const booked: StayClockFacts = {
  stage: 'expected',
  outcome: 'to-come',
  timeZone: 'Europe/Rome',
  bookedAt: '2026-05-02T06:41:00.000Z',
  checkInOn: '2026-05-27',
  checkOutOn: '2026-05-31',
  endedOn: null,
  earnedAt: null,
  payableAt: null,
  holdDays: 14,
  voided: null,
  heldUntil: null,
  dispute: null,
  needsHotelPayment: true,
  settlement: null,
}
const ended: StayClockFacts = {
  ...booked,
  stage: 'ended',
  outcome: 'stayed',
  endedOn: '2026-05-31',
  earnedAt: '2026-06-01T22:00:00.000Z',
  payableAt: '2026-06-13T22:00:00.000Z',
}
const earned: StayClockFacts = { ...ended, stage: 'earned' }
const payable: StayClockFacts = { ...ended, stage: 'payable' }
const approved = {
  number: 'ST-2026-00007',
  on: '2026-07-01',
  payOn: '2026-07-05',
  state: 'approved',
  paidOn: null,
} as const

function clockAt(facts: StayClockFacts, on: string): StayClock {
  return stayClock(facts, new Date(`${on}T10:00:00Z`), { day: (date) => date.slice(5) })
}

/** `done Expected 05-02 | …`, and what is said in the head and in a list. */
function drawn(facts: StayClockFacts, on: string) {
  const { title, summary, next, moments } = clockAt(facts, on)
  const line = moments.map(({ mark, word, on }) => `${mark} ${word} ${on.slice(5)}`).join(' | ')
  return { said: `${title}: ${summary}`, next, line }
}

describe('the stay clock', () => {
  it.each<[string, StayClockFacts, string, ReturnType<typeof drawn>]>([
    [
      'a stay to come has the days it will have if nothing changes',
      booked,
      '2026-05-12',
      {
        said: 'Expected: the stay is upcoming',
        next: 'check-out 05-31',
        line: 'now Expected 05-02 | next Earned 06-02 | next Payable 06-14 | next In statement 07-01 | next Paid 07-05',
      },
    ],
    [
      'an arrival nobody confirmed waits for the hotel',
      booked,
      '2026-06-10',
      {
        said: 'Expected: the hotel has yet to confirm whether the guest came',
        next: 'awaiting the hotel',
        line: 'now Expected 05-02 | next Earned 06-12 | next Payable 06-24 | next In statement 08-01 | next Paid 08-05',
      },
    ],
    [
      'a check-out that can be undone is not earned yet',
      ended,
      '2026-05-31',
      {
        said: 'Expected: earned in 2 days, on 06-02',
        next: 'earned 06-02',
        line: 'now Expected 05-02 | next Earned 06-02 | next Payable 06-14 | next In statement 07-01 | next Paid 07-05',
      },
    ],
    [
      'earned',
      earned,
      '2026-06-13',
      {
        said: 'Earned: payable tomorrow, 06-14',
        next: 'payable 06-14',
        line: 'done Expected 05-02 | now Earned 06-02 | next Payable 06-14 | next In statement 07-01 | next Paid 07-05',
      },
    ],
    [
      'payable, the hotel has paid',
      { ...payable, needsHotelPayment: false },
      '2026-06-16',
      {
        said: 'Payable: paid in 19 days, on 07-05',
        next: 'paid 07-05',
        line: 'done Expected 05-02 | done Earned 06-02 | now Payable 06-14 | next In statement 07-01 | next Paid 07-05',
      },
    ],
    [
      'payable, but the hotel did not pay in time for the run: the next one',
      payable,
      '2026-07-06',
      {
        said: 'Payable: paid in 30 days, on 08-05, if the hotel has paid by then',
        next: 'paid 08-05',
        line: 'done Expected 05-02 | done Earned 06-02 | now Payable 06-14 | next In statement 08-01 | next Paid 08-05',
      },
    ],
    [
      'in a statement',
      { ...payable, needsHotelPayment: false, settlement: approved },
      '2026-07-03',
      {
        said: 'In statement: ST-2026-00007, paid in 2 days, on 07-05',
        next: 'ST-2026-00007',
        line: 'done Expected 05-02 | done Earned 06-02 | done Payable 06-14 | now In statement 07-01 | next Paid 07-05',
      },
    ],
    [
      'in a statement that the bank returned',
      { ...payable, settlement: { ...approved, state: 'returned' } },
      '2026-07-09',
      {
        said: 'In statement: ST-2026-00007, returned by the bank, to be paid again',
        next: 'ST-2026-00007',
        line: 'done Expected 05-02 | done Earned 06-02 | done Payable 06-14 | now In statement 07-01 | next Paid 07-05',
      },
    ],
    [
      'paid',
      { ...payable, settlement: { ...approved, state: 'paid', paidOn: '2026-07-06' } },
      '2026-07-09',
      {
        said: 'Paid: on 07-06',
        next: '07-06',
        line: 'done Expected 05-02 | done Earned 06-02 | done Payable 06-14 | done In statement 07-01 | done Paid 07-06',
      },
    ],
    [
      'held: the run after its release',
      { ...payable, heldUntil: '2026-07-02T10:00:00.000Z' },
      '2026-06-20',
      {
        said: 'On hold: Roomlark is reviewing it, released automatically on 07-02',
        next: 'releases 07-02',
        line: 'done Expected 05-02 | done Earned 06-02 | paused On hold 07-02 | next In statement 08-01 | next Paid 08-05',
      },
    ],
    [
      'held while the stay is upcoming',
      { ...booked, heldUntil: '2026-06-01T06:41:00.000Z' },
      '2026-05-12',
      {
        said: 'On hold: Roomlark is reviewing it, released automatically on 06-01',
        next: 'releases 06-01',
        line: 'now Expected 05-02 | next Earned 06-02 | paused On hold 06-01 | next In statement 07-01 | next Paid 07-05',
      },
    ],
    [
      'disputed',
      {
        ...earned,
        dispute: {
          side: 'hotel',
          openedAt: '2026-06-09T08:00:00.000Z',
          answerBy: '2026-06-19T08:00:00.000Z',
          standsAt: null,
        },
      },
      '2026-06-10',
      {
        said: 'Disputed by the hotel: answer by 06-19',
        next: 'answer by 06-19',
        line: 'done Expected 05-02 | done Earned 06-02 | paused Disputed 06-09 | next In statement 07-01 | next Paid 07-05',
      },
    ],
    [
      'cancelled late',
      { ...payable, outcome: 'cancelled', endedOn: '2026-05-26', earnedAt: '2026-05-26T09:00:00.000Z' },
      '2026-06-16',
      {
        said: 'Payable: paid in 19 days, on 07-05, if the hotel has paid by then',
        next: 'paid 07-05',
        line: 'done Expected 05-02 | done Earned 05-26 | now Payable 06-14 | next In statement 07-01 | next Paid 07-05',
      },
    ],
    [
      'void: the line ends there',
      {
        ...booked,
        stage: 'void',
        outcome: 'cancelled',
        voided: { at: '2026-05-08T22:30:00.000Z', cause: 'free-cancellation' },
      },
      '2026-06-16',
      {
        said: 'Void: cancelled free of charge, nothing is owed',
        next: 'cancelled free of charge',
        line: 'done Expected 05-02 | stopped Void 05-09',
      },
    ],
  ])('%s', (_, facts, on, expected) => {
    expect(drawn(facts, on)).toEqual(expected)
  })

  it('takes the run of the month that has begun in UTC, as the run itself does', () => {
    // Midnight of 1 July in Tokyo is still June in UTC, so the run of July has it.
    const tokyo = { ...payable, timeZone: 'Asia/Tokyo', payableAt: '2026-06-30T15:00:00.000Z' }
    expect(clockAt(tokyo, '2026-06-20').moments[3]?.on).toBe('2026-07-01')
  })

  it('pays in the month after it became payable where Roomlark pays in advance', () => {
    const early = { ...payable, endedOn: '2026-05-03', payableAt: '2026-05-16T22:00:00.000Z' }
    expect(clockAt(early, '2026-05-20').moments[3]?.on).toBe('2026-07-01')
    expect(clockAt({ ...early, needsHotelPayment: false }, '2026-05-20').moments[3]?.on).toBe('2026-06-01')
  })

  it('fills the line of the moment that is now, and of none that comes later', () => {
    const { moments } = clockAt({ ...payable, needsHotelPayment: false }, '2026-06-22')
    expect(moments.map(({ progress }) => Math.round(progress * 100))).toEqual([100, 100, 47, 0, 0])
  })
})

describe('the clock of a correction', () => {
  const refund = {
    on: '2026-07-13',
    reason: '5% of the room',
    statementOn: '2026-08-01',
    statementNumber: null,
    payOn: '2026-08-05',
    isPaid: false,
  }

  it.each([
    ['is corrected at once and taken off later', refund, 'done now next next'],
    ['is in a statement', { ...refund, statementNumber: 'ST-2026-00031' }, 'done done now next'],
    ['is settled', { ...refund, statementNumber: 'ST-2026-00031', isPaid: true }, 'done done done done'],
  ])('%s', (_, facts, marks) => {
    expect(
      correctionClock(facts, '2026-07-20')
        .map(({ mark }) => mark)
        .join(' '),
    ).toBe(marks)
  })
})
