import type { DeletionObstacle } from './my-data.ts'
import type { WordFormats } from './word-formats.ts'

/** Why somebody cannot leave yet, with what has to happen first. */
export function deletionWords({ kind, params }: DeletionObstacle, { money }: WordFormats): string {
  const bookings = params.bookings === 1 ? '1 booking' : `${params.bookings.toLocaleString('en')} bookings`
  switch (kind) {
    case 'stays-owed':
      return `Guests are owed a stay: ${bookings} in your hotels must end or be cancelled first.`
    case 'affiliates-owed':
      return `Affiliates are owed ${money(params.usdCents, 'USD')} of commission for ${bookings} they brought you: it must be paid first.`
    case 'you-owed':
      return `You are owed ${money(params.usdCents, 'USD')} of commission for ${bookings} you recommended: it must be paid to you first.`
  }
}
