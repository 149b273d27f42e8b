import * as formats from '@roomlark/contract/guest-formats'

/** The formats of the site are those of the emails, so they lie in the contract. */
export const {
  moneyIn,
  percentIn,
  wholeMoneyIn,
  shortDay,
  dayWords,
  dayRange,
  longDay,
  monthWords,
  weekdayNames,
  momentWords,
  countryIn,
  currencyIn,
  currencyNoun,
} = formats
