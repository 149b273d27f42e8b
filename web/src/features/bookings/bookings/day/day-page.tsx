import { addDays, dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDay } from '../../../../data/bookings.ts'
import { fullDay } from '../../../../lib/day-words.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { useMay } from '../../../../session/use-may.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Coins } from '../../../../ui/icons/coins.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { readDay, withParts } from '../booking-address.ts'
import { BookingsHead } from '../bookings-head.tsx'
import { HotelGate } from '../hotel-gate.tsx'
import { useNow } from '../use-now.ts'
import { ArrivalCards } from './arrival-cards.tsx'
import { DayColumns } from './day-columns.tsx'
import { DayList } from './day-list.tsx'
import { DayMoves } from './day-moves.tsx'
import { DayStepper } from './day-stepper.tsx'

export function DayPage() {
  useTitle(say('Bookings by day'))
  return <HotelGate>{(hotel, picker) => <Day hotel={hotel} picker={picker} />}</HotelGate>
}

function Day({ hotel, picker }: { hotel: Hotel; picker: ReactNode }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const today = dateIn(hotel.timeZone, useNow(30_000))
  const day = readDay(search) ?? today
  const query = useDay(hotel.id, day)
  const mayPrice = useMay('change-offer', hotel.id)
  const go = (next: string) => navigate({ search: withParts(search, { day: next === today ? null : next }) })
  return (
    <>
      <BookingsHead subtitle={hotel.name}>{picker}</BookingsHead>
      <div className="@container mb-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <DayStepper
            day={day}
            today={today}
            onStep={(by) => go(addDays(day, by))}
            onToday={() => go(today)}
            onChoose={go}
          />
          <h2 className="@max-[54rem]:order-first @max-[54rem]:basis-full">
            {day === today
              ? sayRich('{day}<muted>, today</muted>', {
                  day: fullDay(day),
                  muted: (text) => <span className="text-muted">{text}</span>,
                })
              : fullDay(day)}
          </h2>
          <div className="ml-auto flex flex-wrap justify-end">
            {mayPrice ? (
              <ButtonLink to={`/hotels/${hotel.id}/rates`} variant="quiet" size="sm">
                <Coins aria-hidden="true" className="size-4" />
                {say('Rates & availability')}
              </ButtonLink>
            ) : null}
            <ArrivalCards hotelId={hotel.id} day={day} isEmpty={!query.data?.arrivals.length} />
          </div>
        </div>
      </div>
      {query.data ? <DayMoves moves={query.data.moves} /> : null}
      {query.data ? (
        <DayColumns isBusy={query.isFetching}>
          <DayList
            title={say('Arrivals')}
            empty={day === today ? say('No arrivals today.') : say('No arrivals on this day.')}
            bookings={query.data.arrivals}
            day={day}
            today={today}
            offers={['checked-in', 'no-show']}
          />
          <DayList
            title={say('Departures')}
            empty={day === today ? say('No departures today.') : say('No departures on this day.')}
            bookings={query.data.departures}
            day={day}
            today={today}
            offers={['checked-out']}
          />
          <DayList
            title={say('In house')}
            empty={day > today ? say('No guests are booked for this night.') : say('No guests in house.')}
            bookings={query.data.inHouse}
            day={day}
            today={today}
            offers={['checked-out']}
          />
        </DayColumns>
      ) : query.isError ? (
        <NotLoaded title={say('The day did not load')} query={query} />
      ) : (
        <SkeletonArea className="grid gap-5 desk:grid-cols-3">
          <Skeleton className="h-72 rounded-lg!" />
          <Skeleton className="h-72 rounded-lg!" />
          <Skeleton className="h-72 rounded-lg!" />
        </SkeletonArea>
      )}
    </>
  )
}
