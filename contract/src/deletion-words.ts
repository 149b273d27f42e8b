import type { DeletionObstacle } from './my-data.ts'
import type { WordFormats } from './word-formats.ts'

/** The reader is either the owner of the account or an administrator. */
export type Whose = 'your' | 'their'

/** Says why an account cannot be deleted yet, and what has to happen first. */
export function deletionWords(
  { kind, params }: DeletionObstacle,
  { money }: WordFormats,
  whose: Whose = 'your',
): string {
  const isOwn = whose === 'your'
  const bookings = params.bookings === 1 ? '1 booking' : `${params.bookings.toLocaleString('en')} bookings`
  switch (kind) {
    case 'stays-owed':
      return `Guests are owed a stay: ${bookings} in ${whose} hotels must end or be cancelled first.`
    case 'affiliates-owed':
      return `Affiliates are owed ${money(params.usdCents, 'USD')} of commission for ${bookings} they brought${isOwn ? ' you' : ''}, which must be paid first.`
    case 'you-owed':
      return `${isOwn ? 'You' : 'They'} are owed ${money(params.usdCents, 'USD')} of commission for ${bookings} ${isOwn ? 'you' : 'they'} recommended, which must be paid${isOwn ? ' to you' : ''} first.`
  }
}
