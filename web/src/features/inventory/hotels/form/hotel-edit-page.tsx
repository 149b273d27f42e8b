import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useParams } from 'react-router'
import { useHotelToEdit } from '../../../../data/hotels.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { PageSpinner } from '../../../../ui/spinner.tsx'
import { HotelNotLoaded } from '../hotel-detail-states.tsx'
import { HotelEditor } from './hotel-editor.tsx'

export function HotelEditPage() {
  const { id = '' } = useParams()
  const { hotel, error, isFetching, refetch } = useHotelToEdit(id)
  useTitle(hotel ? say('Edit {hotel}', { hotel: isolate(hotel.name) }) : say('Edit hotel'))
  if (hotel) return <HotelEditor key={hotel.id} hotel={hotel} />
  if (error && !isFetching) return <HotelNotLoaded error={error} retry={() => void refetch()} />
  return <PageSpinner label={say('Opening the hotel')} />
}
