import type { PartnerLink } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import { longRangeWords } from '../../../lib/day-words.ts'

/** The address without what nobody types: `roomlark.example/r/t7dusk`. */
export function bareUrl(url: string): string {
  return url.replace(/^https?:\/\//, '')
}

/** Names the target of a link briefly: `Terrace Suite, 24 to 28 June`. */
export function targetWords({ roomTypeName, checkInOn, checkOutOn }: PartnerLink): string {
  const place = roomTypeName ?? say('Hotel page')
  return checkInOn === null || checkOutOn === null
    ? place
    : `${place}, ${longRangeWords(checkInOn, checkOutOn)}`
}
