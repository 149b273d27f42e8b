import type { Hotel } from '@roomlark/contract/hotels'
import { isolate } from '@roomlark/contract/isolate'
import { Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../lib/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useRemoveHotel } from './hotels.api.ts'

type HotelRemoveDialogProps = {
  hotel: Hotel
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

export function HotelRemoveDialog({ hotel, opener, onClose }: HotelRemoveDialogProps) {
  const navigate = useNavigate()
  const removal = useRemoveHotel(hotel.id)
  async function remove() {
    const { outcome } = await removal.mutateAsync()
    toast.success(
      outcome === 'removed'
        ? `${isolate(hotel.name)} was removed.`
        : `${isolate(hotel.name)} has bookings, so it was archived. Its bookings are kept.`,
    )
    navigate('/hotels', { replace: true })
  }
  return (
    <ConfirmDialog
      icon={<Trash2 />}
      title={`Delete ${isolate(hotel.name)}?`}
      text="Its page, photos and settings go for good. If guests have booked here, it is archived instead, and their bookings are kept."
      word={hotel.name}
      confirmLabel="Delete hotel"
      cancelLabel="Keep it"
      busy={(removal.isPending || removal.isSuccess) && 'Deleting...'}
      error={
        removal.error ? messageOf(removal.error, 'The hotel was not deleted. Please try again.') : undefined
      }
      opener={opener}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
