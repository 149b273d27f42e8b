import { say } from '@roomlark/contract/say'
import { useParams, useSearchParams } from 'react-router'
import { useHotel } from '../../../../data/hotels.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { useMay } from '../../../../session/use-may.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { TabLinks } from '../../../../ui/tab-links.tsx'
import { HotelDetailSkeleton, HotelNotLoaded } from '../hotel-detail-states.tsx'
import { BringInTab } from './bring-in-tab.tsx'
import { importTabs, isImportKind } from './import-kinds.ts'

/** Page on which a hotel imports its rooms, rates and future bookings from another system. */
export function BringInPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const query = useHotel(id)
  const hotel = query.data
  const { platform } = usePlatform()
  const mayOffer = useMay('change-offer', id)
  const mayBook = useMay('work-desk', id)
  useTitle(hotel ? say('Import, {hotel}', { hotel: hotel.name }) : say('Import'))
  if (query.isPending) return <HotelDetailSkeleton />
  if (!hotel || isNotThere(query.error))
    return <HotelNotLoaded error={query.error} retry={() => void query.refetch()} />
  const asked = search.get('tab') ?? ''
  const kind = isImportKind(asked) ? asked : mayOffer ? 'rooms' : 'bookings'
  const isBookingClosed = platform?.switches.bookings === 'closed' || !mayBook
  const hidden = [
    ...(mayOffer ? [] : (['rooms', 'rates'] as const)),
    ...(isBookingClosed ? (['bookings'] as const) : []),
  ]
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Hotels'), to: '/hotels' },
          { label: hotel.name, to: `/hotels/${hotel.id}` },
        ]}
        here={say('Import')}
      />
      <div className="mb-4">
        <h1 className="max-md:text-[26px] max-md:leading-8">{say('Import')}</h1>
        <p className="mt-1 text-muted">
          {say('Bring rooms, rates and future bookings from your old system')}
        </p>
      </div>
      <TabLinks
        label={say('Import')}
        tabs={importTabs}
        current={kind}
        hidden={hidden}
        toTab={(tab) => ({ search: `?tab=${tab}` })}
      />
      <BringInTab key={kind} hotel={hotel} kind={kind} />
    </>
  )
}
