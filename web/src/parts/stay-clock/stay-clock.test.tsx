import { stayClock } from '@roomlark/contract/partners/stay-clock'
import type { StayClockFacts } from '@roomlark/contract/partners/stay-clock-facts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { clockDay } from './clock-day.ts'
import { ClockLine } from './clock-line.tsx'
import { MiniClock } from './mini-clock.tsx'

const now = new Date('2026-06-16T10:00:00Z')
const held: StayClockFacts = {
  stage: 'payable',
  outcome: 'stayed',
  timeZone: 'Europe/Rome',
  bookedAt: '2026-05-02T06:41:00.000Z',
  checkInOn: '2026-05-27',
  checkOutOn: '2026-05-31',
  endedOn: '2026-05-31',
  earnedAt: '2026-06-01T22:00:00.000Z',
  payableAt: '2026-06-13T22:00:00.000Z',
  holdDays: 14,
  voided: null,
  heldUntil: '2026-06-30T10:00:00.000Z',
  dispute: null,
  needsHotelPayment: false,
  settlement: null,
}

/** Returns the text that a screen reader reads. */
function said(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

describe('the stay clock', () => {
  it('says of each moment whether it is over, and until when a hold lasts', () => {
    const day = (date: string) => clockDay(date, '2026')
    const { moments } = stayClock(held, now, { day })
    const words = said(renderToStaticMarkup(<ClockLine moments={moments} />))
    expect(words).toMatch(/^until check-out Done: Expected Sat 2 May(?: 2026)? The guest booked/)
    expect(words).toMatch(/releases automatically Paused: On hold to Tue 30 June/)
    expect(words).toMatch(/Later: Paid Sun 5 July(?: 2026)? On the 5th$/)
  })

  it('has five pips, the word and the next day in a list', () => {
    const markup = renderToStaticMarkup(<MiniClock facts={held} now={now} />)
    expect(markup.match(/<i /g)).toHaveLength(5)
    expect(said(markup)).toMatch(/^On hold releases Tue 30 June/)
  })
})
