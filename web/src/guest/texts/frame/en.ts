import type { FrameTexts } from './texts.ts'

export const frameEn: FrameTexts = {
  header: { manage: 'Manage booking' },
  recommended: {
    by: 'Recommended by {name}.',
    commission: 'They earn a commission, you pay the same.',
  },
  trouble: {
    'too-many': {
      title: 'That was a lot at once',
      text: 'Your network has asked for more pages than we can serve in so short a time. Wait a moment, then try again.',
    },
    busy: {
      title: 'The desk is very busy',
      text: 'We could not answer in time. Please try again in a moment.',
    },
    fault: {
      title: 'Something went wrong on our side',
      text: 'It is not your doing. Try again in a moment; if it stays like this, write to our support.',
    },
    unreadable: {
      title: 'We cannot read this',
      text: 'The address or the form that was sent is incomplete or mistyped.',
    },
    retry: 'Try again',
  },
}
