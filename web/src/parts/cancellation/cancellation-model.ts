import {
  type CancellationFee,
  CancellationPolicy,
  type CancellationStep,
  mostCancellationSteps,
} from '@roomlark/contract/inventory/cancellation'

/** Another step, ending nearer to check-in than the last; null where there is no room for one. */
export function withStep(policy: CancellationPolicy): CancellationPolicy | null {
  if (policy.steps.length >= mostCancellationSteps) return null
  const last = policy.steps.at(-1)
  if (!last) return { ...policy, steps: [{ until: { amount: 1, unit: 'days' }, fee: freeOfCharge }] }
  const until = nearer(last.until)
  return until && { ...policy, steps: [...policy.steps, { until, fee: feeOfKind('percent') }] }
}

export function withoutStep(policy: CancellationPolicy, index: number): CancellationPolicy {
  return { ...policy, steps: policy.steps.filter((_, at) => at !== index) }
}

export function replaceStep(
  policy: CancellationPolicy,
  index: number,
  step: CancellationStep,
): CancellationPolicy {
  return { ...policy, steps: policy.steps.map((other, at) => (at === index ? step : other)) }
}

const freeOfCharge: CancellationFee = { kind: 'percent', percent: 0 }

/** Returns the initial value of a fee of the chosen kind. */
export function feeOfKind(kind: CancellationFee['kind']): CancellationFee {
  return kind === 'percent' ? { kind, percent: 50 } : { kind, nights: 1 }
}

export function feeAmount(fee: CancellationFee): number {
  return fee.kind === 'percent' ? fee.percent : fee.nights
}

export function withAmount(fee: CancellationFee, amount: number): CancellationFee {
  return fee.kind === 'percent' ? { ...fee, percent: amount } : { ...fee, nights: amount }
}

/** Validates a policy; the errors are by path: `steps.0.until.amount`. */
export function policyIssues(policy: CancellationPolicy): ReadonlyMap<string, string> {
  const parsed = CancellationPolicy.safeParse(policy)
  if (parsed.success) return new Map()
  // The first message about a field counts.
  return new Map(parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const).reverse())
}

function nearer({ amount, unit }: CancellationStep['until']): CancellationStep['until'] | null {
  if (unit === 'days' && amount === 1) return { amount: 12, unit: 'hours' }
  return amount > 0 ? { amount: Math.floor(amount / 2), unit } : null
}
