import type { Person } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { type StepName, stepsFor } from './person-steps.ts'

/** Steps for several accounts at once, in the order of the bar. */
const bulkNames = ['sendVerification', 'verify', 'restore', 'suspend'] as const satisfies StepName[]
export type BulkName = (typeof bulkNames)[number]

type BulkWords = {
  button: string
  title: string
  text: string
  submit: (count: number) => string
  done: string
}

export const bulkWords: Record<BulkName, BulkWords> = {
  sendVerification: {
    button: say('Send verification'),
    title: say('Send verification'),
    text: say('Each gets a new link; links sent before stop working.'),
    submit: (count) => say('Send {count}', { count }),
    done: say('Link sent'),
  },
  verify: {
    button: say('Verify'),
    title: say('Mark as verified'),
    text: say('You confirm that these addresses are right; their owners can sign in immediately.'),
    submit: (count) => say('Verify {count}', { count }),
    done: say('Verified'),
  },
  restore: {
    button: say('Restore'),
    title: say('Restore accounts'),
    text: say('They can sign in again, and each person is notified.'),
    submit: (count) => say('Restore {count}', { count }),
    done: say('Restored'),
  },
  suspend: {
    button: say('Suspend'),
    title: say('Suspend accounts'),
    text: say('They are signed out everywhere immediately and cannot sign in until you restore them.'),
    submit: (count) => say('Suspend {count}', { count }),
    done: say('Suspended'),
  },
}

/** The steps that make sense for at least one of them; the server checks each account. */
export function bulkStepsFor(chosen: readonly Person[], ownId: string): BulkName[] {
  return bulkNames.filter((name) =>
    chosen.some((person) => stepsFor(person, person.id === ownId).includes(name)),
  )
}
