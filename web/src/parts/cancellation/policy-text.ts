import type {
  CancellationFee,
  CancellationPolicy,
  cancellationPresets,
} from '@roomlark/contract/inventory/cancellation'
import { type CancellationTerm, cancellationTerms, feeWords } from '@roomlark/contract/inventory/policy-words'
import { say } from '@roomlark/contract/say'
import { weekdayLongDay } from '../../lib/day-words.ts'
import { percentText } from '../../lib/format-number.ts'

export const presetWords: Record<keyof typeof cancellationPresets, string> = {
  Flexible: say('Flexible'),
  Moderate: say('Moderate'),
  Strict: say('Strict'),
  'Non-refundable': say('Non-refundable'),
}

const write = { day: weekdayLongDay, percent: percentText }

/** The terms of a policy in the formats of the account. */
export function policyTerms(
  policy: CancellationPolicy,
  arrival: { checkInOn: string; checkInTime: string },
): CancellationTerm[] {
  return cancellationTerms(policy, arrival, write)
}

/** `50% of the stay` */
export function feeText(fee: CancellationFee): string {
  return feeWords(fee, write)
}
