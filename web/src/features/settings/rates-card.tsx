import type { ExchangeRate } from '@roomlark/contract/exchange'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { isoDate, longDate, longDateTime } from '../../lib/format-date.ts'
import { numberFormat } from '../../lib/format-number.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../ui/card-states.tsx'
import { RateDialog } from './rate-dialog.tsx'
import { useRates } from './settings.api.ts'

const rateText = numberFormat({
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumSignificantDigits: 8,
})
const names = new Intl.DisplayNames('en', { type: 'currency' })

export function RatesCard() {
  const rates = useRates()
  /** Null: closed; empty: of a currency to be chosen. */
  const [setting, setSetting] = useState<string | null>(null)
  return (
    <Card>
      <CardHead
        title="Exchange rates"
        subtitle="Dollars for one unit of each currency. Bookings keep the rate of their day."
      >
        <Button size="sm" onClick={() => setSetting('')}>
          <Plus aria-hidden="true" className="size-4" />
          Set rate
        </Button>
      </CardHead>
      {rates.data ? (
        <ul className="-mx-1">
          {[...Map.groupBy(rates.data, ({ currency }) => currency)]
            .sort(([a], [b]) => a.localeCompare(b))
            .map(([currency, history]) => (
              <CurrencyRow key={currency} history={history} onSet={() => setSetting(currency)} />
            ))}
        </ul>
      ) : rates.isError ? (
        <CardError retry={() => void rates.refetch()} />
      ) : (
        <CardSkeleton />
      )}
      {rates.data?.length === 0 ? (
        <p className="text-muted">No rate is set yet. Hotels that sell in dollars need none.</p>
      ) : null}
      {setting === null ? null : <RateDialog currency={setting} onClose={() => setSetting(null)} />}
    </Card>
  )
}

/** Newest first: the first that has begun holds. */
function CurrencyRow({ history, onSet }: { history: ExchangeRate[]; onSet: () => void }) {
  const today = isoDate(new Date())
  const now = history.find(({ validFrom }) => validFrom <= today) ?? history.at(-1)
  if (!now) return null
  const { currency } = now
  return (
    <li className="px-1 py-3 not-first:border-t not-first:border-border">
      <div className="flex items-center gap-x-3">
        <div className="min-w-0 flex-1">
          <b>{currency}</b> <span className="text-muted">{names.of(currency)}</span>
        </div>
        <span className="font-display text-md tabular-nums">{rateText(now.usdRate)}</span>
        <Button variant="quiet" size="sm" onClick={onSet}>
          Change<span className="sr-only"> {currency}</span>
        </Button>
      </div>
      <details className="text-sm text-muted">
        <summary className="w-fit cursor-pointer rounded-sm text-primary-text">
          History<span className="sr-only"> of {currency}</span> ({history.length})
        </summary>
        <table className="mt-2 w-full text-left tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="py-1 font-[560]">
                From
              </th>
              <th scope="col" className="py-1 text-right font-[560]">
                Rate
              </th>
              <th scope="col" className="py-1 pl-5 font-[560]">
                Set by
              </th>
            </tr>
          </thead>
          <tbody>
            {history.map((rate) => (
              <tr key={`${rate.validFrom} ${rate.setAt}`} className="border-t border-border align-top">
                <td className="py-1.5">
                  {longDate(new Date(`${rate.validFrom}T12:00:00`))}
                  {rate === now ? ' (now)' : null}
                  {rate.validFrom > today ? ' (to come)' : null}
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
    </li>
  )
}
