import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { longDate, longDateTime } from '../../../lib/format-date.ts'
import { numberFormat } from '../../../lib/format-number.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ageWords, type CurrencyRates, staleDays } from './rates-list.ts'

const rateText = numberFormat({
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumSignificantDigits: 8,
})

/** Heard only, where the row says it to those who see it. */
const hide = (text: ReactNode) => <span className="sr-only">{text}</span>

type CurrencyRowProps = { row: CurrencyRates; today: string; onSet: () => void }

export function CurrencyRow({ row, today, onSet }: CurrencyRowProps) {
  const { currency, name, hotels, now, ageDays } = row
  return (
    <li className="px-1 py-3 not-first:border-t not-first:border-border">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-[180px] flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b>{currency}</b> <span className="text-muted">{name}</span>
            {hotels > 0 ? (
              <Badge tone="primary">
                {say('In use by {hotels, plural, one {# hotel} other {# hotels}}', { hotels })}
              </Badge>
            ) : null}
          </p>
          <p className="text-sm text-muted">
            {now ? (
              ageWords(ageDays)
            ) : (
              <span className="text-error-text">{say('No rate: these hotels cannot be booked')}</span>
            )}
            {now && hotels > 0 && ageDays > staleDays ? (
              <span className="text-warning-text"> {say('· worth a look')}</span>
            ) : null}
          </p>
        </div>
        {now ? <span className="font-display text-md tabular-nums">{rateText(now.usdRate)}</span> : null}
        <Button variant="quiet" size="sm" onClick={onSet}>
          {now
            ? sayRich('Change<span> {currency}</span>', { span: hide, currency })
            : sayRich('Set<span> {currency}</span>', { span: hide, currency })}
        </Button>
      </div>
      {row.history.length > 0 ? <History row={row} today={today} /> : null}
    </li>
  )
}

function History({ row: { currency, history, now }, today }: { row: CurrencyRates; today: string }) {
  return (
    <details className="text-sm text-muted">
      <summary className="w-fit cursor-pointer rounded-sm text-primary-text">
        {sayRich('History<span> of {currency}</span> ({count})', {
          span: (text) => <span className="sr-only">{text}</span>,
          currency,
          count: history.length,
        })}
      </summary>
      <table className="mt-2 w-full text-left tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="py-1 font-[560]">
              {say('From')}
            </th>
            <th scope="col" className="py-1 text-right font-[560]">
              {say('Rate##exchange rate')}
            </th>
            <th scope="col" className="py-1 pl-5 font-[560]">
              {say('Set by')}
            </th>
          </tr>
        </thead>
        <tbody>
          {history.map((rate) => (
            <tr key={`${rate.validFrom} ${rate.setAt}`} className="border-t border-border align-top">
              <td className="py-1.5">
                {longDate(new Date(`${rate.validFrom}T12:00:00`))}
                {rate === now ? ` ${say('(now)')}` : null}
                {rate.validFrom > today ? ` ${say('(upcoming)')}` : null}
              </td>
              <td className="py-1.5 text-right">{rateText(rate.usdRate)}</td>
              <td className="py-1.5 pl-5">
                {rate.setBy}, <time dateTime={rate.setAt}>{longDateTime(new Date(rate.setAt))}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
