import type { ListedPartnership } from '@roomlark/contract/partners/all-partnerships'
import type { PartnershipState } from '@roomlark/contract/partnership-events'
import { say } from '@roomlark/contract/say'

export const stateTones = {
  invited: 'neutral',
  requested: 'accent',
  active: 'success',
  paused: 'warning',
  ended: 'neutral',
  declined: 'error',
} as const satisfies Record<PartnershipState, string>

/** Steps that administrators take in a partnership; everything else is up to its two sides. */
export const adminSteps = ['pause', 'resume', 'end'] as const
export type AdminStep = (typeof adminSteps)[number]

type StepWords = {
  label: string
  title: string
  text: string
  submit: string
  done: string
  isDanger: boolean
}

export const stepWords: Record<AdminStep, StepWords> = {
  pause: {
    label: say('Pause partnership'),
    title: say('Pause partnership'),
    text: say(
      'Its links still lead to the hotel but earn nothing until an administrator resumes it. Bookings already made keep their terms.',
    ),
    submit: say('Pause'),
    done: say('The partnership is paused.'),
    isDanger: false,
  },
  resume: {
    label: say('Resume partnership'),
    title: say('Resume partnership'),
    text: say('Its links count again from now on.'),
    submit: say('Resume'),
    done: say('The partnership is active again.'),
    isDanger: false,
  },
  end: {
    label: say('End partnership'),
    title: say('End partnership'),
    text: say(
      'Its links still lead to the hotel but earn nothing from now on. Bookings already made keep their terms.',
    ),
    submit: say('End partnership'),
    done: say('The partnership has ended.'),
    isDanger: true,
  },
}

/** The steps possible now; the server checks again. */
export function stepsFor({ state }: Pick<ListedPartnership, 'state'>): AdminStep[] {
  if (state === 'active') return ['pause', 'end']
  return state === 'paused' ? ['resume', 'end'] : []
}
