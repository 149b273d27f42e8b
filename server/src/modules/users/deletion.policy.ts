import { moneyText } from '@roomlark/contract/money'

/** How long somebody who asked to be deleted can come back. */
export const graceMs = 14 * 24 * 60 * 60 * 1000

type Commission = { bookings: number; cents: number }
type Owed = { stays: number; toAffiliates: Commission; toThem: Commission }

/** Why somebody cannot leave yet, each reason with what has to happen first. */
export function obstaclesOf({ stays, toAffiliates, toThem }: Owed): string[] {
  const bookings = (count: number) => (count === 1 ? '1 booking' : `${count.toLocaleString('en')} bookings`)
  const commission = ({ cents }: Commission) => `${moneyText(cents, 'USD')} of commission`
  return [
    ...(stays > 0
      ? [`Guests are owed a stay: ${bookings(stays)} in your hotels must end or be cancelled first.`]
      : []),
    ...(toAffiliates.bookings > 0
      ? [
          `Affiliates are owed ${commission(toAffiliates)} for ${bookings(toAffiliates.bookings)} they brought you, which must be paid first.`,
        ]
      : []),
    ...(toThem.bookings > 0
      ? [
          `You are owed ${commission(toThem)} for ${bookings(toThem.bookings)} you recommended, which must be paid to you first.`,
        ]
      : []),
  ]
}
