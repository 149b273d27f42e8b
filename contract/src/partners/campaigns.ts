import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import {
  atMostTwoDecimals,
  highestCommissionRate,
  Id,
  Instant,
  requiredName,
  Version,
} from '../primitives.ts'
import { say } from '../say.ts'
import { boostLimits } from './boosts.ts'

export const campaignLimits = {
  name: 60,
  /** The last day lies within so many days from today. */
  daysAhead: 730,
  /** Number of campaigns of a hotel that are not over. */
  open: 20,
} as const

const percentWords = say('Enter 0.01 to {percent} percent', { percent: highestCommissionRate })

/** What a campaign pays: points on top of the partner's rate, or a rate instead of a lower one. */
export const CampaignPay = z.object({
  kind: z.enum(['points', 'rate']),
  percent: z
    .number(percentWords)
    .check(z.gte(0.01, percentWords), z.lte(highestCommissionRate, percentWords), atMostTwoDecimals()),
})
export type CampaignPay = z.infer<typeof CampaignPay>

/** The day that has to lie within a campaign: that of the booking, or that of arrival. */
export const CampaignDay = z.enum(['booking', 'arrival'])
export type CampaignDay = z.infer<typeof CampaignDay>

const order = z.refine<{ fromOn: string; untilOn: string }>(({ fromOn, untilOn }) => fromOn <= untilOn, {
  error: say('The last day is before the first'),
  path: ['untilOn'],
})

export const CampaignInput = z
  .strictObject({
    name: requiredName(campaignLimits.name, say('Give the campaign a name')),
    ...CampaignPay.shape,
    dayOf: CampaignDay,
    /** Both days are included, on the hotel's calendar. */
    fromOn: IsoDate,
    untilOn: IsoDate,
    /** Null for all present and future partners. */
    partnershipIds: z.nullable(
      z.array(Id).check(z.minLength(1, say('Choose a partner')), z.maxLength(boostLimits.partners)),
    ),
  })
  .check(order)
export type CampaignInput = z.infer<typeof CampaignInput>

/** A campaign as partners read it. */
export const CampaignOffer = z.object({
  name: z.string(),
  ...CampaignPay.shape,
  dayOf: CampaignDay,
  fromOn: IsoDate,
  untilOn: IsoDate,
})
export type CampaignOffer = z.infer<typeof CampaignOffer>

export const Campaign = z.object({
  id: Id,
  ...CampaignOffer.shape,
  /** The names of the partners it is for; null for all. */
  partnerNames: z.nullable(z.array(z.string())),
  /** Bookings whose rate it raised, without those that were cancelled. */
  bookings: z.int(),
  state: z.enum(['to-come', 'running', 'over', 'stopped']),
  stoppedAt: z.nullable(Instant),
  version: z.int(),
})
export type Campaign = z.infer<typeof Campaign>

const HotelParams = z.strictObject({ hotelId: Id })
const keepers = ['hotel', 'admin'] as const

export const campaigns = {
  list: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/campaigns',
    keys: 'partnerships',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'List the campaigns of a hotel for its partners, those that run or are to come first',
    params: HotelParams,
    response: z.array(Campaign),
  }),
  start: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/campaigns',
    keys: 'partnerships',
    access: keepers,
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Pay partners more for some days: points on top of their rates, or one rate where it is higher',
    params: HotelParams,
    body: CampaignInput,
    response: Campaign,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/campaigns/:campaignId/stop',
    keys: 'partnerships',
    access: keepers,
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Stop a campaign; bookings already made keep it. Carries the version that was read',
    params: z.strictObject({ hotelId: Id, campaignId: Id }),
    body: z.strictObject({ version: Version }),
    response: Campaign,
  }),
  ofPartnership: endpoint({
    method: 'GET',
    path: '/partnerships/:id/campaigns',
    keys: 'partnerships',
    access: 'signed-in',
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'List the campaigns that run for a partner, or will',
    params: z.strictObject({ id: Id }),
    response: z.array(CampaignOffer),
  }),
}
