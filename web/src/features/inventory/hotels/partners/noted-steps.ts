import type { PartnershipStep } from '@roomlark/contract/partners/partnerships'
import { say } from '@roomlark/contract/say'

type Words = { title: string; text: string; submit: string; done: string; isDanger: boolean }

export type NotedStep = Extract<PartnershipStep, 'approve' | 'pause' | 'resume' | 'end' | 'withdraw'>

export const notedSteps: Record<NotedStep, Words> = {
  approve: {
    title: say('Approve'),
    text: say('Their links count from now on. Hotel and affiliate are both notified.'),
    submit: 'Approve partner',
    done: say('The request is approved.'),
    isDanger: false,
  },
  pause: {
    title: say('Pause'),
    text: say(
      'Their links still lead to the hotel but earn nothing until you resume. Bookings already made keep their terms.',
    ),
    submit: 'Pause partnership',
    done: say('The partnership is paused.'),
    isDanger: false,
  },
  resume: {
    title: say('Resume'),
    text: say('Their links count again from now on.'),
    submit: 'Resume partnership',
    done: say('The partnership is resumed.'),
    isDanger: false,
  },
  end: {
    title: say('End the partnership with'),
    text: say(
      'Their links still lead to the hotel but no longer earn anything. Bookings already made keep their terms. They may ask again later.',
    ),
    submit: 'End partnership',
    done: say('The partnership has ended.'),
    isDanger: true,
  },
  withdraw: {
    title: say('Withdraw the invitation to'),
    text: say('The invitation can no longer be accepted. You can invite them again later.'),
    submit: 'Withdraw invitation',
    done: say('The invitation is withdrawn.'),
    isDanger: true,
  },
}
