import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useExchangeRates } from '../../../data/exchange.ts'
import { isoDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Plus } from '../../../ui/icons/plus.ts'
import { Search } from '../../../ui/icons/search.ts'
import { CurrencyRow } from './currency-row.tsx'
import { RateDialog } from './rate-dialog.tsx'
import { currencyRates } from './rates-list.ts'

export function RatesCard() {
  const rates = useExchangeRates()
  const [search, setSearch] = useState('')
  /** Null: closed; empty: the currency is still to be chosen. */
  const [setting, setSetting] = useState<string | null>(null)
  const today = isoDate(new Date())
  const { data: all = [], meta } = rates.data ?? {}
  const rows = currencyRates(all, meta?.inUse ?? [], today, search)
  return (
    <Card>
      <CardHead
        title={say('Exchange rates')}
        subtitle={say(
          'Dollars for one unit of each currency. Bookings keep the rate of the day they were made.',
        )}
      >
        <Button size="sm" onClick={() => setSetting('')}>
          <Plus aria-hidden="true" className="size-4" />
          {say('Set rate')}
        </Button>
      </CardHead>
      {rates.data ? (
        <>
          <TextField
            label={<span className="sr-only">{say('Search currencies')}</span>}
            type="search"
            icon={<Search />}
            placeholder={say('Code or name of a currency')}
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            className="mb-3 max-w-[320px] [&>label]:mb-0"
          />
          <p role="status" className={rows.length === 0 ? 'text-muted' : 'sr-only'}>
            {rows.length === 0
              ? search
                ? say('No currency matches “{search}”.', { search })
                : say('No rate is set yet. Hotels that sell in dollars need none.')
              : say('{count, plural, one {# currency} other {# currencies}}', { count: rows.length })}
          </p>
          <ul className="-mx-1">
            {rows.map((row) => (
              <CurrencyRow
                key={row.currency}
                row={row}
                today={today}
                onSet={() => setSetting(row.currency)}
              />
            ))}
          </ul>
        </>
      ) : (
        <CardWaiting query={rates} />
      )}
      {setting === null ? null : <RateDialog currency={setting} onClose={() => setSetting(null)} />}
    </Card>
  )
}
