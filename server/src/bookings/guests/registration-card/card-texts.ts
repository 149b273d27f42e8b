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
  documentIssuer: translate('Issued by, or where##of a document'),
  birthplace: translate('Place of birth'),
  sex: translate('Sex##in documents'),
  sexes: {
    female: translate('Female##in documents'),
    male: translate('Male##in documents'),
    other: translate('X##sex in documents'),
  },
  documents: {
    passport: translate('Passport##to guests'),
    'id-card': translate('Identity card##to guests'),
    licence: translate('Driving licence##to guests'),
  },
  companions: translate('Travelling with'),
  news: translate(
    'I would like to receive news and offers of the hotel by email. I can change my mind at any time.',
  ),
  signing: translate('I confirm that these details are correct.'),
  place: translate('Place and date'),
  signature: translate('Signature of the guest'),
  signedOnline: translate('Checked in online and signed on the screen: {when}.'),
  signedByTyping: translate('Checked in online and signed by typing the name: {when}.'),
  agreedToRules: translate('The house rules were agreed to.'),
  privacyOnline: translate(
    'The hotel keeps this card as long as the law of its country requires. What was entered online is erased after that.',
  ),
  privacy: translate(
    'The hotel keeps this card as long as the law of its country requires. What you write by hand on it is not stored by Roomlark.',
  ),
}))

export type CardTexts = ReturnType<typeof cardTextsIn>
