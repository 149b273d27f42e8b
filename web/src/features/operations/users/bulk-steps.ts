import type { Person } from '@roomlark/contract/operations/people'
import { type StepName, stepsFor } from './person-steps.ts'

/** Steps for several accounts at once, in the order of the bar. */
const bulkNames = ['sendVerification', 'verify', 'restore', 'suspend'] as const satisfies StepName[]
export type BulkName = (typeof bulkNames)[number]

type BulkWords = { button: string; title: string; text: string; submit: string; done: string }

export const bulkWords: Record<BulkName, BulkWords> = {
  sendVerification: {
    button: 'Send verification',
    title: 'Send verification',
    text: 'Each gets a new link; links sent before stop working.',
    submit: 'Send',
    done: 'Link sent',
  },
  verify: {
    button: 'Verify',
    title: 'Mark as verified',
    text: 'You confirm that these addresses are right; their owners can sign in immediately.',
    submit: 'Verify',
    done: 'Verified',
  },
  restore: {
    button: 'Restore',
    title: 'Restore accounts',
    text: 'They can sign in again, and each person is notified.',
    submit: 'Restore',
    done: 'Restored',
  },
  suspend: {
    button: 'Suspend',
    title: 'Suspend accounts',
    text: 'They are signed out everywhere immediately and cannot sign in until you restore them.',
    submit: 'Suspend',
    done: 'Suspended',
  },
}

/** The steps that make sense for at least one of them; the server checks each account. */
export function bulkStepsFor(chosen: readonly Person[], ownId: string): BulkName[] {
  return bulkNames.filter((name) =>
    chosen.some((person) => stepsFor(person, person.id === ownId).includes(name)),
  )
}
