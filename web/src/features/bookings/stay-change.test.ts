import type { Booking } from '@roomlark/contract/booking'
import type { Calendar } from '@roomlark/contract/calendar'
import type { CalendarNight } from '@roomlark/contract/calendar-night'
import { describe, expect, it } from 'vitest'
import { addedNights, fullNights } from './stay-change.ts'

const dates = { checkInOn: '2026-06-16', checkOutOn: '2026-06-18' }

function stay(roomTypeId: string): Booking['stays'][number] {
  return {
    ...dates,
    id: roomTypeId,
    roomTypeId,
    roomTypeName: roomTypeId,
    roomId: null,
    roomNumber: null,
    nightlyCents: [],
  }
}

function night(date: string, sold: number): CalendarNight {
  return {
    night: date,
    priceCents: 1,
    overridden: false,
    closed: false,
    minStay: null,
    maxStay: null,
    closedToArrival: false,
    closedToDeparture: false,
    capacity: 3,
    sold,
    blocked: 1,
  }
}

const calendar: Calendar = {
  fromOn: '2026-06-16',
  untilOn: '2026-06-19',
  currency: 'EUR',
  roomTypes: [
    {
      id: 'double',
      name: 'Double',
      units: 3,
      nights: [
        night('2026-06-16', 2),
        night('2026-06-17', 2),
        night('2026-06-18', 1),
        night('2026-06-19', 2),
      ],
    },
  ],
}

describe('addedNights', () => {
  it.each([
    ['longer', { checkInOn: '2026-06-16', checkOutOn: '2026-06-20' }, ['2026-06-18', '2026-06-19']],
    ['shorter', { checkInOn: '2026-06-16', checkOutOn: '2026-06-17' }, []],
    ['earlier', { checkInOn: '2026-06-15', checkOutOn: '2026-06-17' }, ['2026-06-15']],
    ['elsewhere', { checkInOn: '2026-07-01', checkOutOn: '2026-07-02' }, ['2026-07-01']],
  ])('are those a %s stay needs', (_name, wanted, expected) => {
    expect(addedNights(dates, wanted)).toEqual(expected)
  })
})

describe('fullNights', () => {
  const longer = { checkInOn: '2026-06-16', checkOutOn: '2026-06-20' }

  it('never counts the nights that are booked already', () => {
    expect(fullNights({ ...dates, stays: [stay('double')] }, longer, calendar)).toEqual([
      'Double is full on 19 June 2026',
    ])
  })

  it('asks for as many as the booking has', () => {
    expect(fullNights({ ...dates, stays: [stay('double'), stay('double')] }, longer, calendar)).toEqual([
      'Double is full on 18 June 2026',
      'Double is full on 19 June 2026',
    ])
  })

  it('leaves other types alone', () => {
    expect(fullNights({ ...dates, stays: [stay('suite')] }, longer, calendar)).toEqual([])
  })
})
