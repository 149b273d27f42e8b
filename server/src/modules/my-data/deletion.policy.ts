import { moneyText } from '@roomlark/contract/money'

type Commission = { bookings: number; cents: number }
type Owed = { stays: number; toAffiliates: Commission; toThem: Commission }

/** Who reads it: the owner of the account, or an administrator. */
export type Whose = 'your' | 'their'

/** Why an account cannot be deleted yet, each reason with what has to happen first. */
export function obstaclesOf({ stays, toAffiliates, toThem }: Owed, whose: Whose = 'your'): string[] {
  const isOwn = whose === 'your'
  const bookings = (count: number) => (count === 1 ? '1 booking' : `${count.toLocaleString('en')} bookings`)
  const commission = ({ cents }: Commission) => `${moneyText(cents, 'USD')} of commission`
  return [
    ...(stays > 0
      ? [`Guests are owed a stay: ${bookings(stays)} in ${whose} hotels must end or be cancelled first.`]
      : []),
    ...(toAffiliates.bookings > 0
      ? [
          `Affiliates are owed ${commission(toAffiliates)} for ${bookings(toAffiliates.bookings)} they brought${isOwn ? ' you' : ''}, which must be paid first.`,
        ]
      : []),
    ...(toThem.bookings > 0
      ? [
          `${isOwn ? 'You' : 'They'} are owed ${commission(toThem)} for ${bookings(toThem.bookings)} ${isOwn ? 'you' : 'they'} recommended, which must be paid${isOwn ? ' to you' : ''} first.`,
        ]
      : []),
  ]
}
