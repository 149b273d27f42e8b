import { type DayFigures, dayCloses } from '@roomlark/contract/bookings/day-close'
import { booking, bookingId, hotelId, oneHotel, theHotel, today } from '../fixtures/hotel.ts'
import { answer } from '../support/answers.ts'
import { fails, type PageStates, waits } from '../support/page-table.ts'

const withHotel = [oneHotel, theHotel]
const clerkId = '0d000000-0000-4000-8000-0000000000cc'
const figures: DayFigures = {
  version: 2,
  rooms: { total: 12, outOfOrder: 1, available: 11, sold: 8, occupancyPercent: 72.73 },
  guests: { arrivals: 3, departures: 2, stayOvers: 5, noShows: 1, cancellations: 0, inHouse: 15 },
  money: [
    {
      currency: 'EUR',
      roomCents: 96_000,
      adrCents: 12_000,
      revparCents: 8727,
      charges: [{ kind: 'extra', amountCents: 4500 }],
      taxes: [{ vatPercent: 10, netCents: 4091, vatCents: 409, grossCents: 4500 }],
      payments: [{ method: 'cash', byId: clerkId, receivedCents: 20_000, refundedCents: 0 }],
      adjustments: [{ bookingId, reference: 'RL-ADJST', amountCents: -1200, nightsCents: 0 }],
      openingCents: 50_000,
      chargedCents: 4500,
      paidCents: 20_000,
      closingCents: 34_500,
      ledgerCents: 34_500,
      aheadBeforeCents: 0,
      aheadCents: 21_000,
    },
  ],
  openArrivals: [{ bookingId, reference: 'RL-4M8TX' }],
  openDepartures: [],
  openBalances: [{ bookingId, reference: 'RL-OWES1', cause: 'left', currency: 'EUR', balanceCents: 8800 }],
}
const report = {
  hotelId,
  hotelName: 'Casa da Aurora',
  currency: 'EUR',
  figures,
  clerks: [{ id: clerkId, name: 'Ada Byron' }],
  reasons: [{ bookingId, reason: 'The ferry is late' }],
}
const open = answer(dayCloses.open, {
  ...report,
  day: today,
  closedAt: null,
  by: null,
  isByItself: false,
  cash: null,
  closeAt: '03:00',
  today,
  choices: [today],
  lastClosedOn: '2026-11-15',
  floatCents: 20_000,
  revision: 'seen',
  arrivals: [booking],
  departures: [],
})
const closedOne = {
  day: '2026-11-15',
  closedAt: '2026-11-15T21:40:00.000Z',
  by: 'Ada Byron',
  isByItself: false,
  currency: 'EUR',
  sold: 8,
  available: 11,
  occupancyPercent: 72.73,
  roomCents: 96_000,
  chargedCents: 4500,
  paidCents: 20_000,
  closingCents: 34_500,
  differenceCents: -100,
  leftOpen: 1,
}
const list = answer(dayCloses.list, [closedOne], { total: 1, totalPages: 1, page: 1, limit: 10 })
const cash = {
  floatCents: 20_000,
  recordedCents: 20_000,
  countedCents: 39_900,
  differenceCents: -100,
  note: 'A euro fell behind the desk',
}
const closed = answer(dayCloses.get, {
  ...report,
  day: '2026-11-15',
  closedAt: '2026-11-15T21:40:00.000Z',
  by: 'Ada Byron',
  isByItself: false,
  cash,
})

/** The open day of a hotel and what is left to do before it is closed; a closed day has its own part of the address. */
export const dayClosePages: readonly PageStates[] = [
  {
    page: '/bookings/reports/day',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: {
      given: withHotel,
      shows: ['Nothing is left to do.', 'Everybody has arrived.', 'No day was closed here yet.'],
    },
    full: {
      given: [...withHotel, open, list],
      shows: [
        'Still open: 1 arrival, 1 balance.',
        ['button', /^Close /],
        ['button', /^Arrived/],
        'Tove Nilsen',
        '8 of 11',
        'Closing balance',
        'Charged for later nights',
        ['link', /^RL-OWES1/],
        'RL-ADJST',
        'Ada Byron',
      ],
    },
    failed: fails('The hotel did not load'),
  },
  {
    page: '/bookings/reports/day?day=2026-11-15',
    as: 'hotel',
    at: () => '/bookings/reports/day?day=2026-11-15',
    loading: waits(['heading', 'Bookings']),
    empty: { given: withHotel, shows: ['Nothing is left to do.'] },
    full: {
      given: [...withHotel, open, list, closed],
      shows: [
        'Closed by Ada Byron',
        'The ferry is late',
        'A euro fell behind the desk',
        ['button', 'PDF'],
        ['button', 'CSV'],
      ],
    },
    failed: fails('The hotel did not load'),
  },
]
