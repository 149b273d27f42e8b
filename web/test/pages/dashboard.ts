import { bookings } from '@roomlark/contract/bookings/bookings'
import { analytics } from '@roomlark/contract/figures/analytics'
import { performance } from '@roomlark/contract/figures/performance'
import { hotelSetup } from '@roomlark/contract/inventory/hotel-setup'
import { ownPartnerships } from '@roomlark/contract/partners/own-partnerships'
import { aurora, booking, bookingId, hotelId, today } from '../fixtures/hotel.ts'
import { answer } from '../support/answers.ts'
import { fails, type PageStates, waits } from '../support/page-table.ts'

const figures = [
  answer(analytics.dashboard, { totalBookings: 37, totalRevenue: 9_120, trends: { bookings: 5 } }),
  answer(analytics.bookingTrends, {
    labels: ['October', 'November'],
    datasets: [{ label: 'Bookings', data: [12, 25] }],
  }),
  answer(analytics.revenueBySource, [
    { source: 'direct', bookings: 30, revenueUsdCents: 800_000, share: 80 },
    { source: 'ota', bookings: 7, revenueUsdCents: 200_000, share: 20 },
  ]),
  answer(
    analytics.activity,
    [
      {
        id: 1,
        happened: { kind: 'confirmed', params: {} },
        hotelName: aurora.name,
        booking: { id: bookingId },
      },
    ],
    {},
  ),
]

const everybody = {
  loading: { ...waits('Booking Trends', 'Recent Activity'), hides: ['Sample data', '142', 'did not load'] },
  failed: {
    ...fails(
      ...['The figures did not load', 'Booking Trends did not load'],
      ...['Revenue Distribution did not load', 'Recent Activity did not load'],
    ),
    hides: ['Sample data', '142'],
  },
} as const

const report = [
  answer(analytics.report, {
    currencies: ['EUR'],
    current: {
      figures: { bookings: 37, revenueCents: 912_000, clicks: 812, suspectedClicks: 61 },
      series: [
        { fromOn: '2026-11-14', untilOn: '2026-11-14', label: '14 Nov', bookings: 12 },
        { fromOn: '2026-11-15', untilOn: '2026-11-15', label: '15 Nov', bookings: 25 },
      ],
      sources: [{ source: 'direct', bookings: 37, revenueCents: 912_000, share: 100 }],
      leadTime: [{ label: '0 to 7', bookings: 37 }],
      lengthOfStay: [{ label: '1 night', bookings: 37 }],
    },
  }),
  answer(analytics.topHotels, [{ ...topHotel(), bookings: 37, revenueUsdCents: 912_000 }]),
]

function topHotel() {
  return { id: hotelId, name: aurora.name, city: aurora.city }
}

const totals = {
  clicks: 4438,
  suspectedClicks: 1290,
  bookings: 53,
  stays: 34,
  toCome: 19,
  cancelled: 5,
  soFarUsdCents: 291_840,
  toComeUsdCents: 180_848,
  earningsUsdCents: 472_688,
  conversionRate: 1.2,
  perClickUsdCents: 107,
  cancellationRate: 8.6,
}
const codeFigures = { clicks: null, bookings: 4, stays: 3, earningsUsdCents: 20_416 }

const broughtByLinks = [
  answer(performance.read, {
    fromOn: '2026-10-17',
    untilOn: '2026-11-15',
    totals,
    before: { fromOn: '2026-09-17', untilOn: '2026-10-16', totals: { clicks: 4071, bookings: 52 } },
    series: [{ fromOn: '2026-11-15', untilOn: '2026-11-15', clicks: 156, bookings: 3 }],
    rows: [
      {
        link: { code: 'positano-guide', label: '' },
        hotel: { id: hotelId, name: aurora.name },
        figures: totals,
        clicksOverTime: [1, 2, 3],
      },
      { promoCode: 'LARKSLOW', method: 'promo-code', hotel: { name: aurora.name }, figures: codeFigures },
    ],
    methods: [{ method: 'visit', bookings: 53, share: 100 }],
  }),
  answer(performance.choices, {
    links: [{ code: 'positano-guide', label: '' }],
    hotels: [{ name: aurora.name }],
  }),
]

/** The page that everybody opens first, and the figures behind it. */
export const dashboardPages: readonly PageStates[] = [
  {
    page: '/dashboard',
    as: 'hotel',
    ...everybody,
    empty: { shows: ['Hotel Dashboard', 'Sample data', '142', 'Arrivals today'] },
    full: {
      given: [
        ...figures,
        answer(bookings.arrivals, {
          hotels: 1,
          hotelName: aurora.name,
          day: today,
          total: 1,
          arrivals: [booking],
        }),
        answer(hotelSetup.next, {
          hotel: { hotelId, hotelName: aurora.name, done: ['hotel'], missing: ['rooms'] },
        }),
      ],
      shows: ['37', '$9,120', 'Booking confirmed', 'Tove Nilsen', 'Casa da Aurora'],
      hides: ['Sample data'],
    },
  },
  {
    page: '/dashboard',
    as: 'affiliate',
    ...everybody,
    empty: { shows: ['Affiliate Dashboard', 'Sample data'], hides: ['Arrivals today', 'Your first link'] },
    full: {
      given: [...figures, answer(ownPartnerships.firstDay, { done: ['profile'], isWaiting: true })],
      shows: ['37', 'Booking confirmed', 'Your first link', '1 of 4 done', 'Your request is with the hotel'],
      hides: ['Sample data'],
    },
    // The first steps are left out without a word, and read again with the next visit.
    failed: { ...everybody.failed, brings: ['37', 'Booking confirmed'] },
  },
  {
    page: '/dashboard',
    as: 'admin',
    ...everybody,
    empty: { shows: ['Admin Dashboard', 'Sample data'], hides: ['Arrivals today'] },
    full: { given: figures, shows: ['37', 'Booking confirmed'], hides: ['Sample data'] },
  },
  {
    page: '/dashboard/activity',
    as: 'hotel',
    loading: waits(['heading', 'Activity']),
    empty: {
      given: [answer(analytics.activity, [], {})],
      shows: [['heading', 'Activity']],
      hides: ['Loading'],
    },
    full: { given: figures, shows: ['Booking confirmed', 'Casa da Aurora'], hides: ['Sample data'] },
    failed: fails('The activity did not load'),
  },
  {
    page: '/analytics',
    as: 'admin',
    loading: waits('Occupancy by night', 'Length of stay'),
    empty: { shows: [['heading', 'Analytics'], 'Top hotels'], hides: ['did not load'] },
    full: {
      given: report,
      shows: [['heading', 'Analytics'], '37', '61 suspected', 'Casa da Aurora'],
      hides: ['did not load'],
    },
    failed: fails('The figures did not load', 'Top hotels did not load'),
  },
  {
    page: '/performance',
    as: 'affiliate',
    loading: waits(['heading', 'Performance']),
    empty: {
      shows: [['heading', 'Performance'], 'Nothing to count yet', ['link', 'Go to partnerships']],
      hides: ['did not load'],
    },
    full: {
      given: broughtByLinks,
      shows: [
        ...['positano-guide', 'LARKSLOW', 'A code has no clicks', '53 bookings', 'Link, this visit only'],
        '4,438 clicks led to 53 bookings: 34 stayed, 19 upcoming; 5 more cancelled',
        ...[
          '$4,726.88',
          '$1.07 earned per click, 1,290 suspected',
          '1.2% of clicks book',
          '64% of bookings so far',
        ],
        ['heading', 'Clicks by day'],
      ],
      hides: ['Nothing to count yet', 'did not load'],
    },
    failed: fails('Your performance did not load'),
  },
]
