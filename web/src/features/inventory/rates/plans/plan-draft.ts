import type { CancellationPolicy } from '@roomlark/contract/inventory/cancellation'
import {
  type DepositSize,
  isNonRefundable,
  type PaymentKind,
  type PaymentTerms,
} from '@roomlark/contract/inventory/payment-terms'
import type { MealValue } from '@roomlark/contract/inventory/plan-meals'
import type { RatePlan, RatePlanInput } from '@roomlark/contract/inventory/rates'
import { typedNumber } from '../../../../lib/format-number.ts'
import { readPercent } from '../../../../lib/read-number.ts'
import { amountText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

/** A rate plan as typed, under the field names of the contract. */
export type PlanDraft = {
  name: string
  mealPlan: RatePlanInput['mealPlan']
  percent: string
  perAdultCents: string
  mealValue: MealDraft
  /** Null: the hotel's. */
  cancellationPolicy: CancellationPolicy | null
  paymentTerms: PaymentDraft
  minStay: string
  maxStay: string
  sellFromOn: string
  sellUntilOn: string
  /** Empty: everybody. */
  companyIds: string[]
  isActive: boolean
}

/** The value of meals as typed; it is kept while meals are switched off. */
type MealDraft = { isOn: boolean; adultCents: string; childCents: string; vatKind: MealValue['vatKind'] }

const newMealDraft: MealDraft = { isOn: false, adultCents: '', childCents: '0', vatKind: 'food' }

/** Payment terms as typed. What does not belong to the kind stays, for whoever changes their mind. */
type PaymentDraft = {
  kind: PaymentKind
  size: { kind: DepositSize['kind']; percent: string; cents: string }
  rest: 'at-hotel' | 'before'
  restDaysBefore: string
  cityTaxAtHotel: boolean
}

const newPaymentDraft: PaymentDraft = {
  kind: 'at-hotel',
  size: { kind: 'percent', percent: '30', cents: '' },
  rest: 'at-hotel',
  restDaysBefore: '7',
  cityTaxAtHotel: false,
}

export const newPlanDraft: PlanDraft = {
  name: '',
  mealPlan: 'room-only',
  percent: '0',
  perAdultCents: '0',
  mealValue: newMealDraft,
  cancellationPolicy: null,
  paymentTerms: newPaymentDraft,
  minStay: '',
  maxStay: '',
  sellFromOn: '',
  sellUntilOn: '',
  companyIds: [],
  isActive: true,
}

export function toPlanDraft(plan: RatePlan, currency: string): PlanDraft {
  return {
    name: plan.name,
    mealPlan: plan.mealPlan,
    percent: typedNumber(plan.percent),
    perAdultCents: amountText(plan.perAdultCents, currency),
    mealValue: toMealDraft(plan.mealValue, currency),
    cancellationPolicy: plan.cancellationPolicy,
    paymentTerms: toPaymentDraft(plan.paymentTerms, currency),
    minStay: plan.minStay === null ? '' : String(plan.minStay),
    maxStay: plan.maxStay === null ? '' : String(plan.maxStay),
    sellFromOn: plan.sellFromOn ?? '',
    sellUntilOn: plan.sellUntilOn ?? '',
    companyIds: plan.companyIds,
    isActive: plan.isActive,
  }
}

function toMealDraft(value: MealValue | null, currency: string): MealDraft {
  if (!value) return newMealDraft
  const { adultCents, childCents, vatKind } = value
  const [adult, child] = [amountText(adultCents, currency), amountText(childCents, currency)]
  return { isOn: true, adultCents: adult, childCents: child, vatKind }
}

function toPaymentDraft(terms: PaymentTerms, currency: string): PaymentDraft {
  const { kind } = terms
  if (kind === 'prepaid') return { ...newPaymentDraft, kind, cityTaxAtHotel: terms.cityTaxAtHotel }
  if (kind !== 'deposit') return { ...newPaymentDraft, kind }
  const { size, restDaysBefore, cityTaxAtHotel } = terms
  return {
    kind,
    size: {
      ...newPaymentDraft.size,
      kind: size.kind,
      ...(size.kind === 'percent' && { percent: typedNumber(size.percent) }),
      ...(size.kind === 'amount' && { cents: amountText(size.cents, currency) }),
    },
    rest: restDaysBefore === null ? 'at-hotel' : 'before',
    restDaysBefore: restDaysBefore === null ? newPaymentDraft.restDaysBefore : String(restDaysBefore),
    cityTaxAtHotel,
  }
}

/** A plan that never refunds is prepaid, whatever was chosen before. */
export function readPaymentTerms(draft: PlanDraft, inherited: CancellationPolicy, currency: string) {
  const { kind, size, rest, restDaysBefore, cityTaxAtHotel } = draft.paymentTerms
  if (kind === 'prepaid' || isNonRefundable(draft.cancellationPolicy ?? inherited)) {
    return { kind: 'prepaid', cityTaxAtHotel }
  }
  if (kind !== 'deposit') return { kind }
  return {
    kind,
    size: readSize(size, currency),
    restDaysBefore: rest === 'before' ? Number(restDaysBefore) : null,
    cityTaxAtHotel,
  }
}

function readSize({ kind, percent, cents }: PaymentDraft['size'], currency: string) {
  if (kind === 'percent') return { kind, percent: readPercent(percent) }
  return kind === 'amount' ? { kind, cents: readAmount(cents, currency) } : { kind }
}

export function readPlan(draft: PlanDraft, currency: string) {
  return {
    name: draft.name,
    mealPlan: draft.mealPlan,
    percent: readPercent(draft.percent),
    perAdultCents: readAmount(draft.perAdultCents, currency),
    mealValue: readMealValue(draft, currency),
    cancellationPolicy: draft.cancellationPolicy,
    minStay: numberOrNull(draft.minStay),
    maxStay: numberOrNull(draft.maxStay),
    sellFromOn: draft.sellFromOn || null,
    sellUntilOn: draft.sellUntilOn || null,
    companyIds: draft.companyIds,
    isActive: draft.isActive,
  }
}

function readMealValue({ mealPlan, mealValue }: PlanDraft, currency: string) {
  const { isOn, adultCents, childCents, vatKind } = mealValue
  if (mealPlan === 'room-only' || !isOn) return null
  return {
    adultCents: readAmount(adultCents, currency),
    childCents: readAmount(childCents, currency),
    vatKind,
  }
}

function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
