import { answerSpeeds, findSorts } from '@roomlark/contract/partners/partner-find'
import { CountryCode } from '@roomlark/contract/places'
import { findChoice } from '../../../../lib/address-parts.ts'
import { choice, choiceOr, idIn, listAddress, paged, parsedBy } from '../../../../parts/list/list-address.ts'

export const starChoices = ['3', '4', '5'] as const
export const commissionChoices = ['5', '10', '12', '15', '20'] as const

export const findAddress = listAddress({
  ...paged,
  sort: choiceOr('hundred-clicks', findSorts),
  country: parsedBy(CountryCode),
  minStars: least('stars', starChoices),
  minCommission: least('commission', commissionChoices),
  answer: choice(answerSpeeds),
  /** The hotel whose request is being written. */
  hotelId: idIn('hotel'),
})

function least(name: string, choices: readonly string[]) {
  return { name, read: (text: string) => Number(findChoice(choices, text)) || undefined }
}
