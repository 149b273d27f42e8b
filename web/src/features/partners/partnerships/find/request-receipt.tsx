import type { FoundHotel } from '@roomlark/contract/partners/partner-find'
import { say } from '@roomlark/contract/say'
import { nightsWords } from '../../../../lib/day-words.ts'
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
          '{ratePercent} of each stay; yours after Roomlark’s share: {yoursPercent}. There is no estimate for a typical stay yet.',
          { ratePercent: percentText(ratePercent), yoursPercent: percentText(yoursPercent) },
        )}
      </p>
    )
  }
  return (
    <div className="rounded-[12px] bg-sunken px-4 py-3.5">
      <dl className="grid gap-1.5 text-[14px] tabular-nums">
        <Line name={`A typical stay, ${nightsWords(stay.nights)}, without VAT`}>
          {usd(stay.roomUsdCents)}
        </Line>
        <Line name={`Commission, ${percentText(ratePercent)}`}>{usd(stay.commissionUsdCents)}</Line>
        <Line name={`Roomlark’s share, ${percentText(sharePercent)} of that`}>
          {usd(-stay.shareUsdCents)}
        </Line>
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t-2 border-text pt-2">
          <dt className="font-strong">{say('You earn')}</dt>
          <dd className="font-display text-lg">{usd(stay.earnsUsdCents)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">
        {hundredClicks
          ? say('100 clicks bring about {bookings} bookings, so about {earnsUsdCents}.', {
              bookings: decimalText(hundredClicks.bookings),
              earnsUsdCents: usd(hundredClicks.earnsUsdCents),
            })
          : say('It is too early to say what 100 clicks bring.')}
        {stay.isEstimated ? say(' The stay is estimated from the prices of the rooms.') : ''}
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
