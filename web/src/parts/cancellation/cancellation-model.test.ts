import {
  CancellationPolicy,
  cancellationPresets,
  mostCancellationSteps,
} from '@roomlark/contract/inventory/cancellation'
import { describe, expect, it } from 'vitest'
import {
  feeAmount,
  feeOfKind,
  policyIssues,
  replaceStep,
  withAmount,
  withoutStep,
  withStep,
} from './cancellation-model.ts'

describe('withStep', () => {
  it('begins with a free one, and ends each nearer to check-in than the last', () => {
    let policy: CancellationPolicy | null = cancellationPresets['Non-refundable']
    const ends: string[] = []
    while (policy) {
      expect(CancellationPolicy.safeParse(policy).success).toBe(true)
      ends.push(policy.steps.map(({ until }) => `${until.amount} ${until.unit}`).at(-1) ?? 'none')
      policy = withStep(policy)
    }
    expect(ends).toEqual(['none', '1 days', '12 hours', '6 hours', '3 hours', '1 hours', '0 hours'])
    expect(ends).toHaveLength(mostCancellationSteps + 1)
  })
  it('has no room after a step that ends at check-in', () => {
    const atCheckIn = replaceStep(cancellationPresets.Flexible, 0, {
      until: { amount: 0, unit: 'days' },
      fee: feeOfKind('percent'),
    })
    expect(withStep(atCheckIn)).toBeNull()
  })
})

describe('steps and fees', () => {
  it('replaces and removes one step and leaves the others', () => {
    const { steps } = withoutStep(cancellationPresets.Moderate, 0)
    expect(steps).toEqual([cancellationPresets.Moderate.steps[1]])
  })
  it('changes an amount within its kind', () => {
    expect(withAmount(feeOfKind('nights'), 3)).toEqual({ kind: 'nights', nights: 3 })
    expect(feeAmount(withAmount(feeOfKind('percent'), 33.5))).toBe(33.5)
  })
})

describe('policyIssues', () => {
  it('is empty for every preset', () => {
    for (const preset of Object.values(cancellationPresets)) expect(policyIssues(preset).size).toBe(0)
  })
  it('says what is wrong where', () => {
    const policy: CancellationPolicy = {
      steps: [
        { until: { amount: Number.NaN, unit: 'days' }, fee: { kind: 'percent', percent: 101 } },
        { until: { amount: 2, unit: 'days' }, fee: { kind: 'nights', nights: 0 } },
      ],
      noShowFee: { kind: 'percent', percent: Number.NaN },
    }
    expect(Object.fromEntries(policyIssues(policy))).toMatchObject({
      'steps.0.until.amount': 'Enter a whole number',
      'steps.0.fee.percent': 'Use 0 to 100 percent',
      'steps.1.fee.nights': 'Use 1 to 30 nights',
      'noShowFee.percent': 'Enter a number',
    })
  })
  it('checks the order of the steps', () => {
    const steps = cancellationPresets.Moderate.steps.toReversed()
    expect(policyIssues({ ...cancellationPresets.Moderate, steps }).get('steps')).toBe(
      'Each step must end later than the one before it',
    )
  })
})
