import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import type { ComponentProps, ReactNode } from 'react'
import { useParams } from 'react-router'
import { useHotel } from '../../../data/hotels.ts'
import { isNotThere } from '../../../lib/api-error.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { HotelDetailSkeleton, HotelNotLoaded } from './hotel-detail-states.tsx'
import { HotelTabs } from './hotel-tabs.tsx'

type HotelSubpageProps = {
  title: string
  /** Title of the tab once the hotel is known. */
  tabTitle?: (hotel: string) => string
  text: string
  /** Last of the breadcrumbs, unless it is the title. */
  here?: string
  /** Between the hotel and this page. */
  above?: (hotelId: string) => { label: string; to: string }[]
  /** The tab of the hotel that the page belongs to, if it shows the tabs. */
  tab?: ComponentProps<typeof HotelTabs>['current']
  children: (hotel: Hotel) => ReactNode
}

/** A page about one thing of a hotel: found, not there, or not loaded. */
export function HotelSubpage({ title, tabTitle, text, here, above, tab, children }: HotelSubpageProps) {
  const { id = '' } = useParams()
  const query = useHotel(id)
  const hotel = query.data
  useTitle((hotel && tabTitle?.(hotel.name)) ?? title)
  if (query.isPending) return <HotelDetailSkeleton />
  if (!hotel || isNotThere(query.error))
    return <HotelNotLoaded error={query.error} retry={() => void query.refetch()} />
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Hotels'), to: '/hotels' },
          { label: hotel.name, to: `/hotels/${hotel.id}` },
          ...(above?.(hotel.id) ?? []),
        ]}
        here={here ?? title}
      />
      <h1>{title}</h1>
      <p className={tab ? 'mt-1 mb-5 text-muted' : 'mb-6 text-muted'}>{text}</p>
      {tab ? <HotelTabs hotel={hotel} current={tab} /> : null}
      {children(hotel)}
    </>
  )
}
