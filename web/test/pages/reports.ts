import { accounting, shipAccounts } from '@roomlark/contract/bookings/accounting'
import { hotelReports } from '@roomlark/contract/figures/hotel-reports'
import { bookingId, oneHotel, theHotel } from '../fixtures/hotel.ts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, type PageStates, waits } from '../support/page-table.ts'

const withHotel = [oneHotel, theHotel]
const theHotelFails = fails('The hotel did not load')
const clerk = { id: makeId(71), name: 'Ada Byron' }
const sums = { lines: 2, paymentsCents: 30_000, refundsCents: -2000, correctionsCents: 0, netCents: 28_000 }
const parts = [{ method: 'cash' as const, clerk, sums }]
const figures = {
  available: 9,
  outOfOrder: 1,
  sold: 3,
  occupancy: 33.3,
  arrivals: 3,
  departures: 2,
  roomRevenueCents: 30_000,
  adrCents: 10_000,
  revparCents: 3333,
}
const night = {
  fromOn: '2026-11-16',
  untilOn: '2026-11-16',
  ...figures,
  held: 1,
  options: 2,
  groups: 3,
  before: {
    fromOn: '2025-11-17',
    untilOn: '2025-11-17',
    ...figures,
    onBooks: 2,
    onBooksCents: 23_000,
    occupancy: 37.3,
    revparCents: 0,
  },
}
const taxes = {
  fromOn: '2026-11-01',
  untilOn: '2026-11-30',
  totalCents: 24_300,
  invoicedCents: 4300,
  rates: [
    {
      vatPercent: 6,
      netCents: 22_642,
      vatCents: 1358,
      grossCents: 24_000,
      groups: [{ group: 'room' as const, netCents: 22_642, vatCents: 1358, grossCents: 24_000 }],
    },
  ],
  cityTax: { amountCents: 300, taxedNights: 4, exemptNights: 2 },
}

const books = {
  chart: 'skr03' as const,
  accounts: shipAccounts('skr03'),
  consultantNumber: '',
  clientNumber: '',
  yearBeginsIn: 1,
  version: 0,
}

/** The reports of one hotel, which whoever may see its books reads. */
export const reportPages: readonly PageStates[] = [
  {
    page: '/bookings/reports',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { given: withHotel, shows: ['Casa da Aurora, forecast', 'Nothing is sold on these days yet.'] },
    full: {
      given: [
        ...withHotel,
        answer(hotelReports.forecast, {
          currency: 'EUR',
          today: '2026-11-16',
          days: [night],
          months: [night],
          total: night,
        }),
      ],
      shows: [
        ...([['link', 'Cash book'], ['heading', 'By month'], 'Mon 16 Nov', '33.3%'] as const),
        // Against the year before, and in points where the figure is a percentage.
        ...(['vs last year', '4 points'] as const),
        ...([
          '€300.00',
          ['columnheader', 'On the books then'],
          '2, €230.00',
          ['button', 'Export CSV'],
        ] as const),
      ],
      hides: ['vs last period', '100%'],
    },
    failed: theHotelFails,
  },
  {
    page: '/bookings/reports/cash',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { given: withHotel, shows: ['Casa da Aurora, cash book', 'Nothing was paid in these days'] },
    full: {
      given: [
        ...withHotel,
        answer(hotelReports.cash, {
          currency: 'EUR',
          currencies: ['EUR'],
          parts,
          total: sums,
          clerks: [clerk],
          days: [{ day: '2026-11-16', sums, cashCents: 28_000, parts }],
        }),
        answer(
          hotelReports.cashLines,
          [
            {
              id: makeId(72),
              day: '2026-11-16',
              bookingId,
              reference: 'RL-4M8TX',
              position: 2,
              kind: 'refund',
              method: 'cash',
              amountCents: -2000,
              by: 'Ada Byron',
              note: 'Too much',
            },
          ],
          { total: 2, totalPages: 1, page: 1, limit: 50 },
        ),
      ],
      shows: [
        ...([['heading', 'By day'], 'Cash, Ada Byron', '€280.00', '−€20.00'] as const),
        ...(['Refund, cash, folio 2', 'Too much', ['link', 'RL-4M8TX'], ['button', 'Download PDF']] as const),
      ],
    },
    failed: theHotelFails,
  },
  {
    page: '/bookings/reports/taxes',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { given: withHotel, shows: ['Casa da Aurora, taxes', 'Nothing was charged in these days'] },
    full: {
      given: [
        ...withHotel,
        answer(hotelReports.taxes, { currency: 'EUR', currencies: ['EUR'], months: [taxes], total: taxes }),
      ],
      shows: [
        ...['VAT 6%', 'Rooms', '€226.42', '4 taxed and 2 exempt nights of guests', '€243.00'],
        ...(['On no invoice yet', '€200.00', ['heading', 'When something counts']] as const),
      ],
    },
    failed: theHotelFails,
  },
  {
    page: '/bookings/reports/accounting',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: {
      given: [...withHotel, answer(accounting.settings, { ...books, ended: null })],
      shows: ['Casa da Aurora, bookkeeping', 'Nothing to export yet', ['textbox', 'Rooms']],
      hides: [['button', 'Download']],
    },
    full: {
      given: [
        ...withHotel,
        answer(accounting.settings, { ...books, ended: { fromOn: '2026-10-01', untilOn: '2026-10-31' } }),
      ],
      shows: [['button', 'Download'], ['combobox', 'Chart of accounts'], 'The year begins in'],
    },
    failed: theHotelFails,
  },
]
