import { inEachLanguage } from '@roomlark/contract/guest-texts'

/** Words about what guests can order besides the room. */
export const extrasTexts = inEachLanguage((translate) => ({
  heading: translate('Add to your stay'),
  lead: translate('All of it is optional, and nothing is chosen for you.'),
  howMany: translate('How many: {name}##extra'),
  forGuests: translate('For how many guests: {name}##extra'),
  soldOut: translate('Sold out for your dates##extra'),
  tooLate: translate('This can no longer be changed here##extra'),
  until: translate('Can be changed until {moment}##extra'),
  add: translate('Add to my stay'),
  update: translate('Update my extras'),
  inTotal: translate('In your total: {amount}##extra'),
  saved: translate('Your total is now {total}. Look at it, then book.'),
  faults: {
    'sold-out': translate(
      'Some of what you chose has just sold out. Nothing was changed: choose again from what is left.',
    ),
    'too-late': translate('It is too late to change one of these. Nothing was changed.'),
    gone: translate('One of these is no longer offered. Nothing was changed.'),
    price: translate('A price has changed. Nothing was ordered: look at it again.'),
    'too-many': translate('A booking cannot have that many. Nothing was changed.'),
  },
  yours: translate('Your extras'),
  open: translate('See what you can add'),
  change: translate('Change your extras'),
  pageLead: translate(
    'What you add comes onto your bill, and you pay it with the rest of your stay. To take something back, choose 0.',
  ),
  none: translate('Nothing can be added to this stay any more. For anything else, write to the hotel.'),
  save: translate('Save my extras'),
  keep: translate('Leave as it is##extra'),
}))
