import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { textsIn } from '../texts/texts.ts'

/** Says what is wrong with a field of the form; the field of a guest has their number behind its name. */
export function findFault(
  { visit, faults }: Pick<GuestPageOf<'booking-check-in'>, 'visit' | 'faults'>,
  name: string,
): string | undefined {
  const fault = faults[name]
  if (fault === undefined) return undefined
  const { wrong, missing, missingRules, missingSignature } = textsIn(visit.language).checkIn
  const field = name.replace(/-\d+$/, '')
  if (fault === 'wrong') return Object.entries(wrong).find(([key]) => key === field)?.[1] ?? missing
  if (field === 'rules') return missingRules
  return field === 'signature' ? missingSignature : missing
}
