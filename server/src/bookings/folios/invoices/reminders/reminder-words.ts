import { inEachLanguage } from '@roomlark/contract/guest-texts'

/** Words of the three reminders in the languages of guests, each a little firmer than the one before. */
export const reminderWordsIn = inEachLanguage((translate) => ({
  subjects: [
    translate('Reminder: invoice {number} from {hotel}'),
    translate('Second reminder: invoice {number} from {hotel}'),
    translate('Last reminder: invoice {number} from {hotel}'),
  ],
  bodies: [
    translate(
      'Invoice {number} was to be paid by {day}. {amount} is still open; perhaps it slipped your mind.',
    ),
    translate(
      'Invoice {number} was to be paid by {day}. We have not received {amount} yet. Please pay it now.',
    ),
    translate(
      'Invoice {number} was to be paid by {day}. {amount} is still open after two reminders. Please pay it within 7 days.',
    ),
  ],
  account: translate('Our account is {iban}; please give the number {number}.'),
  ifPaid: translate('If you have paid in the meantime, thank you.'),
}))
