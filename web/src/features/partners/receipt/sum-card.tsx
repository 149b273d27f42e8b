import type { CommissionReceipt } from '@roomlark/contract/partners/commission-receipt'
import { leftOut, receiptShares, receiptSum, type SumLine } from '@roomlark/contract/partners/receipt-sum'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../lib/cx.ts'
import { dayText } from '../../../lib/day-words.ts'
import { decimalText, numberFormat, percentText } from '../../../lib/format-number.ts'
import { currencyName, exactMoneyText, moneyText } from '../../../parts/money/money-text.ts'
import { Card, CardHead } from '../../../ui/card.tsx'

/** Rates of exchange have up to eight decimals. */
const rateText = numberFormat({ maximumFractionDigits: 8 })

/** From the price of the rooms to what the partner earns. */
export function SumCard({ receipt, className }: { receipt: CommissionReceipt; className: string }) {
  const { currency } = receipt.amounts
  const lines = receiptSum(receipt, { percent: percentText, day: dayText, rate: rateText })
  const left = leftOut(receipt.amounts)
  return (
    <Card className={className}>
      <CardHead
        title={say('The sum')}
        subtitle={say('In {currency}', { currency: currencyName(currency) })}
      />
      <dl className="tabular-nums">
        {lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </dl>
      {left.length === 0 ? null : (
        <p className="mt-2 text-sm text-muted">
          {say('Left out of the base: {amounts}', {
            amounts: left.map(({ label, cents }) => `${label} ${moneyText(cents, currency)}`).join(', '),
          })}
        </p>
      )}
      {receipt.amounts.baseCents > 0 ? <Shares receipt={receipt} /> : null}
    </Card>
  )
}

function Line({ line: { label, note, cents, currency, exact, weight } }: { line: SumLine }) {
  const small = exact ? say('{amount}, rounded once', { amount: exactMoneyText(exact, currency) }) : note
  const isResult = weight === 'result'
  return (
    <div
      className={cx(
        'flex justify-between gap-4 py-[5px]',
        weight === 'subtotal' && 'mt-1.5 border-t border-border pt-2.5 font-strong',
        isResult && 'mt-2.5 items-baseline border-t-2 border-text pt-3 font-strong',
      )}
    >
      <dt className="min-w-0 wrap-anywhere">
        {label}
        {small ? <small className="block text-sm font-normal text-muted">{small}</small> : null}
      </dt>
      <dd
        className={cx(
          'shrink-0',
          isResult && 'font-display text-[26px] leading-8 font-[540] tracking-[-0.02em]',
        )}
      >
        {moneyText(cents, currency)}
      </dd>
    </div>
  )
}

const colours = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)'] as const

function Shares({ receipt }: { receipt: CommissionReceipt }) {
  const { currency, baseCents } = receipt.amounts
  const shares = receiptShares(receipt)
  const said = shares.map(({ name, cents }) => `${name} ${moneyText(cents, currency)}`).join(', ')
  return (
    <div className="mt-[18px] border-t border-border pt-4">
      <h3 className="mb-3">{say('Who gets what of the base')}</h3>
      <div role="img" aria-label={said} className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {shares.map(({ name, cents }, index) => (
          <i
            key={name}
            title={`${decimalText((100 * cents) / baseCents)}%`}
            className="rounded-[3px]"
            style={{ flexGrow: Math.max(0, cents), flexBasis: 0, background: colours[index] }}
          />
        ))}
      </div>
      <ul className="mt-3 grid gap-2.5">
        {shares.map(({ name, cents }, index) => (
          <li key={name} className="flex items-center gap-2.5">
            <i
              aria-hidden="true"
              className="size-3 shrink-0 rounded-[4px]"
              style={{ background: colours[index] }}
            />
            <span className="min-w-0 grow wrap-anywhere">{name}</span>
            <b className="font-[560] tabular-nums">{moneyText(cents, currency)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
