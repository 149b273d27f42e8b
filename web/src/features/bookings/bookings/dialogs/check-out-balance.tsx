import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { say } from '@roomlark/contract/say'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Line, TotalLine } from '../money-lines.tsx'

/** The folio on which something is open, if it is only one. */
export function findOpenPosition(folio: BookingFolio | undefined): number | undefined {
  const open = (folio?.folios ?? []).filter(({ balanceCents }) => balanceCents !== 0)
  return open.length === 1 ? open[0]?.position : undefined
}

/** The companies that pay all that is left, or none if guests owe something themselves. */
export function findPayingLater({ folios, balanceCents }: BookingFolio): string[] {
  const ofGuests = folios.filter(({ companyId }) => companyId === null)
  const guestsOwe = ofGuests.reduce((cents, folio) => cents + folio.balanceCents, 0)
  if (balanceCents <= 0 || guestsOwe !== 0) return []
  const open = folios.filter((folio) => folio.companyId !== null && folio.balanceCents !== 0)
  return open.map(({ payer }) => payer.company)
}

export function BalanceSums({
  folio: { chargesCents, paidCents, balanceCents, currency },
}: {
  folio: BookingFolio
}) {
  return (
    <dl className="rounded-[12px] bg-sunken px-[18px] py-[13px]">
      <Line term={say('Charges')} cents={chargesCents} currency={currency} />
      <Line term={say('Payments recorded')} cents={0 - paidCents} currency={currency} />
      <TotalLine term={say('Balance')} cents={balanceCents} currency={currency} />
    </dl>
  )
}

export function balanceWords(balanceCents: number, folio: BookingFolio | undefined): string {
  if (balanceCents === 0 || !folio) return say('Everything is paid.')
  const amount = moneyText(Math.abs(balanceCents), folio.currency)
  return balanceCents > 0
    ? say('{amount} is left to pay.', { amount })
    : say('{amount} was paid too much.', { amount })
}
