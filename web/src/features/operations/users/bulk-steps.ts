import type { Person } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { type StepName, stepsFor } from './person-steps.ts'

/** Steps for several accounts at once, in the order of the bar. */
const bulkNames = ['sendVerification', 'verify', 'restore', 'suspend'] as const satisfies StepName[]
export type BulkName = (typeof bulkNames)[number]

type BulkWords = { button: string; title: string; text: string; submit: string; done: string }

export const bulkWords: Record<BulkName, BulkWords> = {
  sendVerification: {
    button: 'Send verification',
    title: say('Send verification'),
    text: say('Each gets a new link; links sent before stop working.'),
    submit: 'Send',
    done: say('Link sent'),
  },
  verify: {
    button: 'Verify',
    title: say('Mark as verified'),
    text: say('You confirm that these addresses are right; their owners can sign in immediately.'),
    submit: 'Verify',
    done: say('Verified'),
  },
  restore: {
    button: 'Restore',
    title: say('Restore accounts'),
    text: say('They can sign in again, and each person is notified.'),
    submit: 'Restore',
    done: say('Restored'),
  },
  suspend: {
    button: 'Suspend',
    title: say('Suspend accounts'),
    text: say('They are signed out everywhere immediately and cannot sign in until you restore them.'),
    submit: 'Suspend',
    done: say('Suspended'),
  },
}

/** The steps that make sense for at least one of them; the server checks each account. */
export function bulkStepsFor(chosen: readonly Person[], ownId: string): BulkName[] {
  return bulkNames.filter((name) =>
    chosen.some((person) => stepsFor(person, person.id === ownId).includes(name)),
  )
}
