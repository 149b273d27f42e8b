import { inEachLanguage } from '@roomlark/contract/guest-texts'

/** Texts around pages: the header, the recommendation of a hotel, and the pages for errors. */
export const frameTexts = inEachLanguage((translate) => ({
  header: { manage: translate('Manage booking##to guests') },
  recommended: {
    by: translate('Recommended by {name}.'),
    commission: translate('They earn a commission, you pay the same.'),
  },
  trouble: {
    'too-many': {
      title: translate('That was a lot at once'),
      text: translate(
        'Your network has asked for more pages than we can serve in so short a time. Wait a moment, then try again.',
      ),
    },
    busy: {
      title: translate('The desk is very busy'),
      text: translate('We could not answer in time. Please try again in a moment.'),
    },
    fault: {
      title: translate('Something went wrong on our side'),
      text: translate(
        'It is not your doing. Try again in a moment; if it stays like this, write to our support.',
      ),
    },
    unreadable: {
      title: translate('We cannot read this'),
      text: translate('The address or the form that was sent is incomplete or mistyped.'),
    },
    retry: translate('Try again##to guests'),
  },
}))
