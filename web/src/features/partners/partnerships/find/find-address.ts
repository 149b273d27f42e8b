import { answerSpeeds, findSorts } from '@roomlark/contract/partners/partner-find'
import { CountryCode } from '@roomlark/contract/places'
import { Id } from '@roomlark/contract/primitives'
import type { FindFilter } from '../../../../data/partner-find.ts'
import { changeParts, findChoice, readPage } from '../../../../lib/address-parts.ts'
import { readSearch } from '../../../../lib/use-address-search.ts'

export const starChoices = ['3', '4', '5'] as const
export const commissionChoices = ['5', '10', '12', '15', '20'] as const

/** Reads the filter from the address, ignoring invalid values. */
export function readFind(search: string): FindFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const country = CountryCode.safeParse(asked.get('country'))
  const stars = findChoice(starChoices, asked.get('stars'))
  const commission = findChoice(commissionChoices, asked.get('commission'))
  const answer = findChoice(answerSpeeds, asked.get('answer'))
  return {
    page: readPage(search),
    sort: findChoice(findSorts, asked.get('sort')) ?? 'hundred-clicks',
    ...(words && { search: words }),
    ...(country.success && { country: country.data }),
    ...(stars && { minStars: Number(stars) }),
    ...(commission && { minCommission: Number(commission) }),
    ...(answer && { answer }),
  }
}

/** The hotel whose request is being written. */
export function readHotel(search: string): string | undefined {
  return Id.safeParse(new URLSearchParams(search).get('hotel')).data
}

type Parts = {
  page?: number
  search?: string
  country?: string
  stars?: string
  commission?: string
  answer?: string
  sort?: string
  hotel?: string | null
}

export function withParts(search: string, parts: Parts): string {
  return changeParts(search, { ...parts }, { page: 1, sort: 'hundred-clicks' })
}

export function withText(search: string, text: string): string {
  return withParts(search, { search: text, page: 1 })
}
