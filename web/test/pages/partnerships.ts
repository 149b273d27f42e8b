import { affiliateProfile } from '@roomlark/contract/partners/affiliate-profile'
import { boosts } from '@roomlark/contract/partners/boosts'
import { ownPartnerships } from '@roomlark/contract/partners/own-partnerships'
import { partnerFind } from '@roomlark/contract/partners/partner-find'
import { partnerPages } from '@roomlark/contract/partners/partner-page'
import { aurora, hotelId } from '../fixtures/hotel.ts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, never, type PageStates, waits } from '../support/page-table.ts'

const hotel = { id: hotelId, name: aurora.name, city: 'Lisboa', country: 'PT', starRating: 4 }
const onePage = { total: 1, totalPages: 1, page: 1, limit: 20 }
const terms = { ratePercent: 15, yoursPercent: 12, windowDays: 30 }

const counts = answer(ownPartnerships.counts, { active: 1, invited: 1, requested: 1, declined: 1 })

const typicalStay = {
  nights: 4,
  roomUsdCents: 147_200,
  commissionUsdCents: 22_080,
  shareUsdCents: 4416,
  earnsUsdCents: 17_664,
}

/** The hotel pays its partner more at the moment. */
const offers = answer(boosts.offers, [
  {
    partnershipId: makeId(33),
    nights: ['2026-12-01', '2026-12-02'],
    ratePercent: 12,
    boostedPercent: 15,
  },
])

const found = [
  {
    hotel,
    ...terms,
    baseRatePercent: 13,
    clicks: 6412,
    suspectedClicks: 31,
    conversionPercent: 1.5,
    priceLevel: 3,
    answerHours: 45,
    announcedRate: { ratePercent: 11, effectiveOn: '2026-12-16' },
    typicalStay,
    hundredClicks: { bookings: 1.5, earnsUsdCents: 26_496 },
  },
  {
    hotel: { ...hotel, id: makeId(31), name: 'The Copper Lantern' },
    ratePercent: 10,
    yoursPercent: 8,
    baseRatePercent: 10,
    clicks: 61,
    suspectedClicks: 0,
    isAutoApproved: true,
  },
  {
    hotel: { ...hotel, id: makeId(32), name: 'Maison Aubrée' },
    partnership: {
      id: makeId(33),
      state: 'declined' as const,
      stateSince: '2026-11-09T08:00:00.000Z',
      refusal: { reason: 'more-detail' as const, note: 'Who reads you?', askAgainOn: '2026-12-09' },
    },
  },
]

/** Pages about what affiliates and hotels agree on. */
export const partnershipPages: readonly PageStates[] = [
  {
    page: '/partnerships',
    as: 'affiliate',
    loading: waits(['heading', 'Partnerships']),
    empty: {
      shows: ['You recommend no hotel yet', ['link', 'Find hotels']],
      hides: ['End partnership'],
    },
    full: {
      given: [
        counts,
        answer(
          ownPartnerships.list,
          [
            {
              id: makeId(30),
              state: 'paused',
              hotel,
              bookings: 48,
              links: 2,
              linkCode: 'k7lark',
              stateSince: '2026-11-10T08:00:00.000Z',
              approvedAt: '2026-03-03T08:00:00.000Z',
              isOnSale: true,
              stopped: { by: 'hotel', note: 'Repairs' },
              terms: {
                ...terms,
                announced: [{ id: 1, term: 'rate', from: 15, to: 12, effectiveOn: '2026-12-16' }],
              },
            },
          ],
          onePage,
        ),
      ],
      shows: [
        ...['Casa da Aurora', '15%', 'yours: 12%', '48 bookings', '/r/k7lark', 'The first of 2 links'],
        'The hotel paused the partnership on Tue 10 November',
        'From Wed 16 December 2026 the commission is 12% instead of 15%.',
        ...['Repairs', '30 days after a click', 'Partner since 3 March 2026', 'Your hotels1', 'Requests3'],
      ],
    },
    failed: fails('Your hotels did not load'),
  },
  {
    page: '/partnerships/find',
    as: 'affiliate',
    at: (state) => (state === 'full' ? `/partnerships/find?hotel=${hotelId}` : '/partnerships/find'),
    loading: waits(['searchbox', 'Search hotels']),
    empty: { shows: ['No hotel takes partners yet'], hides: ['Show all hotels'] },
    full: {
      given: [
        counts,
        offers,
        answer(partnerFind.list, found, { ...onePage, total: 3, countries: ['PT'], sharePercent: 20 }),
        answer(partnerFind.get, found[0], { sharePercent: 20 }),
        answer(affiliateProfile.get, { version: 1, site: 'https://slowmiles.example' }),
      ],
      shows: [
        ...[
          '3 hotels',
          '+3 points, 1 to 2 December',
          '1.5%',
          'of 6,412 clicks, 31 suspected',
          '$176.64',
          '4 nights, $1,472.00',
          '$264.96',
          '1.5 bookings',
        ],
        ...[
          'Own rate, base is 13%',
          '11% from 16 Dec',
          'Too early',
          '61 clicks so far',
          'Approves immediately',
          'Answers in about 2 days',
        ],
        ...['Needs more detail.', 'You may ask again from Wed 9 December.', 'Roomlark’s 20% share'],
        ...[
          'Commission, 15%$220.80',
          '−$44.16',
          'A click counts for 30 days',
          '0 of 1,000',
          'slowmiles.example',
        ],
        ['button', 'Request partnership'],
      ],
    },
    // There is no request beside the list that did not load.
    failed: { ...fails('The hotels did not load'), brings: ['3 hotels', '$264.96'] },
  },
  {
    page: '/partnerships/requests',
    as: 'affiliate',
    loading: waits(['heading', 'Partnerships']),
    empty: { shows: ['No requests and no invitations', ['link', 'Find hotels']] },
    full: {
      given: [
        answer(
          ownPartnerships.list,
          [
            {
              id: makeId(30),
              state: 'invited',
              hotel,
              terms,
              message: 'Join us',
              stateSince: '2026-11-12T08:00:00.000Z',
            },
            {
              id: makeId(31),
              state: 'requested',
              hotel: { ...hotel, name: 'Hotel Ostrander' },
              terms,
              message: 'We write about trains',
              stateSince: '2026-11-14T08:00:00.000Z',
            },
            {
              id: makeId(32),
              state: 'declined',
              hotel: { ...hotel, name: 'Maison Aubrée' },
              terms,
              refusal: { reason: 'not-a-fit', note: null, askAgainOn: null },
              stopped: { by: 'hotel' },
            },
          ],
          { ...onePage, total: 3 },
        ),
      ],
      shows: [
        ...[
          'Casa da Aurora writes',
          'Join us',
          'Invited you on Thu 12 November',
          'not read yet',
          'You wrote',
        ],
        ...['Not the right fit.', 'You may ask again.'],
        ['button', 'Accept'],
        ['button', 'Decline'],
        ['button', 'Withdraw'],
        ['link', 'Ask again'],
      ],
    },
    failed: fails('Your requests did not load'),
  },
  {
    page: '/partnerships/profile',
    as: 'affiliate',
    loading: waits(['heading', 'Your profile for hotels']),
    empty: never('begins with the name of the account'),
    full: {
      given: [
        answer(affiliateProfile.get, {
          publicName: 'Slow Miles',
          site: 'https://slowmiles.example',
          audience: 'Readers on trains',
          monthlyReach: 48_000,
          countries: ['DE'],
          channels: ['newsletter'],
          version: 1,
        }),
      ],
      shows: [
        ...['As hotels see you', 'Slow Miles', '48000 people a month', 'Germany', 'Newsletter'],
        ['textbox', 'Public name'],
        ['button', 'Remove Germany'],
        ['button', 'Save profile'],
      ],
    },
    failed: fails('Your profile did not load'),
  },
  {
    page: '/partnerships/page',
    as: 'affiliate',
    loading: waits(['heading', 'Your page of hotels']),
    empty: {
      given: [
        answer(partnerPages.get, {
          ...{ slug: '', title: '', intro: '', isPublic: false, isIndexed: false },
          ...{ url: null, hotels: 0, version: 0 },
        }),
      ],
      shows: ['No hotels on it yet.', ['button', 'Save page']],
    },
    full: {
      given: [
        answer(partnerPages.get, {
          ...{ slug: 'slow-miles', title: 'Where we stay', intro: '', isPublic: true, isIndexed: false },
          ...{ url: 'https://roomlark.example/stays/by/slow-miles', hotels: 3, version: 2 },
        }),
      ],
      shows: [
        ['link', 'https://roomlark.example/stays/by/slow-miles'],
        ['switch', 'Show the page'],
        '3 hotels on it',
      ],
    },
    failed: fails('This did not load'),
  },
]
