import type { ConsentSource, GuestSummary } from '@roomlark/contract/bookings/guests'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { moneyText } from '../../../../parts/money/money-text.ts'

export const consentWords: Record<ConsentSource, string> = {
  'in-person': say('In person'),
  phone: say('By phone'),
  email: say('By email'),
  'registration-card': say('On the registration card'),
}

/** `1 stay, 3 nights`, `No stay yet` */
export function staysWords({ stays, nights }: Pick<GuestSummary, 'stays' | 'nights'>): string {
  return stays === 0
    ? say('No stay yet')
    : say('{stays, plural, one {# stay} other {# stays}}, {nights, plural, one {# night} other {# nights}}', {
        stays,
        nights,
      })
}

/** `€1,240.00, $310.00` */
export function revenueWords({ revenue }: Pick<GuestSummary, 'revenue'>): string {
  return revenue.map(({ currency, cents }) => moneyText(cents, currency)).join(', ')
}

/** `hana@example.test, +81 3 5555 0101` */
export function contactWords({ email, phone }: Pick<GuestSummary, 'email' | 'phone'>): string {
  return [email, phone].flatMap((contact) => (contact ? [isolate(contact)] : [])).join(', ')
}

/** `1st`, `22nd`, `13th` */
export function numberStay(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1
  const ending = isTeen ? 'th' : ['st', 'nd', 'rd'][(number % 10) - 1]
  return say(
    '{ending, select, st {{number}st stay.} nd {{number}nd stay.} rd {{number}rd stay.} other {{number}th stay.}}',
    { ending, number },
  )
}
