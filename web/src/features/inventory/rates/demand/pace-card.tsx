import { addDays } from '@roomlark/contract/dates'
import type { PaceSuggestion } from '@roomlark/contract/figures/price-advice'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useDismissSuggestion, usePaceSuggestions } from '../../../../data/demand.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { longRangeWords, weekdayLongDay } from '../../../../lib/day-words.ts'
import { percentText, signedPercent } from '../../../../lib/format-number.ts'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { toast } from '../../../../ui/toast.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { AcceptButton } from './accept-button.tsx'
import { PriceChange } from './price-change.tsx'

const shownFirst = 5

/** Weeks that sell faster or slower than a year ago, each with a price to use or to dismiss. */
export function PaceCard({ hotel, types }: { hotel: Hotel; types: readonly RoomType[] }) {
  const query = usePaceSuggestions(hotel.id)
  const { data } = query
  const [isWhole, setWhole] = useState(false)
  const all = data?.suggestions ?? []
  const shown = isWhole ? all : all.slice(0, shownFirst)
  return (
    <Card>
      <CardHead
        title={say('Compared with last year')}
        subtitle={say('Weeks ahead that sell faster or slower than the same week a year ago did by now')}
      />
      {query.isPending ? <Spinner /> : null}
      {query.isError ? <NotLoaded title={say('The suggestions did not load')} query={query} /> : null}
      {data && data.suggestions.length === 0 ? (
        <p className="text-muted">
          {data.hasLastYear
            ? say('The next eight weeks sell much as they did a year ago.')
            : say('There is nothing to compare: a year ago nothing was sold for these weeks.')}
        </p>
      ) : null}
      <ul className="-my-3 divide-y divide-border">
        {shown.map((suggestion) => (
          <li key={`${suggestion.roomTypeId} ${suggestion.weekOn}`} className="py-3.5">
            <Suggestion
              hotel={hotel}
              name={types.find(({ id }) => id === suggestion.roomTypeId)?.name ?? ''}
              suggestion={suggestion}
            />
          </li>
        ))}
      </ul>
      {all.length > shown.length ? (
        <Button variant="quiet" size="sm" className="mt-4" onClick={() => setWhole(true)}>
          {say('Show {count} more', { count: all.length - shown.length })}
        </Button>
      ) : null}
    </Card>
  )
}

type SuggestionProps = { hotel: Hotel; name: string; suggestion: PaceSuggestion }

function Suggestion({ hotel, name, suggestion }: SuggestionProps) {
  const { roomTypeId, weekOn, percent, nights } = suggestion
  const dismissing = useDismissSuggestion(hotel.id)
  const dismiss = () =>
    dismissing.mutate(
      { roomTypeId, weekOn },
      {
        onError: (error) =>
          toast.error(getErrorMessage(error, say('It was not dismissed. Please try again.'))),
      },
    )
  return (
    <>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere">
        <span>
          <UserText>{name}</UserText>, {longRangeWords(weekOn, addDays(weekOn, 6))}
        </span>
        <b className="tabular-nums">{signedPercent(percent)}</b>
      </h3>
      <p className="mt-0.5 text-[14px] leading-5 text-muted">{paceWords(suggestion)}</p>
      <details className="mt-1.5 text-[14px]">
        <summary className="cursor-pointer text-primary-text">
          {say('{count, plural, one {# night} other {# nights}}', { count: nights.length })}
        </summary>
        <ul className="mt-1 grid gap-1">
          {nights.map(({ night, fromCents, toCents }) => (
            <li key={night} className="flex flex-wrap justify-between gap-x-4">
              <span>{weekdayLongDay(night)}</span>
              <PriceChange fromCents={fromCents} toCents={toCents} currency={hotel.currency} />
            </li>
          ))}
        </ul>
      </details>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <May do="change-offer" at={hotel.id}>
          <Button
            variant="quiet"
            size="sm"
            busy={dismissing.isPending && say('Dismissing')}
            onClick={dismiss}
          >
            {say('Dismiss##a suggestion')}
          </Button>
        </May>
        <AcceptButton hotelId={hotel.id} nights={nights.map((night) => ({ roomTypeId, ...night }))} />
      </div>
    </>
  )
}

function paceWords({ nowRooms, thenRooms, capacity }: PaceSuggestion): string {
  return say(
    '{now, plural, one {# night is} other {# nights are}} sold, {share} of the week. By this time last year {before, plural, one {# was} other {# were}}.',
    { now: nowRooms, before: thenRooms, share: percentText(Math.floor((100 * nowRooms) / capacity)) },
  )
}
