import { addDays, dateIn } from '@roomlark/contract/dates'
import type { DemandNight } from '@roomlark/contract/inventory/demand'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { useDemandPreview } from '../../../../data/demand.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { AcceptButton } from './accept-button.tsx'
import { reasonWords, toAccepted } from './demand-words.ts'
import { PriceChange } from './price-change.tsx'

const daysShown = 60
const shownNights = 5

/** Changes that the suggesting rules would make in the next weeks, by room type. */
export function SuggestedNightsCard({ hotel, types }: { hotel: Hotel; types: readonly RoomType[] }) {
  const fromOn = dateIn(hotel.timeZone, new Date())
  const preview = useDemandPreview(hotel.id, { fromOn, untilOn: addDays(fromOn, daysShown - 1) })
  const byType = Map.groupBy(preview.data?.nights ?? [], ({ roomTypeId }) => roomTypeId)
  return (
    <Card>
      <CardHead
        title={say('What your rules suggest')}
        subtitle={say('In the next {days} days. Nothing changes until you use a price.', { days: daysShown })}
      />
      {preview.isPending ? <Spinner /> : null}
      {preview.isError ? <NotLoaded title={say('The suggestions did not load')} query={preview} /> : null}
      {preview.data && byType.size === 0 ? (
        <p className="text-muted">{say('Your rules suggest no other prices.')}</p>
      ) : null}
      <ul className="-my-3 divide-y divide-border">
        {types.map((type) => {
          const nights = byType.get(type.id)
          return nights ? (
            <li key={type.id} className="py-3.5">
              <SuggestedNights hotel={hotel} type={type} nights={nights} />
            </li>
          ) : null
        })}
      </ul>
    </Card>
  )
}

type SuggestedNightsProps = { hotel: Hotel; type: RoomType; nights: readonly DemandNight[] }

function SuggestedNights({ hotel, type, nights }: SuggestedNightsProps) {
  const { currency } = hotel
  const more = nights.length - shownNights
  return (
    <>
      <h3 className="wrap-anywhere">
        <UserText>{type.name}</UserText>
      </h3>
      <ul className="mt-1 grid gap-2 text-[14px] leading-5">
        {nights.slice(0, shownNights).map((night) => (
          <li key={night.night}>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{weekdayLongDay(night.night)}</span>
              <PriceChange fromCents={night.priceCents} toCents={night.wouldCents} currency={currency} />
            </span>
            <span className="block text-sm text-muted wrap-anywhere">{reasonWords(night, currency)}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="mt-1.5 text-sm text-muted">
          {say('And {count, plural, one {# night} other {# nights}} more.', { count: more })}
        </p>
      ) : null}
      <div className="mt-3 flex justify-end">
        <AcceptButton hotelId={hotel.id} nights={nights.map(toAccepted)} />
      </div>
    </>
  )
}
