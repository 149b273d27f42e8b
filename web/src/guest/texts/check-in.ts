import { inEachLanguage } from '@roomlark/contract/guest-texts'

/** Checking in online: the page of the form, and what leads to it. */
export const checkInTexts = inEachLanguage((translate) => ({
  heading: translate('Check in online##to guests'),
  lead: translate(
    'Say when you arrive and who comes, and sign on the screen. It saves you the form at the desk.##to guests',
  ),
  begin: translate('Check in online##to guests'),
  goOn: translate('Go on with the check-in##to guests'),
  ready: translate('You are checked in online##to guests'),
  readyText: translate(
    'At the desk you only show your document and get your key. You can change everything until then.##to guests',
  ),
  see: translate('See or change it##to guests'),
  early: translate('Online check-in opens on {day}.##to guests'),
  over: translate(
    'Online check-in is closed for this stay. The front desk helps you with anything else.##to guests',
  ),
  saved: translate('Saved. You can go on later with the same link.##to guests'),
  meanwhile: translate(
    'The check-in was changed or closed meanwhile. What you typed is still here: look at it, then save again.##to guests',
  ),
  asked: translate('The law of {country} asks hotels for these details of their guests.##to guests'),
  askedElsewhere: translate('The hotel would like to know who comes.##to guests'),
  kept: translate(
    '{count, plural, one {The details are kept encrypted until # month after your stay, then erased.} other {The details are kept encrypted until # months after your stay, then erased.}}##to guests',
  ),
  keptForStay: translate('The details are kept encrypted until your stay is over, then erased.##to guests'),
  guest: translate('Guest {number}##to guests'),
  fields: {
    name: translate('Full name, as in the document##to guests'),
    nationality: translate('Nationality##to guests'),
    birthday: translate('Date of birth##to guests'),
    birthplace: translate('Place of birth##to guests'),
    sex: translate('Sex##in documents'),
    address: translate('Home address with country##to guests'),
    documentKind: translate('Identity document##to guests'),
    documentNumber: translate('Number of the document##to guests'),
    documentIssuer: translate('Issued by, or where##of a document'),
  },
  notForHome: translate('not with the nationality of {country}##to guests'),
  fromAge: translate('from the age of {age}##to guests'),
  choose: translate('Please choose##to guests'),
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
  rules: translate('House rules##to guests'),
  agree: translate('I have read the house rules and will keep to them.##to guests'),
  signature: translate('Signature##to guests'),
  confirm: translate('I confirm that these details are correct.'),
  draw: translate('Sign here with a finger, a pen or the mouse##to guests'),
  drawn: translate('Your signature##to guests'),
  clear: translate('Clear##a signature'),
  typeInstead: translate('Or type your full name as your signature##to guests'),
  later: translate('Save and go on later##to guests'),
  finish: translate('Finish the check-in##to guests'),
  save: translate('Save the changes##to guests'),
  missing: translate('Please fill this in##to guests'),
  wrong: {
    name: translate('Use one line with at most 120 characters##to guests'),
    nationality: translate('Choose a country##to guests'),
    birthday: translate('Enter a date of birth##to guests'),
    birthplace: translate('Use one line with at most 120 characters##to guests'),
    sex: translate('Please choose##to guests'),
    address: translate('Use one line with at most 250 characters##to guests'),
    documentKind: translate('Please choose##to guests'),
    documentNumber: translate('Use letters and digits as they stand in the document##to guests'),
    documentIssuer: translate('Use one line with at most 120 characters##to guests'),
    signature: translate('Please sign once more, or type your name##to guests'),
    arrivalTime: translate('Enter a time like 18:30##to guests'),
  },
  missingSignature: translate('Please sign, or type your name##to guests'),
  missingRules: translate('Please agree to the house rules to finish##to guests'),
}))

export type CheckInTexts = ReturnType<typeof checkInTexts>
