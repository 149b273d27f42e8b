import { arrivals } from '@roomlark/contract/bookings/arrivals'
import { invoices } from '@roomlark/contract/bookings/invoices'
import { letters } from '@roomlark/contract/bookings/letters'
import { priceAdvice } from '@roomlark/contract/figures/price-advice'
import { bookingFrames } from '@roomlark/contract/guest-site/booking-frames'
import { calendar } from '@roomlark/contract/inventory/calendar'
import { demand } from '@roomlark/contract/inventory/demand'
import { feeds } from '@roomlark/contract/inventory/feeds'
import { hotelSetup } from '@roomlark/contract/inventory/hotel-setup'
import { hotels } from '@roomlark/contract/inventory/hotels'
import { rooms } from '@roomlark/contract/inventory/rooms'
import { boosts } from '@roomlark/contract/partners/boosts'
import { campaigns } from '@roomlark/contract/partners/campaigns'
import { creatives } from '@roomlark/contract/partners/creatives'
import { tiers } from '@roomlark/contract/partners/tiers'
import { platform } from '@roomlark/contract/platform/platform'
import {
  aurora,
  double,
  hotelId,
  oneHotel,
  theHotel,
  thePromoCodes,
  theRates,
  theRooms,
  today,
} from '../fixtures/hotel.ts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, isStatic, never, type PageStates, type State, waits } from '../support/page-table.ts'

const withoutRooms: State = { given: [theHotel], shows: ['No rooms yet', ['button', 'Add room type']] }

const noTiers = { partnershipId: null, partnerName: null, terms: null, announced: null, latestId: 0 }
const noInvoicing = {
  company: '',
  streetAddress: 'Rua do Cais 4',
  postalCode: '1100-200',
  city: 'Lisboa',
  country: 'PT',
  vatId: '',
  taxNumber: '',
  registerCourt: '',
  registerNumber: '',
  email: '',
  iban: '',
  bic: '',
  bankName: '',
  dueDays: 14,
  terms: '',
  prefix: 'AL',
  taxNote: '',
  closing: '',
  eInvoice: 'none' as const,
  reminderDays: [7, 21, 35],
  remindsAutomatically: false,
  version: 0,
  hotelCountry: 'PT',
  chargesVat: true,
}

/** A tab of the rates page: it asks for the hotel first. */
function ratesTab(page: string, full: State, empty = withoutRooms): PageStates {
  return {
    page,
    as: 'hotel',
    at: () => page.replace(':id', hotelId),
    loading: waits('Rates & availability'),
    empty,
    full,
    failed: fails('This page did not load'),
  }
}

/** Hotels, what they have and what they sell it for. */
export const hotelPages: readonly PageStates[] = [
  {
    page: '/hotels',
    as: 'hotel',
    loading: waits('Loading hotels'),
    empty: {
      shows: [
        ...['Manage your hotel properties and their details', 'No hotels found.'],
        ...([
          ['link', 'Create your first hotel'],
          ['link', 'Add Hotel'],
        ] as const),
      ],
      hides: [['navigation', 'Pages']],
    },
    full: { given: [oneHotel], shows: ['Casa da Aurora', '1 hotel', 'Lisboa'] },
    failed: fails('Failed to load hotels. Please try again.'),
  },
  {
    page: '/hotels/create',
    as: 'hotel',
    loading: waits(),
    empty: never('a form to fill in, which is its full state'),
    full: {
      given: [answer(platform.defaults, { commissionRate: 12 })],
      shows: [['heading', 'Add hotel'], ['textbox', 'Hotel name'], '3 of 7 sections done'],
    },
    failed: { shows: [['textbox', 'Hotel name'], '2 of 7 sections done'], hides: ['Loading'] },
  },
  {
    page: '/hotels/import',
    as: 'hotel',
    ...isStatic(['heading', 'Import hotels'], ['button', 'Download template'], 'Drop a CSV file here'),
  },
  {
    page: '/hotels/:id',
    as: 'hotel',
    at: () => `/hotels/${hotelId}`,
    loading: waits(),
    empty: { given: [theHotel], shows: [['heading', 'Casa da Aurora'], 'No rooms yet'] },
    full: {
      given: [
        theHotel,
        theRooms,
        theRates,
        answer(hotelSetup.get, {
          hotelId,
          hotelName: aurora.name,
          done: ['hotel', 'rooms'],
          missing: ['rate-plan'],
        }),
        answer(hotels.activity, [{ actor: 'Ines Duarte', action: 'created' }]),
      ],
      shows: [['heading', 'Casa da Aurora'], 'Double room', 'Ines Duarte'],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/edit',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/edit`,
    loading: waits('Opening the hotel'),
    empty: never('a hotel has at least what is required of it'),
    full: {
      given: [theHotel],
      shows: [
        ['textbox', 'Hotel name'],
        ['button', 'Save changes'],
      ],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/arrivals',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/arrivals`,
    loading: waits(),
    empty: never('what nobody has written yet is there to be written'),
    full: {
      given: [theHotel, theRooms, answer(arrivals.get, { directions: 'Ring twice.', wifiName: 'Limone' })],
      shows: [
        ['heading', 'How to find you'],
        ['textbox', 'Directions'],
        ['textbox', 'Wi-Fi network'],
      ],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/invoicing',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/invoicing`,
    loading: waits(),
    empty: {
      given: [theHotel, answer(invoices.settings, noInvoicing)],
      shows: [
        'Before an invoice can be issued in Portugal, this has to be entered: Company and VAT id.',
        ['textbox', 'IBAN'],
      ],
    },
    full: {
      given: [
        theHotel,
        answer(invoices.settings, { ...noInvoicing, company: 'Maré Lda', vatId: 'PT503278344', iban: '' }),
      ],
      shows: [
        ['heading', 'Company'],
        ['heading', 'Paying later'],
        ['textbox', 'Why no VAT is charged'],
      ],
      hides: ['Before an invoice can be issued in Portugal, this has to be entered: Company and VAT id.'],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/letters',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/letters`,
    loading: waits(),
    empty: never('every kind of letter is there to be written'),
    full: {
      given: [
        theHotel,
        answer(letters.list, [
          { kind: 'before-arrival', texts: { en: { subject: 'See you soon', body: 'Parking is free.' } } },
        ]),
      ],
      shows: [['heading', 'Before arrival'], ['textbox', 'Text'], '{checkInTime}', ['button', 'Preview']],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/embed',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/embed`,
    loading: waits(),
    empty: never('the box can be made for any hotel, even before guests see it'),
    full: {
      given: [
        theHotel,
        answer(bookingFrames.get, {
          key: '5e0b7c1e-6a3e-4b57-9d0b-3f6f6f1f7c11',
          websites: ['https://www.casa.example'],
          look: 'light',
          accent: '#1f5f4a',
          version: 1,
        }),
      ],
      shows: [
        ['heading', 'Put it on your site'],
        'Guests book on your website',
        'www.casa.example',
        ['heading', 'Preview'],
        ['button', 'Copy snippet'],
      ],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/import',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/import?tab=bookings`,
    loading: waits(),
    empty: never('a file is chosen on it'),
    full: {
      given: [theHotel],
      shows: [
        ['heading', 'Import'],
        ['link', 'Rates'],
        ['switch', 'Email guests a confirmation'],
        'Drop a CSV file here',
      ],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/partners/boost',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/partners/boost?from=${today}&first=2026-11-18&last=2026-11-19`,
    loading: waits(),
    empty: {
      given: [theHotel],
      shows: [['heading', 'Boost empty nights'], 'Choose nights to see what the boost would bring and cost.'],
      hides: ['Your boosts'],
    },
    full: {
      given: [
        theHotel,
        answer(boosts.nights, {
          fromOn: today,
          today,
          currency: 'USD',
          roomTypes: [
            {
              id: double.id,
              name: double.name,
              nights: [
                {
                  night: '2026-11-16',
                  rooms: 12,
                  empty: 0,
                  priceCents: 291_00,
                  baseCents: 291_00,
                  boostPoints: null,
                },
                {
                  night: '2026-11-17',
                  rooms: 12,
                  empty: 8,
                  priceCents: 291_00,
                  baseCents: 291_00,
                  boostPoints: 3,
                },
                {
                  night: '2026-11-18',
                  rooms: 12,
                  empty: 6,
                  priceCents: 291_00,
                  baseCents: 291_00,
                  boostPoints: null,
                },
                {
                  night: '2026-11-19',
                  rooms: 12,
                  empty: 11,
                  priceCents: 291_00,
                  baseCents: 291_00,
                  boostPoints: null,
                },
              ],
            },
          ],
        }),
        answer(
          boosts.list,
          [
            {
              nights: ['2026-11-17'],
              points: 3,
              roomTypeName: null,
              partnerNames: null,
              maxNights: 12,
              soldNights: 4,
              bookings: 2,
              ended: null,
            },
          ],
          {
            baseRatePercent: 15,
            partners: [{ name: 'Cabin Weekly', ratePercent: 17, hasOwnRate: true }, { ratePercent: 15 }],
          },
        ),
      ],
      shows: [
        ...['15% becomes 18%, Cabin Weekly’s 17% becomes 20%', 'If partners fill 4 of the 17 empty rooms'],
        ...['$1,164.00', '−$209.52', '$34.92 of it is the boost', '$954.48', 'Chosen, 2 nights'],
        ...['Quiet nights at Casa da Aurora', '18% instead of 15%', '4 of 12 nights sold in 2 bookings'],
        ['button', 'Start boost'],
        ['button', 'Stop'],
        ['button', 'Tue 17 November: 8 of 12 rooms empty, half empty or more, boosted by 3 points'],
        ['button', 'Wed 18 November: 6 of 12 rooms empty, half empty or more, chosen'],
      ],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/partners/terms',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/partners/terms`,
    loading: waits(),
    empty: {
      given: [
        theHotel,
        answer(tiers.ofHotel, { currency: 'EUR', questions: [], reached: [], schemes: [noTiers] }),
        answer(boosts.list, [], { baseRatePercent: 15, partners: [] }),
      ],
      shows: [['heading', 'Tiers and campaigns'], 'None yet. A campaign raises the commission'],
      hides: ['Keep these tiers?'],
    },
    full: {
      given: [
        theHotel,
        answer(boosts.list, [], { baseRatePercent: 15, partners: [{ name: 'Cabin Weekly' }] }),
        answer(tiers.ofHotel, {
          currency: 'EUR',
          questions: [
            {
              ...{
                partnerName: 'Slow Miles',
                ratePercent: 18,
                lowerPercent: 15,
                basis: 'stays',
                threshold: 10,
              },
              ...{ figure: 7, currency: 'EUR', fromOn: '2026-07-01', untilOn: '2026-09-30' },
            },
          ],
          reached: [],
          schemes: [
            {
              ...noTiers,
              terms: {
                ...{ basis: 'stays', period: 'quarter', bonusCents: 50_00, currency: 'EUR' },
                tiers: [{ threshold: 10, ratePercent: 18 }],
              },
              announced: { terms: null, effectiveOn: '2026-12-20' },
              latestId: 2,
            },
          ],
        }),
        answer(campaigns.list, [
          {
            ...{ name: 'Christmas', kind: 'points', percent: 3, dayOf: 'booking', state: 'running' },
            ...{ fromOn: '2026-12-01', untilOn: '2026-12-24', partnerNames: null, bookings: 4 },
          },
        ]),
      ],
      shows: [
        ...['Christmas', '3 points more for bookings made from'],
        ['button', 'Stop'],
        ['button', 'Start campaign'],
        ...['Slow Miles', '7 of 10 stays, ', 'no tiers and no bonus'],
        ['button', 'Keep 18%'],
        ['button', 'Lower to 15%'],
        ['button', 'Save tiers'],
      ],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/partners/creatives',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/partners/creatives`,
    loading: waits(),
    empty: {
      given: [theHotel, answer(creatives.ofHotel, { images: [], texts: {}, brandRules: '', version: 0 })],
      shows: [['heading', 'Creatives'], 'Add pictures to the hotel first.'],
    },
    full: {
      given: [
        theHotel,
        answer(creatives.ofHotel, {
          images: [{ caption: 'The terrace', isReleased: true, credit: '© Anna Ferri', altTexts: {} }],
          texts: { en: { short: 'A house above the sea.', long: '' } },
          brandRules: 'No paid search for our name.',
          version: 2,
        }),
      ],
      shows: [
        ['switch', 'Partners may use it'],
        ['textbox', 'Short text, in English'],
        ['button', 'Save creatives'],
      ],
    },
    failed: fails('This hotel did not load'),
  },
  ratesTab('/hotels/:id/rates', {
    given: [
      theHotel,
      theRooms,
      theRates,
      answer(calendar.get, {
        fromOn: today,
        roomTypes: [
          {
            id: double.id,
            name: double.name,
            units: 1,
            nights: [{ night: today, priceCents: 12_000, capacity: 1 }],
          },
        ],
      }),
    ],
    shows: ['Double room', '120'],
  }),
  ratesTab('/hotels/:id/rates?tab=rooms', {
    given: [theHotel, theRooms, theRates],
    shows: ['Double room', '101'],
  }),
  ratesTab(
    '/hotels/:id/rates?tab=plans',
    {
      given: [theHotel, theRooms, theRates, thePromoCodes],
      shows: ['Flexible rate', 'High summer', 'WELCOME', '3 of 50 bookings'],
    },
    {
      given: [theHotel],
      shows: ['No rate plans yet.', 'No rules yet', 'No promo codes yet.', ['button', 'Add rate plan']],
    },
  ),
  ratesTab(
    '/hotels/:id/rates?tab=demand',
    {
      given: [
        theHotel,
        theRooms,
        answer(demand.list, [
          {
            name: 'Filling up',
            occupancy: { of: 'type', is: 'from', percent: 60 },
            lead: { is: 'within', days: 14 },
            effect: { kind: 'percent', percent: 15 },
            state: 'suggests',
          },
        ]),
        answer(demand.preview, {
          currency: 'EUR',
          nights: [
            {
              roomTypeId: double.id,
              night: today,
              priceCents: 12_000,
              wouldCents: 13_800,
              steps: [{ name: 'Filling up', effect: { kind: 'percent', percent: 15 } }],
              typePercent: 75,
              hotelPercent: 50,
              daysAhead: 1,
            },
          ],
        }),
        answer(priceAdvice.replay, {
          currency: 'EUR',
          rooms: 40,
          changed: 4,
          soldCents: 480_000,
          wouldCents: 487_200,
          days: [{ night: today, rooms: 2, changed: 2, soldCents: 24_000, wouldCents: 27_600 }],
        }),
        answer(priceAdvice.suggestions, {
          currency: 'EUR',
          hasLastYear: true,
          suggestions: [
            {
              roomTypeId: double.id,
              weekOn: '2026-11-23',
              percent: 10,
              nowRooms: 9,
              thenRooms: 4,
              capacity: 28,
              nights: [{ night: '2026-11-23', fromCents: 12_000, toCents: 13_200 }],
            },
          ],
        }),
      ],
      shows: [
        ...['60% of the room type or more is taken, at most 14 days before', '+15%', 'Suggests'],
        ...['Some prices cannot move both ways', '75% of the room type and 50% of the hotel taken'],
        ...['40 nights sold at', '€4,872.00', '+€72.00', '+1.5%'],
        ...['9 nights are sold, 32% of the week. By this time last year 4 were.'],
        ['button', 'Dismiss'],
      ],
    },
    {
      given: [theHotel],
      shows: [
        'No rules yet: prices follow season and weekday alone.',
        'Your rules suggest no other prices.',
        'There is nothing to compare',
        ['button', 'Add rule'],
      ],
    },
  ),
  ratesTab('/hotels/:id/rates?tab=feeds', {
    given: [
      theHotel,
      answer(rooms.list, [
        { ...double, id: makeId(81), name: 'Single room' },
        { ...double, rooms: [...double.rooms, { id: makeId(82), number: '102' }] },
      ]),
      answer(feeds.list, [{ roomTypeId: double.id, name: 'Other channel' }]),
    ],
    shows: [
      'Other channel',
      'Double room',
      'This address has the stays of all 2 rooms.',
      'No channel manager yet.',
      ['button', 'Copy address of room 102'],
    ],
  }),
]
