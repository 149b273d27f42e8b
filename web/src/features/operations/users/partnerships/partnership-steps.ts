import type { ListedPartnership } from '@roomlark/contract/partners/all-partnerships'
import type { PartnershipState } from '@roomlark/contract/partnership-events'

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
    label: 'Pause partnership',
    title: 'Pause partnership',
    text: 'Its links still lead to the hotel but earn nothing until an administrator resumes it. Bookings already made keep their terms.',
    submit: 'Pause',
    done: 'The partnership is paused.',
    isDanger: false,
  },
  resume: {
    label: 'Resume partnership',
    title: 'Resume partnership',
    text: 'Its links count again from now on.',
    submit: 'Resume',
    done: 'The partnership is active again.',
    isDanger: false,
  },
  end: {
    label: 'End partnership',
    title: 'End partnership',
    text: 'Its links still lead to the hotel but earn nothing from now on. Bookings already made keep their terms.',
    submit: 'End partnership',
    done: 'The partnership has ended.',
    isDanger: true,
  },
}

/** The steps possible now; the server checks again. */
export function stepsFor({ state }: Pick<ListedPartnership, 'state'>): AdminStep[] {
  if (state === 'active') return ['pause', 'end']
  return state === 'paused' ? ['resume', 'end'] : []
}
