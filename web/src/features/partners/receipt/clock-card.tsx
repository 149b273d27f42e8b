import { dateIn } from '@roomlark/contract/dates'
import type { CommissionReceipt } from '@roomlark/contract/partners/commission-receipt'
import { correctionClock } from '@roomlark/contract/partners/correction-clock'
import { stayClock } from '@roomlark/contract/partners/stay-clock'
import { say } from '@roomlark/contract/say'
import { moneyText, signedMoneyText } from '../../../parts/money/money-text.ts'
import { clockDay } from '../../../parts/stay-clock/clock-day.ts'
import { ClockLine } from '../../../parts/stay-clock/clock-line.tsx'
import { Card } from '../../../ui/card.tsx'

const solidTag =
  'keytag text-on-accent! [background:radial-gradient(circle_at_11px_50%,transparent_2.6px,var(--color-accent)_3.1px)]!'

/** Progress of the commission on its way to the partner's account. */
export function ClockCard({ receipt }: { receipt: CommissionReceipt }) {
  const { reference, partnerName, clock, amounts, correction } = receipt
  const now = new Date()
  const { title, summary, moments } = stayClock(clock, now, { day: clockDay })
  return (
    <Card aria-label={say('Stay clock')}>
      <div className="mb-[18px] flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-2">
          <span className={solidTag}>{reference}</span>
          <h2>{title}</h2>
          <span className="text-muted">{summary}</span>
        </div>
        <p className="min-w-0 wrap-anywhere md:text-right">
          <span className="block text-sm text-muted">{say('{partner} earns', { partner: partnerName })}</span>
          <b className="block font-display text-[32px] leading-9 font-[540] tracking-[-0.02em] tabular-nums">
            {moneyText(amounts.netCents, amounts.currency)}
          </b>
          {amounts.currency === 'USD' ? null : (
            <span className="block text-sm text-muted">
              {say('{amount} in US dollars', { amount: moneyText(amounts.netUsdCents, 'USD') })}
            </span>
          )}
        </p>
      </div>
      <ClockLine moments={moments} />
      {correction ? <Correction correction={correction} today={dateIn(clock.timeZone, now)} /> : null}
    </Card>
  )
}

/** A correction of a paid commission, with a clock of its own: the paid one stays as it is. */
function Correction({
  correction,
  today,
}: {
  correction: NonNullable<CommissionReceipt['correction']>
  today: string
}) {
  const { usdCents } = correction
  const reason = usdCents < 0 ? say('Less than was paid') : say('More than was paid')
  return (
    <div className="mt-6 border-t border-border pt-5">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h3>{say('Changed after it was paid')}</h3>
        <b className="tabular-nums">{signedMoneyText(usdCents, 'USD')}</b>
      </div>
      <ClockLine moments={correctionClock({ ...correction, reason }, today)} />
    </div>
  )
}
