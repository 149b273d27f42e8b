import type { CancellationPolicy } from '@roomlark/contract/inventory/cancellation'
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
  /** Null: the hotel's. */
  cancellationPolicy: CancellationPolicy | null
  minStay: string
  maxStay: string
  sellFromOn: string
  sellUntilOn: string
  isActive: boolean
}

export const newPlanDraft: PlanDraft = {
  name: '',
  mealPlan: 'room-only',
  percent: '0',
  perAdultCents: '0',
  cancellationPolicy: null,
  minStay: '',
  maxStay: '',
  sellFromOn: '',
  sellUntilOn: '',
  isActive: true,
}

export function toPlanDraft(plan: RatePlan, currency: string): PlanDraft {
  return {
    name: plan.name,
    mealPlan: plan.mealPlan,
    percent: typedNumber(plan.percent),
    perAdultCents: amountText(plan.perAdultCents, currency),
    cancellationPolicy: plan.cancellationPolicy,
    minStay: plan.minStay === null ? '' : String(plan.minStay),
    maxStay: plan.maxStay === null ? '' : String(plan.maxStay),
    sellFromOn: plan.sellFromOn ?? '',
    sellUntilOn: plan.sellUntilOn ?? '',
    isActive: plan.isActive,
  }
}

export function readPlan(draft: PlanDraft, currency: string) {
  return {
    name: draft.name,
    mealPlan: draft.mealPlan,
    percent: readPercent(draft.percent),
    perAdultCents: readAmount(draft.perAdultCents, currency),
    cancellationPolicy: draft.cancellationPolicy,
    minStay: numberOrNull(draft.minStay),
    maxStay: numberOrNull(draft.maxStay),
    sellFromOn: draft.sellFromOn || null,
    sellUntilOn: draft.sellUntilOn || null,
    isActive: draft.isActive,
  }
}

function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
