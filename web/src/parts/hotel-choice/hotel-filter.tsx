import { say } from '@roomlark/contract/say'
import { useHotelChoices } from '../../data/hotels.ts'
import { HotelChoice } from './hotel-choice.tsx'

type HotelFilterProps = { value: string | undefined; onChoose: (hotelId: string | null) => void }

/** Narrows a list to one hotel, for those who have several. */
export function HotelFilter({ value, onChoose }: HotelFilterProps) {
  const hotels = useHotelChoices('')
  if ((hotels.data?.meta.total ?? 0) <= 1 && !value) return null
  return (
    <HotelChoice
      label={<span className="sr-only">{say('Hotel')}</span>}
      placeholder={say('All hotels')}
      value={value}
      onChoose={onChoose}
      className="w-full md:w-52 [&>label]:mb-0"
    />
  )
}
