import { boosts } from '@roomlark/contract/partners/boosts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, type PageStates, waits } from '../support/page-table.ts'

const offer = {
  hotelName: 'Villa Marenne',
  nights: ['2026-12-01', '2026-12-02'],
  roomTypeName: null,
  ratePercent: 15,
  boostedPercent: 18,
  yoursPercent: 14.4,
  endsAt: '2026-12-02T23:00:00.000Z',
} as const

/** Pages about what hotels pay their partners extra. */
export const offerPages: readonly PageStates[] = [
  {
    page: '/partnerships/offers',
    as: 'affiliate',
    loading: waits(),
    empty: { shows: ['No offers at the moment'], hides: [['button', 'Copy link']] },
    full: {
      given: [
        answer(boosts.offers, [
          { ...offer, supply: 'few', linkUrl: 'https://roomlark.example/r/k7lark?checkInOn=2026-12-01' },
          { ...offer, boostId: makeId(20), hotelName: 'Dar Sahira', supply: 'many', linkUrl: null },
        ]),
      ],
      shows: [
        ...['Quiet nights at Villa Marenne', 'Tue 1 to Wed 2 December, any room', '18% instead of 15%'],
        ...['You keep 14.4% of these nights, few rooms are left.', 'Quiet nights at Dar Sahira'],
        ['button', 'Copy link'],
        ['link', 'Make a link'],
      ],
    },
    failed: fails('This did not load.'),
  },
]
