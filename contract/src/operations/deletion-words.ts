import { say } from '../say.ts'
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
  switch (kind) {
    case 'stays-owed':
      return isOwn
        ? say(
            'Guests are owed a stay: {bookings, plural, one {# booking} other {# bookings}} in your hotels must end or be cancelled first.',
            params,
          )
        : say(
            'Guests are owed a stay: {bookings, plural, one {# booking} other {# bookings}} in their hotels must end or be cancelled first.',
            params,
          )
    case 'commission-owed': {
      const [first = '', ...more] = params.amounts.map(({ cents, currency }) => money(cents, currency))
      const amounts = more.reduce((list, amount) => say('{list} and {amount}', { list, amount }), first)
      return isOwn
        ? say('You owe {amounts} of commission for bookings through partners, which must be paid first.', {
            amounts,
          })
        : say('They owe {amounts} of commission for bookings through partners, which must be paid first.', {
            amounts,
          })
    }
    case 'you-owed': {
      const amount = money(params.usdCents, 'USD')
      return isOwn
        ? say('You are owed {amount} of commission, which must be paid to you first.', { amount })
        : say('They are owed {amount} of commission, which must be paid first.', { amount })
    }
    case 'stays-recommended': {
      const values = { bookings: params.bookings, amount: money(params.usdCents, 'USD') }
      return isOwn
        ? say(
            '{bookings, plural, one {# booking you recommended is upcoming} other {# bookings you recommended are upcoming}} and may earn you {amount}; the stays must end or be cancelled first.',
            values,
          )
        : say(
            '{bookings, plural, one {# booking they recommended is upcoming} other {# bookings they recommended are upcoming}} and may earn them {amount}; the stays must end or be cancelled first.',
            values,
          )
    }
  }
}
