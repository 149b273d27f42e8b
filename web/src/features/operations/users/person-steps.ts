import type { Person } from '@roomlark/contract/operations/people'
import type { Step } from '../../../data/people.ts'

export type StepName = Step['name']

type StepWords = {
  label: string
  /** The question asked first; without it the step is taken immediately. */
  ask?: { title: string; text: string; submit: string; isDanger: boolean }
  done: string
}

export const stepWords: Record<StepName, StepWords> = {
  inviteAgain: { label: 'Send invitation again', done: 'The invitation is on its way again.' },
  sendVerification: { label: 'Send verification', done: 'The verification link is on its way.' },
  verify: { label: 'Mark as verified', done: 'The email address is verified.' },
  restore: { label: 'Restore account', done: 'The account is open again.' },
  suspend: {
    label: 'Suspend account',
    ask: {
      title: 'Suspend account',
      text: 'They are signed out everywhere immediately and cannot sign in until you restore the account.',
      submit: 'Suspend',
      isDanger: true,
    },
    done: 'The account is suspended.',
  },
  forceReset: {
    label: 'Force password reset',
    ask: {
      title: 'Force password reset',
      text: 'Their password stops working, they are signed out, and we email them a link to choose a new one.',
      submit: 'Reset password',
      isDanger: true,
    },
    done: 'The old password no longer works, and the link is on its way.',
  },
  turnOffMfa: {
    label: 'Turn off two-step sign-in',
    ask: {
      title: 'Turn off two-step sign-in',
      text: 'For people who lost their phone and their recovery codes. Make sure that it is really them.',
      submit: 'Turn off',
      isDanger: true,
    },
    done: 'Two-step sign-in is off.',
  },
  changeType: {
    label: 'Change account type',
    ask: {
      title: 'Change account type',
      text: 'This changes what they can see and do. They are signed out and have to sign in again.',
      submit: 'Change type',
      isDanger: false,
    },
    done: 'The account type is changed.',
  },
  erase: {
    label: 'Delete account',
    ask: {
      title: 'Delete account',
      text: 'They are signed out immediately and their hotels close. In 14 days their personal data is erased for good, unless they sign in again or you restore the account.',
      submit: 'Delete account',
      isDanger: true,
    },
    done: 'The account is closed and will be erased in 14 days.',
  },
}

/** The steps possible for this account now; the server checks again. */
export function stepsFor(person: Person, isSelf: boolean): StepName[] {
  const { state, mfaEnabled } = person
  if (state === 'deleted') return []
  return [
    ...(state === 'invited' ? (['inviteAgain'] as const) : []),
    ...(state === 'unverified' ? (['sendVerification', 'verify'] as const) : []),
    ...(state === 'active' || state === 'unverified' ? (['forceReset'] as const) : []),
    ...(mfaEnabled ? (['turnOffMfa'] as const) : []),
    ...(isSelf ? [] : (['changeType'] as const)),
    ...(state === 'suspended' || state === 'leaving'
      ? (['restore'] as const)
      : isSelf
        ? []
        : (['suspend'] as const)),
    ...(isSelf || state === 'leaving' ? [] : (['erase'] as const)),
  ]
}
