import type { UserType } from '@roomlark/contract/endpoint'
import { say } from '@roomlark/contract/say'

/**
 * Says which commission a card shows: what an affiliate gets, what a hotel pays, or for administrators both. Amounts are
 * in major units and `write` writes them as the card does, whole, so that the two parts add up to what it shows.
 */
export function commissionNote(
  userType: UserType,
  { gross, net }: { gross: number; net: number | null },
  write: (amount: number) => string,
): string {
  if (userType === 'affiliate') return say('Yours, after Roomlark’s share')
  if (userType === 'hotel' || net === null) return say('What you pay, Roomlark’s share included')
  return say('{net} to affiliates, {rest} to Roomlark', {
    net: write(net),
    rest: write(Math.round(gross) - Math.round(net)),
  })
}
