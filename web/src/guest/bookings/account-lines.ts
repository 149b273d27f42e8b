import type { GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import type { Texts } from '../texts/texts.ts'

type AccountLine = { term: string; cents: number; isLeft: boolean }

/** The way from what a booking costs to what its guest still pays; nothing where that is the same. */
export function accountLines(
  {
    account,
    feeCents,
    totalCents,
    extrasCents,
  }: Pick<GuestBooking, 'account' | 'feeCents' | 'totalCents' | 'extrasCents'>,
  { bookings: { price: words } }: Texts,
): AccountLine[] {
  const costCents = feeCents ?? totalCents + extrasCents
  if (!account || account.leftCents === costCents) return []
  const { chargesCents, othersCents, paidCents, leftCents } = account
  const lines = [
    { term: words.extras, cents: chargesCents - costCents },
    { term: words.others, cents: 0 - othersCents },
    { term: words.paid, cents: 0 - paidCents },
  ]
  return [
    ...lines.filter(({ cents }) => cents !== 0).map((line) => ({ ...line, isLeft: false })),
    { term: leftCents < 0 ? words.back : words.left, cents: Math.abs(leftCents), isLeft: true },
  ]
}
