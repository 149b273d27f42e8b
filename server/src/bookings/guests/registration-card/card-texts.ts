import { inEachLanguage } from '@roomlark/contract/guest-texts'

/** The words of a registration card; guests sign it, so it is in their language. */
export const cardTextsIn = inEachLanguage((translate) => ({
  title: translate('Registration card##to guests'),
  booking: translate('Booking'),
  arrival: translate('Arrival'),
  departure: translate('Departure'),
  room: translate('Room'),
  guests: translate('Guests##to guests'),
  mainGuest: translate('Guest'),
  name: translate('Name##to guests'),
  birthday: translate('Date of birth'),
  nationality: translate('Nationality'),
  email: translate('Email'),
  phone: translate('Phone'),
  address: translate('Home address'),
  documentKind: translate('Identity document'),
  documentNumber: translate('Number of the document'),
  companions: translate('Travelling with'),
  news: translate(
    'I would like to receive news and offers of the hotel by email. I can change my mind at any time.',
  ),
  signing: translate('I confirm that these details are correct.'),
  place: translate('Place and date'),
  signature: translate('Signature of the guest'),
  privacy: translate(
    'The hotel keeps this card as long as the law of its country requires. What you write by hand on it is not stored by Roomlark.',
  ),
}))

export type CardTexts = ReturnType<typeof cardTextsIn>
