import { boostedRate, type NightSum, replayBoost } from '@roomlark/contract/partners/boost-sums'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { countText, percentText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { type BoostDraft, parseMaxNights } from './boost-draft.ts'

type ReplayBoxProps = {
  nights: readonly NightSum[]
  baseRatePercent: number
  draft: BoostDraft
  currency: string
}

/** Estimates the revenue and cost of the boost if partners filled some of the empty rooms. */
export function ReplayBox({ nights, baseRatePercent, draft, currency }: ReplayBoxProps) {
  const maxNights = parseMaxNights(draft) || null
  const replay = replayBoost(nights, { ratePercent: baseRatePercent, points: draft.points, maxNights })
  if (!replay) {
    return (
      <p className="rounded-md bg-sunken px-4 py-3 text-sm text-muted">
        {say('Choose nights to see what the boost would bring and cost.')}
      </p>
    )
  }
  const rate = boostedRate(baseRatePercent, draft.points)
  return (
    <div className="rounded-md bg-sunken px-4 py-3.5">
      <p className="mb-1.5 text-sm text-muted">
        {say('If partners fill {filled} of the {empty, plural, one {# empty room} other {# empty rooms}}', {
          filled: countText(replay.filled),
          empty: replay.empty,
        })}
      </p>
      <dl>
        <Line
          term={say('Revenue without VAT, {filled, plural, one {# night} other {# nights}} at {price}', {
            filled: replay.filled,
            price: moneyText(replay.nightCents, currency),
          })}
        >
          {moneyText(replay.revenueCents, currency)}
        </Line>
        <Line
          term={say('Commission, {rate}', { rate: percentText(rate) })}
          note={say('{amount} of it is the boost', {
            amount: moneyText(replay.boostCents, currency),
          })}
        >
          {moneyText(-replay.commissionCents, currency)}
        </Line>
        <Line term={say('You keep')} isResult>
          {moneyText(replay.keptCents, currency)}
        </Line>
      </dl>
    </div>
  )
}

type LineProps = { term: string; note?: string; isResult?: boolean; children: ReactNode }

function Line({ term, note, isResult = false, children }: LineProps) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4 py-1',
        isResult && 'mt-1.5 border-t-2 border-text pt-2 font-strong',
      )}
    >
      <dt>
        {term}
        {note ? <span className="block text-sm font-normal text-muted">{note}</span> : null}
      </dt>
      <dd className={cx('tabular-nums', isResult && 'font-display text-lg font-[540]')}>{children}</dd>
    </div>
  )
}
