import type { Person } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import type { Step } from '../../../data/people.ts'

export type StepName = Step['name']

type StepWords = {
  label: string
  /** The question asked first; without it the step is taken immediately. */
  ask?: { title: string; text: string; submit: string; isDanger: boolean }
  done: string
}

export const stepWords: Record<StepName, StepWords> = {
  inviteAgain: { label: say('Send invitation again'), done: say('The invitation is on its way again.') },
  sendVerification: { label: say('Send verification'), done: say('The verification link is on its way.') },
  verify: { label: say('Mark as verified'), done: say('The email address is verified.') },
  restore: { label: say('Restore account'), done: say('The account is open again.') },
  suspend: {
    label: say('Suspend account'),
    ask: {
      title: say('Suspend account'),
      text: say(
        'They are signed out everywhere immediately and cannot sign in until you restore the account.',
      ),
      submit: say('Suspend'),
      isDanger: true,
    },
    done: say('The account is suspended.'),
  },
  forceReset: {
    label: say('Force password reset'),
    ask: {
      title: say('Force password reset'),
      text: say(
        'Their password stops working, they are signed out, and we email them a link to choose a new one.',
      ),
      submit: say('Reset password'),
      isDanger: true,
    },
    done: say('The old password no longer works, and the link is on its way.'),
  },
  turnOffMfa: {
    label: say('Turn off two-step sign-in'),
    ask: {
      title: say('Turn off two-step sign-in'),
      text: say(
        'For people who lost their phone and their recovery codes. Make sure that it is really them.',
      ),
      submit: say('Turn off'),
      isDanger: true,
    },
    done: say('Two-step sign-in is off.'),
  },
  changeType: {
    label: say('Change account type'),
    ask: {
      title: say('Change account type'),
      text: say('This changes what they can see and do. They are signed out and have to sign in again.'),
      submit: say('Change type'),
      isDanger: false,
    },
    done: say('The account type is changed.'),
  },
  erase: {
    label: say('Delete account'),
    ask: {
      title: say('Delete account'),
      text: say(
        'They are signed out immediately and their hotels close. In 14 days their personal data is erased for good, unless they sign in again or you restore the account.',
      ),
      submit: say('Delete account'),
      isDanger: true,
    },
    done: say('The account is closed and will be erased in 14 days.'),
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
