import type { FoundHotel } from '@roomlark/contract/partners/partner-find'
import { say } from '@roomlark/contract/say'
import { decimalText, percentText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'

const usd = (cents: number) => moneyText(cents, 'USD')

/** Earnings from a typical stay, from the price of the room down to the amount that the affiliate keeps. */
export function RequestReceipt({ found, sharePercent }: { found: FoundHotel; sharePercent: number }) {
  const { typicalStay: stay, hundredClicks, ratePercent, yoursPercent } = found
  if (!stay) {
    return (
      <p className="rounded-[12px] bg-sunken px-4 py-3.5 text-[14px]">
        {say(
          '{rate} of each stay; yours after Roomlark’s share: {percent}. There is no estimate for a typical stay yet.',
          { rate: percentText(ratePercent), percent: percentText(yoursPercent) },
        )}
      </p>
    )
  }
  return (
    <div className="rounded-[12px] bg-sunken px-4 py-3.5">
      <dl className="grid gap-1.5 text-[14px] tabular-nums">
        <Line
          name={say('A typical stay, {nights, plural, one {# night} other {# nights}}, without VAT', {
            nights: stay.nights,
          })}
        >
          {usd(stay.roomUsdCents)}
        </Line>
        <Line name={say('Commission, {percent}', { percent: percentText(ratePercent) })}>
          {usd(stay.commissionUsdCents)}
        </Line>
        <Line name={say('Roomlark’s share, {percent} of that', { percent: percentText(sharePercent) })}>
          {usd(-stay.shareUsdCents)}
        </Line>
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t-2 border-text pt-2">
          <dt className="font-strong">{say('You earn')}</dt>
          <dd className="font-display text-lg">{usd(stay.earnsUsdCents)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">
        {hundredClicks
          ? say('100 clicks bring about {bookings} bookings, so about {amount}.', {
              bookings: decimalText(hundredClicks.bookings),
              amount: usd(hundredClicks.earnsUsdCents),
            })
          : say('It is too early to say what 100 clicks bring.')}
        {stay.isEstimated ? ` ${say('The stay is estimated from the prices of the rooms.')}` : ''}
      </p>
    </div>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
