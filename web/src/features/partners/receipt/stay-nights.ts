import { daysBetween } from '@roomlark/contract/dates'
import { nightsWords } from '../../../lib/day-words.ts'

/** `4 nights` */
export function stayNights({ checkInOn, checkOutOn }: { checkInOn: string; checkOutOn: string }): string {
  return nightsWords(daysBetween(checkInOn, checkOutOn))
}
