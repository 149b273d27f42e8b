import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Cents, highestCents, PercentChange } from '../money.ts'
import { Id, requiredName, Version } from '../primitives.ts'
import { say } from '../say.ts'

export const demandLimits = { rules: 50, days: 400, previewNights: 400, acceptedNights: 1000 } as const

/** A rule that is off does nothing, one that suggests is only shown, and one that applies changes prices by itself. */
export const demandStates = ['off', 'suggests', 'applies'] as const
export const DemandState = z.enum(demandStates)
export type DemandState = z.infer<typeof DemandState>

const percentTaken = say('Use 1 to 100 percent')
const daysAhead = say('Use 0 to {days} days', { days: demandLimits.days })

/** Occupancy of the room type, or of the whole hotel, on the night. */
export const OccupancyCondition = z.strictObject({
  of: z.enum(['type', 'hotel']),
  is: z.enum(['from', 'below']),
  percent: z.int(percentTaken).check(z.gte(1, percentTaken), z.lte(100, percentTaken)),
})
export type OccupancyCondition = z.infer<typeof OccupancyCondition>

/** Lead time: days from today to the night. `within` includes the given day. */
export const LeadCondition = z.strictObject({
  is: z.enum(['within', 'over']),
  days: z.int(daysAhead).check(z.gte(0, daysAhead), z.lte(demandLimits.days, daysAhead)),
})
export type LeadCondition = z.infer<typeof LeadCondition>

const tooLarge = say('That amount is too large')

/** The change that a rule makes to the price; negative values lower it. */
export const DemandEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: PercentChange }),
  z.strictObject({
    kind: z.literal('amount'),
    cents: z.int(say('Enter an amount')).check(z.gte(-highestCents, tooLarge), z.lte(highestCents, tooLarge)),
  }),
])
export type DemandEffect = z.infer<typeof DemandEffect>

export const DemandRuleInput = z.strictObject({
  name: requiredName(60, say('Name is required')),
  /** Null means every room type of the hotel. */
  roomTypeId: z.nullable(Id),
  /** Both conditions have to hold where a rule has both. */
  occupancy: z.nullable(OccupancyCondition),
  lead: z.nullable(LeadCondition),
  effect: DemandEffect,
  state: DemandState,
})
export type DemandRuleInput = z.infer<typeof DemandRuleInput>

const hasCondition = z.refine<Pick<DemandRuleInput, 'occupancy' | 'lead'>>(
  ({ occupancy, lead }) => occupancy !== null || lead !== null,
  { message: say('Choose how full, how far ahead, or both'), path: ['occupancy'] },
)
/** A rule as a form checks it. */
export const DemandRuleForm = DemandRuleInput.check(hasCondition)

export const DemandRule = z.object({ id: Id, ...DemandRuleInput.shape, version: z.int() })
export type DemandRule = z.infer<typeof DemandRule>

/** The effect of one rule on one night's price. The night keeps it, so that every reader finds the same price. */
export const DemandStep = z.object({ ruleId: Id, name: z.string(), effect: DemandEffect })
export type DemandStep = z.infer<typeof DemandStep>

/** A night that rules would sell at another price. */
export const DemandNight = z.object({
  roomTypeId: Id,
  night: IsoDate,
  priceCents: z.int(),
  wouldCents: z.int(),
  /** The rules that hold, in their order. */
  steps: z.array(DemandStep),
  /** Occupancy in whole percent, rounded down; null if nothing can be sold. */
  typePercent: z.nullable(z.int()),
  hotelPercent: z.nullable(z.int()),
  daysAhead: z.int(),
  /** The limit of the room type that stopped the price. */
  bound: z.nullable(z.enum(['floor', 'ceiling'])),
})
export type DemandNight = z.infer<typeof DemandNight>

export const DemandPreview = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  currency: z.string(),
  nights: z.array(DemandNight),
})
export type DemandPreview = z.infer<typeof DemandPreview>

/** A price as it was shown and as it shall be. */
export const AcceptedNight = z.strictObject({
  roomTypeId: Id,
  night: IsoDate,
  fromCents: Cents,
  toCents: Cents,
})
export type AcceptedNight = z.infer<typeof AcceptedNight>

const HotelParams = z.strictObject({ hotelId: Id })
const RuleParams = z.strictObject({ hotelId: Id, ruleId: Id })
const shared = { access: ['hotel', 'admin'], keys: 'rates', launch: ['hotelPages'] } as const

export const demand = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/hotels/:hotelId/demand/rules',
    permission: 'see-rooms',
    summary: 'List the rules by occupancy and lead time, in the order in which they count',
    params: HotelParams,
    response: z.array(DemandRule),
  }),
  create: endpoint({
    ...shared,
    method: 'POST',
    path: '/hotels/:hotelId/demand/rules',
    permission: 'change-offer',
    summary: 'Add a rule by occupancy or lead time; it counts after all others',
    params: HotelParams,
    body: DemandRuleForm,
    response: DemandRule,
  }),
  update: endpoint({
    ...shared,
    method: 'PUT',
    path: '/hotels/:hotelId/demand/rules/:ruleId',
    permission: 'change-offer',
    summary: 'Change a rule, which keeps its place; carries the version that was read',
    params: RuleParams,
    body: z.extend(DemandRuleInput, { version: Version }).check(hasCondition),
    response: DemandRule,
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/hotels/:hotelId/demand/rules/:ruleId',
    permission: 'change-offer',
    summary: 'Remove a rule; nights go back to the price without it, bookings keep theirs',
    params: RuleParams,
    response: z.null(),
  }),
  preview: endpoint({
    ...shared,
    method: 'GET',
    path: '/hotels/:hotelId/demand/preview',
    permission: 'see-rooms',
    summary:
      'List nights that would cost something else with the rules that suggest, or with one rule in any state; at most 400 nights',
    params: HotelParams,
    query: z.strictObject({ fromOn: IsoDate, untilOn: IsoDate, ruleId: z.optional(Id) }),
    response: DemandPreview,
  }),
  accept: endpoint({
    ...shared,
    method: 'POST',
    path: '/hotels/:hotelId/demand/accept',
    permission: 'change-offer',
    summary: 'Set suggested prices as prices of their nights, all or none; refused if one has changed since',
    params: HotelParams,
    body: z.strictObject({
      nights: z.array(AcceptedNight).check(
        z.minLength(1, say('Choose a night')),
        z.maxLength(
          demandLimits.acceptedNights,
          say('Choose at most {count} nights', { count: demandLimits.acceptedNights }),
        ),
        z.refine(
          (nights) => new Set(nights.map((one) => `${one.roomTypeId} ${one.night}`)).size === nights.length,
          say('A night is listed twice'),
        ),
      ),
    }),
    response: z.object({ nights: z.int() }),
  }),
}
