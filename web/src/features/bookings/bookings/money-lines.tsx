import type { BillLines } from '@roomlark/contract/inventory/bill-lines'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../../lib/cx.ts'
import { moneyText } from '../../../parts/money/money-text.ts'

type LineProps = {
  term: string
  note?: string | undefined
  cents: number
  currency: string
  isTotal?: boolean
  /** Told, but no part of the sum. */
  isAside?: boolean
  /** A small button after the amount. */
  action?: ReactNode
}

export function Line({ term, note, cents, currency, isTotal = false, isAside = false, action }: LineProps) {
  return (
    <div
      className={cx(
        'flex justify-between gap-4 py-[3px]',
        isTotal && 'font-strong',
        isAside && 'text-sm text-muted',
      )}
    >
      <dt className={cx(!isTotal && 'text-muted')}>
        {term}
        {note ? <span className="ml-1.5 text-sm">({note})</span> : null}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">
        {moneyText(cents, currency)}
        {action}
      </dd>
    </div>
  )
}

/** Fees and taxes that are charged; meals and VAT inside the prices are told, but no part of the sum. */
export function TaxLines({ bill }: { bill: BillLines & { currency: string } }) {
  const { currency, mealCents = 0, fees, cityTaxCents, cityTaxName, vatCents, vatIncluded } = bill
  return (
    <>
      {mealCents > 0 ? (
        <Line term={say('Meals, in the price')} cents={mealCents} currency={currency} isAside />
      ) : null}
      {fees.map(({ name, cents }) => (
        <Line key={name} term={name} cents={cents} currency={currency} />
      ))}
      {cityTaxCents > 0 ? (
        <Line term={cityTaxName ?? say('City tax')} cents={cityTaxCents} currency={currency} />
      ) : null}
      {vatCents > 0 ? (
        <Line
          term={vatIncluded ? say('VAT, in the price') : say('VAT')}
          cents={vatCents}
          currency={currency}
          isAside={vatIncluded}
        />
      ) : null}
    </>
  )
}

/** Shows the total in large figures below a rule. */
export function TotalLine({ term, cents, currency }: { term: string; cents: number; currency: string }) {
  return (
    <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-border pt-2.5">
      <dt className="font-strong">{term}</dt>
      <dd className="font-display text-[22px] leading-7 font-[540] tabular-nums">
        {moneyText(cents, currency)}
      </dd>
    </div>
  )
}
