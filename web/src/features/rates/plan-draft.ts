import { type CancellationPolicy, cancellationPresets, presetOf } from '@roomlark/contract/cancellation'
import type { RatePlan, RatePlanInput } from '@roomlark/contract/rates'
import { readPercent } from './change-draft.ts'
import { amountText, readAmount } from './money-text.ts'

/** A rate plan as it is typed, under the names of the contract. */
export type PlanDraft = {
  name: string
  mealPlan: RatePlanInput['mealPlan']
  percent: string
  perAdultCents: string
  /** A preset's name, `hotel` for the hotel's terms, or `own` for what the plan has. */
  cancellationPolicy: string
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
  cancellationPolicy: 'hotel',
  minStay: '',
  maxStay: '',
  sellFromOn: '',
  sellUntilOn: '',
  isActive: true,
}

export function planDraftOf(plan: RatePlan, currency: string): PlanDraft {
  return {
    name: plan.name,
    mealPlan: plan.mealPlan,
    percent: String(plan.percent),
    perAdultCents: amountText(plan.perAdultCents, currency),
    cancellationPolicy: policyName(plan.cancellationPolicy),
    minStay: plan.minStay === null ? '' : String(plan.minStay),
    maxStay: plan.maxStay === null ? '' : String(plan.maxStay),
    sellFromOn: plan.sellFromOn ?? '',
    sellUntilOn: plan.sellUntilOn ?? '',
    isActive: plan.isActive,
  }
}

/** `own`: the terms the plan has already. */
export function readPlan(draft: PlanDraft, currency: string, own: CancellationPolicy | null) {
  const presets: Readonly<Record<string, CancellationPolicy>> = cancellationPresets
  return {
    name: draft.name,
    mealPlan: draft.mealPlan,
    percent: readPercent(draft.percent),
    perAdultCents: readAmount(draft.perAdultCents, currency),
    cancellationPolicy:
      draft.cancellationPolicy === 'own' ? own : (presets[draft.cancellationPolicy] ?? null),
    minStay: numberOrNull(draft.minStay),
    maxStay: numberOrNull(draft.maxStay),
    sellFromOn: draft.sellFromOn || null,
    sellUntilOn: draft.sellUntilOn || null,
    isActive: draft.isActive,
  }
}

export function policyName(policy: CancellationPolicy | null): string {
  return policy === null ? 'hotel' : (presetOf(policy) ?? 'own')
}

function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
