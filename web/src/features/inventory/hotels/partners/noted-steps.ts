import type { PartnershipStep } from '@roomlark/contract/partners/partnerships'

type Words = { title: string; text: string; submit: string; done: string; isDanger: boolean }

export type NotedStep = Extract<PartnershipStep, 'approve' | 'pause' | 'resume' | 'end' | 'withdraw'>

export const notedSteps: Record<NotedStep, Words> = {
  approve: {
    title: 'Approve',
    text: 'Their links count from now on. Hotel and affiliate are both notified.',
    submit: 'Approve partner',
    done: 'The request is approved.',
    isDanger: false,
  },
  pause: {
    title: 'Pause',
    text: 'Their links still lead to the hotel but earn nothing until you resume. Bookings already made keep their terms.',
    submit: 'Pause partnership',
    done: 'The partnership is paused.',
    isDanger: false,
  },
  resume: {
    title: 'Resume',
    text: 'Their links count again from now on.',
    submit: 'Resume partnership',
    done: 'The partnership is resumed.',
    isDanger: false,
  },
  end: {
    title: 'End the partnership with',
    text: 'Their links still lead to the hotel but no longer earn anything. Bookings already made keep their terms. They may ask again later.',
    submit: 'End partnership',
    done: 'The partnership has ended.',
    isDanger: true,
  },
  withdraw: {
    title: 'Withdraw the invitation to',
    text: 'The invitation can no longer be accepted. You can invite them again later.',
    submit: 'Withdraw invitation',
    done: 'The invitation is withdrawn.',
    isDanger: true,
  },
}
