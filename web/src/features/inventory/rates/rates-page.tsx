import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useLocation, useParams } from 'react-router'
import { useHotel } from '../../../data/hotels.ts'
import { isNotThere } from '../../../lib/api-error.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { useMay } from '../../../session/use-may.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { CalendarTab } from './calendar/calendar-tab.tsx'
import { DemandTab } from './demand/demand-tab.tsx'
import { FeedsTab } from './feeds/feeds-tab.tsx'
import { PlansTab } from './plans/plans-tab.tsx'
import { HouseNotLoaded, HouseSkeleton } from './rates-states.tsx'
import { RatesTabs, readTab } from './rates-tabs.tsx'
import { RoomsTab } from './rooms/rooms-tab.tsx'

const pages = { calendar: CalendarTab, rooms: RoomsTab, plans: PlansTab, demand: DemandTab, feeds: FeedsTab }

/** The rooms, prices and availability of a hotel, night by night. */
export function RatesPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const house = useHotel(id)
  const mayChange = useMay('change-offer', id)
  const hotel = house.data
  useTitle(
    hotel ? say('Rates & availability, {name}', { name: isolate(hotel.name) }) : say('Rates & availability'),
  )
  if (house.isPending) return <HouseSkeleton />
  if (!hotel || isNotThere(house.error)) {
    return <HouseNotLoaded error={house.error} retry={() => void house.refetch()} />
  }
  const asked = readTab(search)
  // Addresses of other calendars are as good as keys.
  const tab = asked === 'feeds' && !mayChange ? 'calendar' : asked
  const Page = pages[tab]
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Hotels'), to: '/hotels' },
          { label: hotel.name, to: `/hotels/${hotel.id}` },
        ]}
        here={say('Rates & availability')}
      />
      <h1 className="mb-4">{say('Rates & availability')}</h1>
      <RatesTabs hotelId={hotel.id} current={tab} />
      <Page hotel={hotel} />
    </>
  )
}
