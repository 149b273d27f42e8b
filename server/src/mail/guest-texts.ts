import { inEachLanguage } from '@roomlark/contract/guest-texts'
// Gives the tables their catalogues.
import '../language.ts'

export type PaymentMailKind = keyof Pick<
  GuestMailTexts['payment'],
  'received' | 'failed' | 'upcoming' | 'refund' | 'paidTwice' | 'roomsGone' | 'link' | 'fee'
>

/** Every text of the emails to guests. */
export const guestMailTexts = inEachLanguage((translate) => ({
  subject: {
    confirmation: translate('Your stay at {hotel} is confirmed ({reference})'),
    change: translate('Your stay at {hotel} has changed ({reference})'),
    cancellation: translate('Your stay at {hotel} is cancelled ({reference})'),
    reminder: translate('Tomorrow: {hotel}, from {time} ({reference})'),
    option: translate('{hotel} holds rooms for you until {until} ({reference})'),
    'check-in': translate('Check in online: {hotel}, {day} ({reference})'),
    'no-show': translate('You were expected at {hotel} ({reference})'),
  },
  preview: {
    confirmation: translate('Check-in {day} from {time}. {total}, to pay at the hotel.'),
    change: translate('Check-in {day} from {time}. {total}, to pay at the hotel.'),
    paidOnline: translate('Check-in {day} from {time}. {payment}.'),
    cancellation: translate('Booking {reference} no longer stands.'),
    reminder: translate('Check-in {day} from {time}.'),
    option: translate('Confirm by {until}, or the rooms are free again.'),
    'check-in': translate('A few minutes now save you the form at the desk.'),
    'no-show': translate('Booking {reference}: you did not arrive.'),
  },
  key: {
    confirmation: translate('Your key to'),
    change: translate('Your key to'),
    newDates: translate('Your key, with new dates, to'),
    cancellation: translate('This was your key to'),
    reminder: translate('Your key to'),
    option: translate('Set aside for you at'),
    'check-in': translate('Your key to'),
    'no-show': translate('This was your key to'),
  },
  heading: {
    confirmation: translate('You are booked, {name}##to guests'),
    change: translate('Your booking has changed'),
    newDates: translate('Your stay has new dates'),
    cancellation: translate('Your stay is cancelled##to guests'),
    reminder: translate('See you tomorrow, {name}'),
    option: translate('Would you like these rooms, {name}?'),
    'check-in': translate('Your stay begins soon, {name}'),
    'no-show': translate('We missed you, {name}'),
  },
  body: {
    expected: translate('{hotel} expects you on {day}. Show this email at the desk, or just give your name.'),
    moved: translate('Your stay at {hotel} was moved from {before} to {now}. Your reference stays the same.'),
    changed: translate('Changed: {details}. This is how your booking stands now.'),
    cancelledByGuest: translate(
      'As requested, your stay at {hotel}, {dates}, is cancelled. The hotel has been notified.',
    ),
    cancelledByHotel: translate('{hotel} had to cancel your stay, {dates}. We are sorry.'),
    tomorrow: translate('Your room at {hotel} is ready from {time} tomorrow, {day}. Have a good journey.'),
    option: translate(
      '{hotel} holds rooms for you, {dates}, until {until}. Write to the hotel to confirm them. After that they are free again.',
    ),
    checkIn: translate('{hotel} expects you on {day}. You can check in online from now on.'),
    checkInHow: translate(
      'Say when you arrive and who comes, and sign on the screen. Then there is no form to fill in at the desk. You can change everything until you arrive.',
    ),
    missed: translate(
      '{hotel} expected you on {day}, and you did not arrive. If that is wrong, or you are still on your way, please write to the hotel.',
    ),
    calendarAdd: translate('The attached file adds the stay to your calendar.'),
    calendarUpdate: translate('The attached file updates your calendar.'),
    calendarRemove: translate('The attached file removes the stay from your calendar.'),
  },
  together: {
    heading: translate('Booked together: {reference}'),
    manage: translate('See or change {reference}'),
  },
  links: {
    manage: translate('See or change your booking'),
    checkIn: translate('Check in online##to guests'),
    see: translate('See your booking'),
    findStay: translate('Find another stay##to guests'),
    addToCalendar: translate('Add to calendar##to guests'),
    updateCalendar: translate('Update my calendar'),
    directions: translate('Directions'),
    message: translate('Message the hotel##to guests'),
    notMe: translate('This was not me'),
  },
  line: translate('{label}: {value}'),
  stay: {
    reference: translate('Reference##in emails'),
    checkIn: translate('Check-in##to guests'),
    checkOut: translate('Check-out##to guests'),
    guests: translate('Guests##to guests'),
    nights: translate('Nights'),
    from: translate('from {time}'),
    until: translate('until {time}'),
    adults: translate('{count, plural, one {# adult} other {# adults}}##to guests'),
    children: translate('{count, plural, one {# child} other {# children}}'),
  },
  price: {
    heading: translate('To pay at the hotel##to guests'),
    cost: translate('What your stay costs'),
    nights: translate('{days}, {count}\u00A0×\u00A0{price}'),
    promoCode: translate('Promo code {code}: {percent} off, already in these prices.'),
    vat: translate('VAT {percent}'),
    vatIncluded: translate('VAT {percent} included: {amount}'),
    cityTax: translate('City tax'),
    droppedRoom: translate('Fee for a room given up##to guests'),
    total: translate('Total'),
    payAtHotel: translate('You pay the hotel in {currency} during your stay.##to guests'),
    noCard: translate('Roomlark takes no payment and keeps no card details.'),
    seePage: translate('Your booking’s page says what you have paid and what is left to pay.'),
  },
  change: {
    heading: translate('What changed'),
    before: translate('Before'),
    now: translate('Now'),
    more: translate('{amount} more'),
    less: translate('{amount} less'),
    same: translate('The price stays the same.'),
  },
  cancelling: {
    noShow: translate('{when}, or if you do not arrive'),
    clock: translate('Times are by the clock in {city} ({zone}).'),
  },
  owed: {
    heading: translate('What you owe##to guests'),
    cancelledAt: translate('Cancelled'),
    booked: translate('Booked##in emails'),
    released: translate('You no longer pay##to guests'),
    fee: translate('You owe {hotel}'),
    due: translate('Under the terms of your booking, a cancellation fee of {fee} is due.'),
    missed: translate('Under the terms of your booking, a no-show fee of {fee} is due.'),
    agreed: translate('As agreed when you booked: {share}.'),
    nothing: translate('You owe nothing.'),
  },
  note: {
    heading: translate('Your note to the hotel'),
    staying: translate('Staying'),
    arrival: translate('Arriving around'),
  },
  hotel: { address: translate('Address'), phone: translate('Phone'), email: translate('Email##in emails') },
  details: {
    name: translate('name'),
    email: translate('email##to guests'),
    phone: translate('phone'),
    country: translate('country'),
    guests: translate('guests##to guests'),
    rooms: translate('rooms'),
    plan: translate('rate plan##to guests'),
    departure: translate('departure##to guests'),
    roomType: translate('room type##to guests'),
    price: translate('price##to guests'),
    extras: translate('extras##to guests'),
    language: translate('language'),
    specialRequests: translate('special requests'),
    arrivalTime: translate('time of arrival'),
  },
  calendar: {
    summary: translate('Stay at {hotel}'),
    description: translate(
      '{reference}: {rooms}, check-in from {checkInTime}, check-out until {checkOutTime}',
    ),
  },
  code: {
    subject: translate('{code} is your code for Roomlark'),
    body: translate(
      'Enter this code to finish your booking at {hotel}. We ask for it because many bookings come from your network today.',
    ),
    why: translate('If you are not booking anything, ignore this email: without the code nothing is booked.'),
  },
  address: {
    subject: translate('Confirm your new email address ({reference})'),
    heading: translate('Is this your address?'),
    body: translate(
      'Your booking {reference} at {hotel} is to be mailed to this address from now on. Please confirm it within two days.',
    ),
    confirm: translate('Confirm this address'),
    why: translate(
      'If you know nothing of this booking, ignore this email: without the button nothing changes.',
    ),
    changedSubject: translate('The email address of your booking was changed ({reference})'),
    changedHeading: translate('Your address was changed'),
    changedBody: translate(
      'Emails about your booking {reference} at {hotel} now go to another address, and the links we sent to this one have ended. If it was not you who changed it, please write to the hotel.',
    ),
    changedWhy: translate('You received this email because this was the address of the booking.'),
  },
  message: {
    subject: translate('A message from {hotel} ({reference})'),
    heading: translate('{hotel} has written to you'),
    answer: translate('Read and answer'),
    why: translate(
      'You get this email because of your booking {reference} at {hotel}. Replies to this email are not read; please answer on the page of your booking.',
    ),
    whyWithoutLink: translate(
      'You get this email because of your booking {reference} at {hotel}. Replies to this email are not read; please write to the hotel.',
    ),
    whyWithReply: translate(
      'You get this email because of your booking {reference} at {hotel}. Reply to it and the hotel reads your answer.',
    ),
  },
  deposit: {
    subject: translate('Deposit for your stay at {hotel} ({reference})'),
    reminder: translate('Reminder: deposit for your stay at {hotel} ({reference})'),
    heading: translate('{amount}, due on {day}'),
    ask: translate(
      '{hotel} asks you for a deposit of {amount} for your booking {reference}. Please pay it by {day}.',
    ),
    remind: translate(
      'The deposit of {amount} for your booking {reference} is due on {day}. If you have paid it already, there is nothing left to do.',
    ),
    howToPay: translate('How to pay it, in the words of the hotel:'),
    askHow: translate('The hotel will tell you how to pay it: please write to {email}.'),
    questions: translate('Roomlark takes no money. If you have questions, write to the hotel: {email}.'),
  },
  payment: {
    received: {
      subject: translate('Receipt for {amount}, {hotel} ({reference})'),
      heading: translate('{amount} has arrived'),
      body: translate(
        '{hotel} has received your payment of {amount} for booking {reference}. The receipt is attached.',
      ),
    },
    failed: {
      subject: translate('Your payment for {hotel} did not work ({reference})'),
      heading: translate('{amount} is still to pay'),
      body: translate(
        '{amount} for your booking {reference} at {hotel} could not be collected, and nothing was charged. Please pay it now, with another card if you like.',
      ),
    },
    upcoming: {
      subject: translate('{amount} will be charged on {day}, {hotel} ({reference})'),
      heading: translate('{amount} on {day}'),
      body: translate(
        'As agreed when you booked, {amount} for your booking {reference} at {hotel} will be charged on {day} to {card}. There is nothing to do. If you would rather pay with another card, do so on the page of your booking before that day.',
      ),
    },
    refund: {
      subject: translate('{amount} is on its way back to you, {hotel} ({reference})'),
      heading: translate('{amount} is on its way back to you'),
      body: translate(
        '{hotel} returns {amount} that you paid for booking {reference}. It comes back the way you paid, usually within 5 to 10 days.',
      ),
    },
    paidTwice: {
      subject: translate('Paid twice: {amount} is on its way back to you, {hotel} ({reference})'),
      heading: translate('Your second payment is returned'),
      body: translate(
        'Your booking {reference} at {hotel} was paid already when another payment of {amount} arrived. It comes back the way you paid, usually within 5 to 10 days. Your booking stays as it is.',
      ),
    },
    roomsGone: {
      subject: translate('Your payment of {amount} is returned, {hotel} ({reference})'),
      heading: translate('We are sorry: the rooms were gone'),
      body: translate(
        'Your payment of {amount} arrived after the rooms at {hotel} were no longer held for you, so nothing is booked. The whole amount comes back the way you paid, usually within 5 to 10 days.',
      ),
    },
    link: {
      subject: translate('Please pay {amount} for your stay at {hotel} ({reference})'),
      heading: translate('{amount}, until {day}'),
      body: translate(
        '{hotel} asks you to pay {amount} for your booking {reference}. The link is valid until {day}. You pay on the page of a payment service; neither Roomlark nor the hotel sees your card number.',
      ),
    },
    fee: {
      subject: translate('{amount} was charged to your card, {hotel} ({reference})'),
      heading: translate('{amount} was charged'),
      body: translate(
        '{hotel} has charged {amount} to {card}, as the terms of your booking {reference} allow. The receipt is attached.',
      ),
    },
    reason: translate('The hotel writes: {reason}'),
    card: translate('your card ending {digits}'),
    cardUnknown: translate('your card'),
    pay: translate('Pay {amount}'),
    questions: translate('If you have questions, write to the hotel: {email}.'),
  },
  waiting: {
    confirmSubject: translate('Confirm that you want to wait for a room at {hotel}'),
    confirmHeading: translate('One step left##to guests'),
    confirm: translate(
      'You asked to be told if a room at {hotel} comes free for {dates}. Confirm it on the page behind this button, and you are on the list.',
    ),
    rule: translate(
      'A room that comes free is held for two hours for the guest who asked first. After that the next guest is told. The list ends by itself once the dates have begun.',
    ),
    confirmButton: translate('Open the waiting list'),
    freeSubject: translate('{hotel} holds a room for you until {until}'),
    freeHeading: translate('A room is free'),
    free: translate(
      '{rooms} at {hotel}, {dates}, is held for you until {until} by the clock of the hotel. Book it by then; after that the next guest is told.',
    ),
    costs: translate('The stay costs {total}, with every tax and fee.'),
    book: translate('Book the room'),
    leave: translate('I no longer need it'),
    struckSubject: translate('You are no longer on the waiting list of {hotel}'),
    struckHeading: translate('You are off the waiting list'),
    struck: translate(
      '{hotel} has taken you off its waiting list for {dates}. If you still need a room, look at the page of the hotel: other dates or rooms may be free.',
    ),
    seeHotel: translate('See the hotel'),
    struckWhy: translate(
      'You get this email because you waited with this address for a room at {hotel}. It is the last one about it, and contains no tracking.',
    ),
    why: translate(
      'You get this email because somebody asked with this address to wait for a room at {hotel}. It contains no tracking.',
    ),
  },
  letter: { stop: translate('No more letters from this hotel'), stopSubject: translate('No more letters') },
  review: {
    subject: translate('How was your stay at {hotel}?'),
    heading: translate('How was your stay, {guest}?'),
    body: translate(
      'Your review helps other guests to choose, and {hotel} to do better. It takes two minutes; only the score of the whole stay is needed.',
    ),
    until: translate('You can write it until {day}. Only guests who stayed can review a hotel.'),
    write: translate('Review your stay'),
    confirmSubject: translate('Please confirm your review of {hotel}'),
    confirmHeading: translate('One more press, and your review is published'),
    confirmBody: translate(
      'You reviewed your stay at {hotel} on a page of the hotel. Open it once more from this email and publish it: that is how we know that you wrote it. If you did not write it, do nothing.',
    ),
    confirm: translate('Read and publish'),
    rules: translate('How reviews work'),
    why: translate(
      'You get this email once, because you stayed at {hotel}. It contains no tracking. What you write is public.',
    ),
  },
  reviewAnswer: {
    subject: translate('{hotel} has answered your review'),
    heading: translate('An answer from {hotel}'),
    body: translate('You reviewed your stay at {hotel}. The hotel has answered in public:'),
    read: translate('Read it below your review'),
    why: translate(
      'You get this email once, because you reviewed your stay at {hotel}. It contains no tracking.',
    ),
  },
  footer: {
    why: translate('You get this email because you have a booking at {hotel}. It contains no tracking.'),
    privacy: translate('Privacy Policy##to guests'),
    operator: translate('Who runs Roomlark'),
    support: translate('Contact Support'),
  },
}))

export type GuestMailTexts = ReturnType<typeof guestMailTexts>
