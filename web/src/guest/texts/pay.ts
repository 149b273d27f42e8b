import { inEachLanguage } from '@roomlark/contract/guest-texts'

/** Paying online: the page before and after that of the payment service, and payments on the page of a booking. */
export const payTexts = inEachLanguage((translate) => ({
  title: translate('Payment for {hotel}'),
  headings: {
    checkout: translate('Continue to payment'),
    balance: translate('Pay for your stay'),
    link: translate('{hotel} asks you to pay'),
  },
  inTab: translate('You pay in a new tab. This page goes on by itself once you have paid.'),
  leads: translate('In a moment the page of the payment service opens. If it does not, use the button.'),
  amount: translate('To pay now'),
  noAmount: translate('Nothing is charged now'),
  stay: translate('Stay'),
  reference: translate('Reference##of a payment'),
  validUntil: translate('This link is valid until {moment}.'),
  held: translate(
    '{count, plural, one {Your rooms are held for you for # more minute.} other {Your rooms are held for you for # more minutes.}}',
  ),
  keepsCard: translate(
    'The payment service keeps your card for what your booking terms say, and for nothing else.',
  ),
  secure: translate(
    'You pay on the page of a payment service. Neither Roomlark nor the hotel sees your card number.',
  ),
  test: translate('Test mode: no money moves.'),
  goOn: translate('Continue to payment'),
  pay: translate('Pay {amount}'),
  keepCard: translate('Enter your card'),
  tryAgain: translate('Try again##to guests'),
  details: translate('Change my details'),
  look: translate('Look again'),
  toBooking: translate('Your booking'),
  ask: translate('Questions? Write to {email}.'),
  states: {
    declined: {
      title: translate('Your card was declined'),
      text: translate('Nothing was charged. Try again with this card or another one.'),
    },
    authentication: {
      title: translate('Your bank did not confirm the payment'),
      text: translate('Nothing was charged. Try again and confirm it with your bank, or use another card.'),
    },
    abandoned: {
      title: translate('You left the payment page'),
      text: translate('You can continue where you were.'),
    },
    expired: {
      title: translate('The payment page has ended'),
      text: translate('Try again to open a new one. If you have paid already, you will not pay twice.'),
    },
    unreachable: {
      title: translate('The payment service does not answer'),
      text: translate('Nothing was charged, and nothing is lost. Please try again in a moment.'),
    },
    checking: {
      title: translate('We are asking the payment service'),
      text: translate('Please do not pay a second time. This page looks again by itself.'),
    },
    wait: {
      title: translate('Please wait a little'),
      text: translate('The payment page was opened too often. Try again in {minutes} min.'),
    },
    closed: {
      title: translate('Too many cards were declined'),
      text: translate(
        'This payment is closed and nothing was charged. Please ask your bank, or write to the hotel.',
      ),
    },
    processing: {
      title: translate('Your payment is on its way'),
      text: translate('Your bank takes a few days for it. There is nothing left for you to do.'),
    },
    paid: { title: translate('This is paid'), text: translate('Thank you. The receipt comes by email.') },
    'link-ended': {
      title: translate('This link has ended##to guests'),
      text: translate('Nothing can be paid with it any more. Please ask the hotel for a new one.'),
    },
    withdrawn: {
      title: translate('The hotel no longer asks for this'),
      text: translate('There is nothing to pay with this link.'),
    },
    nothing: {
      title: translate('Nothing to pay online'),
      text: translate('You have paid everything that can be paid here.'),
    },
  },
  askingText: translate(
    'We do not know yet whether you have paid. Please do not pay a second time: look again in a moment, and this page says what became of your payment.',
  ),
  returnedTitle: translate('Your payment is returned'),
  returned: translate(
    'The rooms were no longer held for you when your payment arrived, so nothing is booked. {amount} goes back the way you paid, usually within 5 to 10 days. We have sent you an email about it.',
  ),
  payments: translate('Paid online##to guests'),
  balance: translate('Pay {amount} now'),
  processing: translate('on its way'),
  succeeded: translate('paid'),
  failed: translate('not paid'),
  refund: translate('Refund##to guests'),
  onItsWay: translate('on its way to you, usually within 5 to 10 days'),
  kept: translate('kept as a guarantee'),
  refundReturned: translate('returned'),
  refundFailed: translate('did not work, the hotel will contact you'),
  receipt: translate('Receipt (PDF)'),
  online: translate('Online'),
  methods: { card: translate('Card'), sepa_debit: translate('SEPA debit') },
  paidTitle: translate('Thank you, your payment has arrived'),
  paidText: translate('The receipt comes by email.'),
  bookedPaid: translate('{amount} is paid.'),
  bookedProcessing: translate('Your payment of {amount} is on its way; your bank takes a few days for it.'),
  bookedCard: translate('Your card is kept as agreed, and nothing was charged.'),
  cancelReturns: translate('{amount} will be returned to you the way you paid, usually within 5 to 10 days.'),
  cancelReturned: translate('{amount} is on its way back to you, usually within 5 to 10 days.'),
  confirmReturn: translate('Cancel and get {amount} back'),
}))
