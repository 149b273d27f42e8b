import type { AffiliateProfileInput } from '@roomlark/contract/affiliate-profile'
import { addDays } from '@roomlark/contract/dates'
import { firstDayAfterNotice } from '@roomlark/contract/legal'
import type {
  PartnershipHappening,
  PartnershipSide,
  PartnershipState,
} from '@roomlark/contract/partnership-events'
import { demoAffiliateIds } from './referrals.ts'

const [jonas = '', kofi = '', ines = ''] = demoAffiliateIds
const dayMs = 86_400_000

/** How the demo's affiliates present themselves. */
export const demoProfiles: readonly (AffiliateProfileInput & { userId: string })[] = [
  {
    userId: jonas,
    publicName: 'Northbound Letters',
    site: 'https://northbound.example',
    audience: 'Slow trips by train and boat. Most readers plan one long journey a year and book early.',
    monthlyReach: 48_000,
    countries: ['DE', 'SE', 'NO'],
    channels: ['website', 'newsletter', 'instagram'],
  },
  {
    userId: kofi,
    publicName: 'Cabin Weekly',
    site: 'https://cabinweekly.example',
    audience: 'People who would rather have a stove than a lobby.',
    monthlyReach: 21_000,
    countries: ['GB', 'US'],
    channels: ['newsletter', 'podcast'],
  },
  {
    userId: ines,
    publicName: 'The Long Weekend',
    site: 'https://longweekend.example',
    audience: 'Couples from Lisbon and Madrid who leave on Friday at noon.',
    monthlyReach: 96_000,
    countries: ['PT', 'ES'],
    channels: ['instagram', 'youtube'],
  },
]

type DemoStep = { hoursAgo: number; side: PartnershipSide; happened: PartnershipHappening; note?: string }

export type DemoRequest = {
  hotelName: string
  affiliateId: string
  state: PartnershipState
  message: string
  askAgainOn?: string
  isRead?: boolean
  /** Agreed on for this partner alone. */
  rateBps?: number
  steps: readonly DemoStep[]
}

const requested = { kind: 'requested', params: {} } as const

/** What is not agreed on yet: an invitation, requests that wait, and one that was declined. */
export function demoRequests(today: string): DemoRequest[] {
  const askAgainOn = addDays(today, 23)
  const declined = { kind: 'declined', params: { reason: 'more-detail', askAgainOn } } as const
  const question = 'Please tell us who reads you and how you would present the house.'
  return [
    {
      ...{ hotelName: 'Sandpiper Bungalows', affiliateId: jonas, state: 'invited', rateBps: 1500 },
      message: 'Your letter from the night ferry was read aloud at our bar. Would you write about us?',
      steps: [{ hoursAgo: 90, side: 'hotel', happened: { kind: 'invited', params: {} } }],
    },
    {
      ...{ hotelName: 'Hotel Ostrander', affiliateId: jonas, state: 'requested' },
      message:
        'We plan a letter about Chicago by train, for the spring. I would like to feature the rooms upstairs.',
      steps: [{ hoursAgo: 50, side: 'affiliate', happened: requested }],
    },
    {
      ...{ hotelName: 'Riad Oranger', affiliateId: jonas, state: 'declined', askAgainOn, isRead: true },
      message: 'We would like to recommend the riad in our winter letters.',
      steps: [
        { hoursAgo: 200, side: 'affiliate', happened: requested },
        { hoursAgo: 168, side: 'hotel', happened: declined, note: question },
      ],
    },
    {
      ...{ hotelName: 'Lakehouse Bellano', affiliateId: kofi, state: 'requested' },
      message:
        'The boathouse is the sort of cabin our readers ask for. I would like to bring it in the May issue.',
      steps: [{ hoursAgo: 30, side: 'affiliate', happened: requested }],
    },
    {
      ...{ hotelName: 'Alpenrose Lodge', affiliateId: ines, state: 'requested', isRead: true },
      message: 'Two of our weekends end in Grindelwald this winter. May we show the lodge?',
      steps: [{ hoursAgo: 74, side: 'affiliate', happened: requested }],
    },
  ]
}

/** A lower rate that has been announced and counts after the notice. */
export function demoNotice(now: Date) {
  const announcedAt = new Date(now.getTime() - 8 * dayMs)
  const effectiveOn = firstDayAfterNotice(announcedAt)
  return { hotelName: 'The Larkspur House', fromBps: 1200, toBps: 1000, announcedAt, effectiveOn }
}

/** Approves everybody who asks. */
export const demoWelcoming = 'Harbour Nine'
