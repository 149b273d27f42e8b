import { inEachLanguage } from '@roomlark/contract/guest-texts'

/** Words about the page on which a partner recommends hotels. */
export const partnerListTexts = inEachLanguage((translate) => ({
  by: translate('Recommended by {name}'),
  paid: translate('{name} earns a commission from the hotel if you book. Your price stays the same.'),
  empty: translate('No hotels here at the moment.'),
}))
