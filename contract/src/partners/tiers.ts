import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { CommissionRate, Id } from '../primitives.ts'
import { say } from '../say.ts'

export const tierLimits = {
  tiers: 4,
  stays: 10_000,
  /** Of revenue and of the bonus, in minor units. */
  cents: 100_000_000_000,
  bonusCents: 100_000_000,
  /** The hotel is asked so many days after a period, when its last stays can no longer be undone. */
  daysUntilReview: 7,
} as const

/** What is counted: stays that can no longer be undone, or what the hotel kept for their rooms. */
export const TierBasis = z.enum(['stays', 'revenue'])
export type TierBasis = z.infer<typeof TierBasis>

export const TierPeriod = z.enum(['month', 'quarter', 'year'])
export type TierPeriod = z.infer<typeof TierPeriod>

const thresholdWords = say('Enter a whole number from 1 on')

export const Tier = z.strictObject({
  /** Stays, or revenue in minor units of the currency. */
  threshold: z.int(thresholdWords).check(z.gte(1, thresholdWords), z.lte(tierLimits.cents, thresholdWords)),
  ratePercent: CommissionRate,
})
export type Tier = z.infer<typeof Tier>

const bonusWords = say('Enter an amount of at most {most}', { most: tierLimits.bonusCents / 100 })
const rising = z.refine<readonly Tier[]>(
  (tiers) =>
    tiers.every((tier, place) => {
      const before = tiers[place - 1]
      return !before || (tier.threshold > before.threshold && tier.ratePercent > before.ratePercent)
    }),
  say('Each tier needs more than the one before, and pays more'),
)

export const tierTerms = {
  basis: TierBasis,
  period: TierPeriod,
  /** From the lowest on; none for no tiers. */
  tiers: z
    .array(Tier)
    .check(
      z.maxLength(tierLimits.tiers, say('Use at most {most} tiers', { most: tierLimits.tiers })),
      rising,
    ),
  /** Amount that the hotel pays on top for a partner's first stay; 0 for none. */
  bonusCents: z.int(bonusWords).check(z.gte(0, bonusWords), z.lte(tierLimits.bonusCents, bonusWords)),
} as const

/** What a hotel promises a partner for what that partner brings. */
export const TierTerms = z.object({ ...tierTerms, currency: z.string() })
export type TierTerms = z.infer<typeof TierTerms>

export const TierInput = z.strictObject({
  /** The partner whom it is for; null for all who have nothing of their own. */
  partnershipId: z.nullable(Id),
  /** True if that partner gets what all get. */
  followsHotel: z.boolean(),
  ...tierTerms,
  /** The latest terms that were read; 0 if there were none. */
  basedOn: z
    .int(say('The version is missing'))
    .check(z.gte(0, say('This version does not exist')), z.lte(Number.MAX_SAFE_INTEGER)),
})
export type TierInput = z.infer<typeof TierInput>

const Announced = z.object({ terms: z.nullable(TierTerms), effectiveOn: IsoDate })

export const TierScheme = z.object({
  partnershipId: z.nullable(Id),
  /** Null for all partners. */
  partnerName: z.nullable(z.string()),
  /** The terms that count now; null if none do, or if this partner gets what all get. */
  terms: z.nullable(TierTerms),
  announced: z.nullable(Announced),
  /** To be sent with a change. */
  latestId: z.int(),
})
export type TierScheme = z.infer<typeof TierScheme>

/** A partner who did not reach a tier again, so that the hotel decides whether it stays. */
export const TierQuestion = z.object({
  grantId: Id,
  partnershipId: Id,
  partnerName: z.string(),
  ratePercent: z.number(),
  /** The rate without the tier, or with a lower one that was reached. */
  lowerPercent: z.number(),
  basis: TierBasis,
  threshold: z.int(),
  /** What the partner brought in the period. */
  figure: z.int(),
  currency: z.string(),
  fromOn: IsoDate,
  /** The last day of the period. */
  untilOn: IsoDate,
})
export type TierQuestion = z.infer<typeof TierQuestion>

export const HotelTiers = z.object({
  currency: z.string(),
  /** What all partners get, then what was agreed with single ones. */
  schemes: z.array(TierScheme),
  questions: z.array(TierQuestion),
  /** Partners who have a tier now. */
  reached: z.array(z.object({ partnershipId: Id, partnerName: z.string(), ratePercent: z.number() })),
})
export type HotelTiers = z.infer<typeof HotelTiers>

/** Where a partner stands in the period that runs. */
export const TierStanding = z.object({
  terms: z.nullable(TierTerms),
  announced: z.nullable(Announced),
  /** The rate of the tier that was reached. */
  reachedPercent: z.nullable(z.number()),
  /** The day on which it ends, if the hotel lowered it. */
  endsOn: z.nullable(IsoDate),
  figure: z.int(),
  fromOn: IsoDate,
  untilOn: IsoDate,
  /** True until the first stay has ended. */
  isBonusOpen: z.boolean(),
})
export type TierStanding = z.infer<typeof TierStanding>

const HotelParams = z.strictObject({ hotelId: Id })
const keepers = ['hotel', 'admin'] as const

export const tiers = {
  ofHotel: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/tiers',
    keys: 'partnerships',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'Read the tiers and the first-stay bonus of a hotel, who reached them, and what it is asked',
    params: HotelParams,
    response: HotelTiers,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/tiers',
    keys: 'partnerships',
    access: keepers,
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Change tiers and bonus; better ones count at once, worse ones after 30 days of notice',
    params: HotelParams,
    body: TierInput,
    response: HotelTiers,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/tiers/:grantId/answers',
    keys: 'partnerships',
    access: keepers,
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Let a partner keep a tier that was not reached again, or lower it after 30 days of notice',
    params: z.strictObject({ hotelId: Id, grantId: Id }),
    body: z.strictObject({ answer: z.enum(['keep', 'lower'], say('Choose an answer')) }),
    response: HotelTiers,
  }),
  ofPartnership: endpoint({
    method: 'GET',
    path: '/partnerships/:id/tiers',
    keys: 'partnerships',
    access: 'signed-in',
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'Read the tiers for a partner, and where the partner stands',
    params: z.strictObject({ id: Id }),
    response: TierStanding,
  }),
}
