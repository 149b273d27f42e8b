import * as z from 'zod/mini'
import { IsoDate } from './dates.ts'
import { say } from './say.ts'

export const partnershipStates = ['invited', 'requested', 'active', 'paused', 'ended', 'declined'] as const
export const PartnershipState = z.enum(partnershipStates, say('This state does not exist'))
export type PartnershipState = z.infer<typeof PartnershipState>

/** Sides that take a step; the system stands for automatic ones. */
const partnershipSides = ['hotel', 'affiliate', 'admin', 'system'] as const
export const PartnershipSide = z.enum(partnershipSides)
export type PartnershipSide = z.infer<typeof PartnershipSide>

export const declineReasons = ['more-detail', 'requirements', 'not-a-fit', 'other'] as const
export const DeclineReason = z.enum(declineReasons, say('Choose a reason'))
export type DeclineReason = z.infer<typeof DeclineReason>

/** Terms that can be agreed with one partner; null stands for the hotel's base rate, or the platform's window. */
export const PartnershipTerm = z.discriminatedUnion('term', [
  z.strictObject({
    term: z.literal('rate'),
    fromPercent: z.number(),
    toPercent: z.number(),
    /** True if the hotel's base rate changes, rather than a rate of this partner's own. */
    isBase: z.boolean(),
  }),
  z.strictObject({ term: z.literal('window'), fromDays: z.int(), toDays: z.int() }),
])
export type PartnershipTerm = z.infer<typeof PartnershipTerm>

/** A campaign of the hotel: points on top of the rate, or a rate, for some days of booking or of arrival. */
const campaign = z.strictObject({
  name: z.string(),
  kind: z.enum(['points', 'rate']),
  percent: z.number(),
  dayOf: z.enum(['booking', 'arrival']),
  fromOn: IsoDate,
  untilOn: IsoDate,
})
export type CampaignTold = z.infer<typeof campaign>

/** What a tier takes: stays, or revenue in minor units, within a period. */
const TierGoal = z.strictObject({
  basis: z.enum(['stays', 'revenue']),
  period: z.enum(['month', 'quarter', 'year']),
  currency: z.string(),
})
export type TierGoalTold = z.infer<typeof TierGoal>
const tierTerms = z.strictObject({
  ...TierGoal.shape,
  tiers: z.array(z.strictObject({ threshold: z.int(), ratePercent: z.number() })),
  bonusCents: z.int(),
})
export type TierTermsTold = z.infer<typeof tierTerms>

const none = z.strictObject({})
/** A promo code of the affiliate that gives guests a discount. */
const code = z.strictObject({ code: z.string(), discountPercent: z.int() })

/** Parameters stored with each step of a partnership; `partnership-words.ts` puts them into words. */
export const partnershipEventParams = {
  requested: none,
  approved: z.strictObject({
    /** True if the hotel approves every request. */
    isAutomatic: z.boolean(),
  }),
  declined: z.strictObject({ reason: DeclineReason, askAgainOn: IsoDate }),
  withdrawn: none,
  invited: none,
  accepted: none,
  'invitation-declined': none,
  paused: none,
  resumed: none,
  ended: none,
  'terms-announced': z.strictObject({ change: PartnershipTerm, effectiveOn: IsoDate }),
  'terms-changed': z.strictObject({ change: PartnershipTerm }),
  'terms-cancelled': z.strictObject({ change: PartnershipTerm, effectiveOn: IsoDate }),
  'code-proposed': code,
  'code-agreed': code,
  'code-declined': code,
  'campaign-started': campaign,
  'campaign-stopped': campaign,
  /** Null without tiers and bonus; the day is null if they count at once. */
  'tiers-changed': z.strictObject({ terms: z.nullable(tierTerms), countFrom: z.nullable(IsoDate) }),
  'tier-reached': z.strictObject({ ...TierGoal.shape, threshold: z.int(), ratePercent: z.number() }),
  'tier-missed': z.strictObject({
    ...TierGoal.shape,
    threshold: z.int(),
    ratePercent: z.number(),
    figure: z.int(),
  }),
  'tier-kept': z.strictObject({ ratePercent: z.number() }),
  'tier-lowered': z.strictObject({
    fromPercent: z.number(),
    toPercent: z.number(),
    effectiveOn: IsoDate,
  }),
}
export type PartnershipEventKind = keyof typeof partnershipEventParams

const kind = <const Kind extends PartnershipEventKind>(name: Kind) =>
  z.strictObject({ kind: z.literal(name), params: partnershipEventParams[name] })

/** The steps that need no particulars of their own. */
const plainKinds = [
  'requested',
  'withdrawn',
  'invited',
  'accepted',
  'invitation-declined',
  'paused',
  'resumed',
  'ended',
] as const satisfies PartnershipEventKind[]

/** One step of a partnership, as data. */
export const PartnershipHappening = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(plainKinds), params: none }),
  kind('approved'),
  kind('declined'),
  kind('terms-announced'),
  kind('terms-changed'),
  kind('terms-cancelled'),
  kind('code-proposed'),
  kind('code-agreed'),
  kind('code-declined'),
  kind('campaign-started'),
  kind('campaign-stopped'),
  kind('tiers-changed'),
  kind('tier-reached'),
  kind('tier-missed'),
  kind('tier-kept'),
  kind('tier-lowered'),
])
export type PartnershipHappening = z.infer<typeof PartnershipHappening>
