import { inEachLanguage } from '@roomlark/contract/guest-texts'

/** Words about the operator of Roomlark. */
export const operatorTexts = inEachLanguage((translate) => ({
  title: translate('Who runs Roomlark'),
  lead: translate(
    'On Roomlark, hotels offer their rooms, and guests see the whole price and book without an account. The stay itself is agreed on between you and the hotel.',
  ),
  name: translate('Operator##of the site'),
  address: translate('Address##of the operator'),
  representedBy: translate('Represented by'),
  registerNumber: translate('Register and number'),
  vatId: translate('VAT id##to guests'),
  email: translate('Email##to guests'),
  phone: translate('Telephone'),
  support: translate('How to reach us'),
  supportText: translate('Our support team answers whatever concerns this site: {email}.'),
  hotelText: translate(
    'Questions about a stay reach the hotel fastest: its address is in your confirmation and on the page of your booking.',
  ),
}))
