import type { PartnershipStep } from '@roomlark/contract/partners/partnerships'
import { say } from '@roomlark/contract/say'

type Words = {
  title: (partner: string) => string
  text: string
  submit: string
  done: string
  isDanger: boolean
}

export type NotedStep = Extract<PartnershipStep, 'approve' | 'pause' | 'resume' | 'end' | 'withdraw'>

export const notedSteps: Record<NotedStep, Words> = {
  approve: {
    title: (partner) => say('Approve {partner}', { partner }),
    text: say('Their links count from now on. Hotel and affiliate are both notified.'),
    submit: say('Approve partner'),
    done: say('The request is approved.'),
    isDanger: false,
  },
  pause: {
    title: (partner) => say('Pause {partner}', { partner }),
    text: say(
      'Their links still lead to the hotel but earn nothing until you resume. Bookings already made keep their terms.',
    ),
    submit: say('Pause partnership'),
    done: say('The partnership is paused.'),
    isDanger: false,
  },
  resume: {
    title: (partner) => say('Resume {partner}', { partner }),
    text: say('Their links count again from now on.'),
    submit: say('Resume partnership'),
    done: say('The partnership is resumed.'),
    isDanger: false,
  },
  end: {
    title: (partner) => say('End the partnership with {partner}', { partner }),
    text: say(
      'Their links still lead to the hotel but no longer earn anything. Bookings already made keep their terms. They may ask again later.',
    ),
    submit: say('End partnership'),
    done: say('The partnership has ended.'),
    isDanger: true,
  },
  withdraw: {
    title: (partner) => say('Withdraw the invitation to {partner}', { partner }),
    text: say('The invitation can no longer be accepted. You can invite them again later.'),
    submit: say('Withdraw invitation'),
    done: say('The invitation is withdrawn.'),
    isDanger: true,
  },
}
