import type { WouldEarn } from '@roomlark/contract/guest-site/link-test'
import type { PartnerLink } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import { longRangeWords } from '../../../lib/day-words.ts'
import { percentText } from '../../../lib/format-number.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { Card, CardHead } from '../../../ui/card.tsx'

type WouldEarnCardProps = { link: PartnerLink; earned: WouldEarn | null; platformSharePercent: number }

/** The sum from the nights to what is left for the affiliate. */
export function WouldEarnCard({ link, earned, platformSharePercent }: WouldEarnCardProps) {
  if (!earned) {
    return (
      <Card>
        <CardHead title={say('If it had been real')} />
        <p className="text-muted">
          {say('You would have earned nothing. Fix the steps that failed and run the test again.')}
        </p>
      </Card>
    )
  }
  const {
    stay: { checkInOn, checkOutOn },
    currency,
  } = earned
  const dates = longRangeWords(checkInOn, checkOutOn)
  const rate = percentText(earned.ratePercent)
  const isAsked = checkInOn === link.checkInOn && checkOutOn === link.checkOutOn
  const money = (cents: number) => moneyText(cents, currency)
  return (
    <Card>
      <CardHead
        title={say('If it had been real')}
        subtitle={isAsked ? dates : say('{dates}, the nearest free dates', { dates })}
      />
      <dl className="grid gap-2.5">
        {earned.nights.map(({ fromOn, nights, cents }) => (
          <Line
            key={fromOn}
            term={say('{nights, plural, one {# night} other {# nights}} at {price}', {
              nights,
              price: money(cents),
            })}
            words={money(nights * cents)}
          />
        ))}
        {earned.includedVatCents > 0 ? (
          <Line term={say('VAT in that')} words={money(-earned.includedVatCents)} />
        ) : null}
        <div className="border-t border-border pt-2.5 font-[580]">
          <Line term={say('Base')} words={money(earned.baseCents)} />
        </div>
        <Line
          term={
            earned.boostPercent > 0
              ? say('Commission, {rate} and up to {boost} of boost', {
                  rate,
                  boost: percentText(earned.boostPercent),
                })
              : say('Commission, {rate}', { rate })
          }
          words={money(earned.grossCents)}
        />
        <Line
          term={say('Roomlark’s share, {percent} of that', {
            percent: percentText(platformSharePercent),
          })}
          words={money(-earned.shareCents)}
        />
        <div className="flex items-baseline justify-between gap-4 border-t-2 border-text pt-3">
          <dt className="font-[580]">{say('You would earn')}</dt>
          <dd className="font-serif text-2xl font-strong tabular-nums">{money(earned.netCents)}</dd>
        </div>
      </dl>
    </Card>
  )
}

function Line({ term, words }: { term: string; words: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{term}</dt>
      <dd className="shrink-0 tabular-nums">{words}</dd>
    </div>
  )
}
