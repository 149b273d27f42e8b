import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useParams } from 'react-router'
import { useHotel } from '../../../../data/hotels.ts'
import { useLetterTemplates } from '../../../../data/letters.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { HotelDetailSkeleton, HotelNotLoaded } from '../hotel-detail-states.tsx'
import { LetterCard } from './letter-card.tsx'

/** Page on the letters that a hotel sends to its guests automatically. */
export function LettersPage() {
  const { id = '' } = useParams()
  const query = useHotel(id)
  const hotel = query.data
  useTitle(hotel ? say('Letters of {hotel}', { hotel: hotel.name }) : say('Letters to guests'))
  if (query.isPending) return <HotelDetailSkeleton />
  if (!hotel || isNotThere(query.error))
    return <HotelNotLoaded error={query.error} retry={() => void query.refetch()} />
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Hotels'), to: '/hotels' },
          { label: hotel.name, to: `/hotels/${hotel.id}` },
        ]}
        here={say('Letters to guests')}
      />
      <h1>{say('Letters to guests')}</h1>
      <p className="mb-6 text-muted">
        {say("In the guest's language if you wrote it, otherwise in English. Cancelled bookings get none.")}
      </p>
      <Letters hotel={hotel} />
    </>
  )
}

function Letters({ hotel }: { hotel: Hotel }) {
  const templates = useLetterTemplates(hotel.id)
  if (templates.data) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {templates.data.map((template) => (
          <LetterCard key={template.kind} hotelId={hotel.id} template={template} />
        ))}
      </div>
    )
  }
  if (templates.isError) {
    return (
      <NotLoaded
        title={say('The letters did not load')}
        retry={() => void templates.refetch()}
        isBusy={templates.isFetching}
      />
    )
  }
  return (
    <SkeletonArea className="grid gap-5">
      <Skeleton className="h-72 rounded-lg!" />
      <Skeleton className="h-72 rounded-lg!" />
    </SkeletonArea>
  )
}
