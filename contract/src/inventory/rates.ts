import * as z from 'zod/mini'
import { IsoDate, StayLimit, Weekdays } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { AcceptLow, Cents, PercentChange } from '../money.ts'
import { Id, requiredName, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { CancellationPolicy } from './cancellation.ts'
import { PaymentTerms } from './payment-terms.ts'
import { MealValue } from './plan-meals.ts'
import { plainTaxRules, TaxRules } from './tax-rules.ts'

export const mealPlans = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive'] as const
export const MealPlan = z.enum(mealPlans)
export type MealPlan = z.infer<typeof MealPlan>

/** A fixed price, or a percentage change of the price so far. */
export const PriceEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), cents: Cents }),
  z.strictObject({ kind: z.literal('percent'), percent: PercentChange }),
])
export type PriceEffect = z.infer<typeof PriceEffect>

const planCompanies = 50

export const RatePlanInput = z.strictObject({
  name: requiredName(60, say('Name is required')),
  mealPlan: MealPlan,
  /** Changes the price of every night. */
  percent: PercentChange,
  /** Added to every night, e.g. for breakfast, per adult. */
  perAdultCents: Cents,
  /**
   * Value of the meals in the price; null leaves the whole price with the rooms. Without it a new plan has none, and an
   * existing plan keeps its own while it includes meals.
   */
  mealValue: z.optional(z.nullable(MealValue)),
  /** Null means the hotel's own policy. */
  cancellationPolicy: z.nullable(CancellationPolicy),
  /** Payment terms for guests of the site; without them a new plan is paid at the hotel, and an old one keeps its own. */
  paymentTerms: z.optional(PaymentTerms),
  minStay: StayLimit,
  maxStay: StayLimit,
  /** The plan can be booked from and until these dates; null means no limit. */
  sellFromOn: z.nullable(IsoDate),
  sellUntilOn: z.nullable(IsoDate),
  /**
   * The companies that it is for; it is then offered at the desk alone, for guests of these. Empty is for everybody.
   * Without it a new plan is for everybody, and any other keeps its own.
   */
  companyIds: z.optional(
    z
      .array(Id)
      .check(z.maxLength(planCompanies, say('Choose at most {count} companies', { count: planCompanies }))),
  ),
  isActive: z.boolean(),
})
export type RatePlanInput = z.infer<typeof RatePlanInput>

export const RatePlan = z.object({
  id: Id,
  ...RatePlanInput.shape,
  paymentTerms: PaymentTerms,
  mealValue: z.nullable(MealValue),
  companyIds: z.array(Id),
  version: z.int(),
})
export type RatePlan = z.infer<typeof RatePlan>

/**
 * A season has dates, and a weekday rule has none. Seasons apply first, then weekdays; the rule added last
 * wins.
 */
export const PriceRuleInput = z.strictObject({
  name: requiredName(60, say('Name is required')),
  /** Null means every room type of the hotel. */
  roomTypeId: z.nullable(Id),
  fromOn: z.nullable(IsoDate),
  /** The last night is included. */
  untilOn: z.nullable(IsoDate),
  /** 0 is Sunday, and an empty list means every day. */
  weekdays: Weekdays,
  effect: PriceEffect,
})
export type PriceRuleInput = z.infer<typeof PriceRuleInput>

/** Without dates and weekdays a rule would only be another base price. */
const changesSomeNights = z.refine<Pick<PriceRuleInput, 'fromOn' | 'untilOn' | 'weekdays'>>(
  ({ fromOn, untilOn, weekdays }) => fromOn !== null || untilOn !== null || weekdays.length > 0,
  { message: say('Choose dates, days of the week, or both'), path: ['weekdays'] },
)
/** A rule as a form checks it. */
export const PriceRuleForm = PriceRuleInput.check(changesSomeNights)

export const PriceRule = z.object({ id: Id, ...PriceRuleInput.shape, version: z.int() })
export type PriceRule = z.infer<typeof PriceRule>

/** Taxes and fees as the hotel has set them; a hotel that never did has version 0. */
export const HotelTaxes = z.extend(TaxRules, { version: Version })
export type HotelTaxes = z.infer<typeof HotelTaxes>

export const HotelRates = z.object({
  plans: z.array(RatePlan),
  rules: z.array(PriceRule),
  taxes: HotelTaxes,
  /** True if guests of the site pay by the terms of the plans; otherwise all is paid at the hotel. */
  takesPayments: z.boolean(),
})
export type HotelRates = z.infer<typeof HotelRates>

const HotelParams = z.strictObject({ hotelId: Id })
const PlanParams = z.strictObject({ hotelId: Id, planId: Id })
const RuleParams = z.strictObject({ hotelId: Id, ruleId: Id })
const keepers = ['hotel', 'admin'] as const

export const rates = {
  get: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/rates',
    keys: 'rates',
    access: keepers,
    permission: 'see-rooms',
    launch: ['hotelPages', 'bookings'],
    summary: 'Read rate plans, price rules and taxes',
    params: HotelParams,
    response: HotelRates,
  }),
  createPlan: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/rates/plans',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Add a rate plan',
    params: HotelParams,
    body: RatePlanInput,
    response: RatePlan,
  }),
  updatePlan: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/rates/plans/:planId',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Change a rate plan; carries the version that was read',
    params: PlanParams,
    body: z.extend(RatePlanInput, { version: Version }),
    response: RatePlan,
  }),
  removePlan: endpoint({
    method: 'DELETE',
    path: '/hotels/:hotelId/rates/plans/:planId',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Remove a rate plan; bookings keep theirs',
    params: PlanParams,
    response: z.null(),
  }),
  createRule: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/rates/rules',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Add a season or weekday rule',
    params: HotelParams,
    body: z.extend(PriceRuleInput, { acceptLow: AcceptLow }).check(changesSomeNights),
    response: PriceRule,
  }),
  updateRule: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/rates/rules/:ruleId',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Change a season or weekday rule, which keeps its place; carries the version that was read',
    params: RuleParams,
    body: z.extend(PriceRuleInput, { version: Version, acceptLow: AcceptLow }).check(changesSomeNights),
    response: PriceRule,
  }),
  removeRule: endpoint({
    method: 'DELETE',
    path: '/hotels/:hotelId/rates/rules/:ruleId',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Remove a season or weekday rule',
    params: RuleParams,
    response: z.null(),
  }),
  setTaxes: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/rates/taxes',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Set taxes and fees',
    params: HotelParams,
    body: HotelTaxes,
    example: { ...plainTaxRules(10, true), version: 0 },
    response: HotelTaxes,
  }),
}
