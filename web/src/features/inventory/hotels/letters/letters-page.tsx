import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useLetterTemplates } from '../../../../data/letters.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { HotelSubpage } from '../hotel-subpage.tsx'
import { LetterCard } from './letter-card.tsx'

/** Page on the letters that a hotel sends to its guests automatically. */
export function LettersPage() {
  return (
    <HotelSubpage
      title={say('Letters to guests')}
      tabTitle={(hotel) => say('Letters of {hotel}', { hotel })}
      text={say(
        "In the guest's language if you wrote it, otherwise in English. Cancelled bookings get none.",
      )}
    >
      {(hotel) => <Letters hotel={hotel} />}
    </HotelSubpage>
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
  if (templates.isError) return <NotLoaded title={say('The letters did not load')} query={templates} />
  return (
    <SkeletonArea className="grid gap-5">
      <Skeleton className="h-72 rounded-lg!" />
      <Skeleton className="h-72 rounded-lg!" />
    </SkeletonArea>
  )
}
