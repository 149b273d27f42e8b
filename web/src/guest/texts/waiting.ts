import { inEachLanguage } from '@roomlark/contract/guest-texts'

export const waitingTexts = inEachLanguage((translate) => ({
  title: translate('Waiting list'),
  lead: translate(
    'If a room comes free for {dates}, we hold it for two hours for the guest who asked first and write to that guest. You need not book it.',
  ),
  email: translate('Email##of a guest'),
  join: translate('Tell me when a room is free'),
  consent: translate(
    'I agree that Roomlark and the hotel keep my email address for this until the dates have begun.',
  ),
  news: {
    asked: translate(
      'One step left: open the link in the email that we have sent you. Then you are on the list.',
    ),
    wrong: translate('Enter an email address and agree that we may write to it.'),
    later: translate('That was too often. Please try again in an hour.'),
  },
  confirm: translate('Put me on the list'),
  leave: translate('Leave the waiting list'),
  book: translate('Book the room'),
  goneTitle: translate('You are not on this waiting list'),
  goneText: translate(
    'You have left it, or the dates have begun, or the address was not confirmed in time. Nothing is kept of it.',
  ),
  states: {
    asked: {
      title: translate('Wait for a room at {hotel}?'),
      text: translate(
        'If a room comes free for {dates}, we hold it for two hours for the guest who asked first and write to that guest.',
      ),
    },
    waiting: {
      title: translate('You are on the waiting list of {hotel}'),
      text: translate(
        'We write to you when a room is free for {dates}. The list ends by itself once the dates have begun.',
      ),
    },
    told: {
      title: translate('A room at {hotel} is held for you'),
      text: translate(
        'It is yours for {dates} if you book it in time. Leave the list, and the next guest is told.',
      ),
    },
    missed: {
      title: translate('The room at {hotel} was not booked in time'),
      text: translate(
        'It was offered to the next guest. For {dates} you can ask again on the page of the hotel.',
      ),
    },
    booked: {
      title: translate('You have booked a room at {hotel}'),
      text: translate('Your dates are {dates}. The confirmation is in your mailbox.'),
    },
  },
}))
