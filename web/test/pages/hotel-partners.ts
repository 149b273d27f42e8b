import { hotelPartners } from '@roomlark/contract/partners/hotel-partners'
import { hotelId, theHotel } from '../fixtures/hotel.ts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, type PageStates, waits } from '../support/page-table.ts'

const figures = { stays: 23, revenueCents: 2_748_000, costCents: 412_200 }
const slowMiles = {
  id: makeId(30),
  name: 'Slow Miles',
  personName: 'Jonas Lindqvist',
  currency: 'USD',
  state: 'active',
  hotelId,
  hotelName: 'Casa da Aurora',
  ratePercent: 15,
  figures,
  announcedRate: { id: 7, from: 15, to: 13, effectiveOn: '2026-12-17' },
} as const
const twoSuitcases = {
  ...slowMiles,
  id: makeId(31),
  name: 'Two Suitcases',
  personName: 'Mira Novak',
  state: 'requested',
  message: 'We only send people where we have slept ourselves.',
  profile: { site: 'https://two.example', monthlyReach: 31_000, countries: ['CZ', 'AT'] },
  results: { hotels: 4, stays: 61, cancelledPercent: 6 },
} as const

const overview = answer(hotelPartners.overview, {
  settings: { isListed: true, otaRatePercent: 18 },
  referralsPausedAt: '2026-11-12T09:00:00.000Z',
  announcedBase: { id: 7, from: 15, to: 13, effectiveOn: '2026-12-17' },
  basePartners: 8,
  currency: 'USD',
  requests: [twoSuitcases],
  requestsTotal: 1,
  partners: [slowMiles],
  partnersTotal: 1,
  totals: figures,
})

/** Partners of one hotel, and of all. */
export const hotelPartnerPages: readonly PageStates[] = [
  {
    page: '/hotels/:id/partners',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/partners`,
    loading: waits(),
    empty: {
      given: [theHotel],
      shows: ['No requests to decide', 'No partners yet', ['button', 'Invite partner']],
    },
    full: {
      given: [theHotel, overview],
      shows: [
        ...['1 request to decide', 'Two Suitcases', '31,000', 'Czechia, Austria', '61', 'Slow Miles', '6.7×'],
        ...[
          'Bookings through partners are paused since Thu 12 November 2026',
          'Your base rate goes from 15% to 13% on',
          '8 partners were notified',
          '$4,946.40',
          '$824.40 more',
        ],
        ...([
          ['button', 'Approve partner'],
          ['button', 'Decline'],
          ['button', 'Cancel the change'],
          ['button', 'Export CSV'],
        ] as const),
      ],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/partners?partner=:partner',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/partners?partner=${slowMiles.id}`,
    loading: waits(),
    empty: { given: [theHotel], shows: [['dialog', 'Lorem'], ['heading', 'History'], 'Not allowed'] },
    full: {
      given: [
        theHotel,
        overview,
        answer(hotelPartners.get, {
          ...slowMiles,
          announcedRate: null,
          approvedAt: '2026-02-01T10:00:00.000Z',
          baseRatePercent: 15,
          terms: { ratePercent: 15, windowDays: 30 },
          history: [
            {
              at: '2026-02-01T10:00:00.000Z',
              by: 'hotel',
              note: 'Welcome.',
              happened: { kind: 'approved', params: { isAutomatic: false } },
            },
          ],
        }),
      ],
      shows: [
        ...['Partner since 1 February 2026', 'Request approved', '“Welcome.”', '30 days'],
        ...([
          ['radio', 'Own rate'],
          ['button', 'Pause partnership'],
          ['button', 'End partnership'],
        ] as const),
      ],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/partners',
    as: 'hotel',
    loading: waits('Loading partners'),
    empty: { shows: ['No partners yet', ['link', 'Go to hotels']] },
    full: {
      given: [
        answer(hotelPartners.list, [twoSuitcasesRow(), slowMiles], {
          total: 2,
          totalPages: 1,
          page: 1,
          limit: 20,
          countsByState: { requested: 1, active: 1 },
        }),
      ],
      shows: ['1 request to decide', 'Two Suitcases', 'Slow Miles', 'Casa da Aurora', 'Requested (1)'],
    },
    failed: fails('This list did not load'),
  },
]

function twoSuitcasesRow() {
  const { message: _message, profile: _profile, results: _results, ...row } = twoSuitcases
  return row
}
