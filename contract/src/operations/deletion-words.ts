import type { WordFormats } from '../word-formats.ts'
import type { DeletionObstacle } from './my-data.ts'

/** The reader is either the owner of the account or an administrator. */
export type Whose = 'your' | 'their'

/** Says why an account cannot be deleted yet, and what has to happen first. */
export function deletionWords(
  { kind, params }: DeletionObstacle,
  { money }: WordFormats,
  whose: Whose = 'your',
): string {
  const isOwn = whose === 'your'
  const they = isOwn ? 'you' : 'they'
  switch (kind) {
    case 'stays-owed':
      return `Guests are owed a stay: ${bookingsWords(params.bookings)} in ${whose} hotels must end or be cancelled first.`
    case 'commission-owed': {
      const amounts = params.amounts.map(({ cents, currency }) => money(cents, currency)).join(' and ')
      return `${isOwn ? 'You' : 'They'} owe ${amounts} of commission for bookings through partners, which must be paid first.`
    }
    case 'you-owed':
      return `${isOwn ? 'You' : 'They'} are owed ${money(params.usdCents, 'USD')} of commission, which must be paid${isOwn ? ' to you' : ''} first.`
    case 'stays-recommended': {
      const stays =
        params.bookings === 1
          ? `1 booking ${they} recommended is`
          : `${bookingsWords(params.bookings)} ${they} recommended are`
      return `${stays} upcoming and may earn ${isOwn ? 'you' : 'them'} ${money(params.usdCents, 'USD')}; the stays must end or be cancelled first.`
    }
  }
}

function bookingsWords(count: number): string {
  return count === 1 ? '1 booking' : `${count.toLocaleString('en')} bookings`
}
