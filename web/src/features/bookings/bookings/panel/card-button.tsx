import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { readRegistrationCard } from '../../../../data/guests.ts'
import { savePdf } from '../../../../lib/save-file.ts'
import { useMutation } from '../../../../lib/use-mutation.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { IdCard } from '../../../../ui/icons/id-card.ts'

/** The registration card that the guest signs at the desk, in their language. */
export function CardButton({ booking }: { booking: Booking }) {
  const { userType } = useUser()
  const isAtDesk = useMay('work-desk', booking.hotelId)
  const card = useMutation({
    mutationFn: () => readRegistrationCard(booking.id),
    onSuccess: savePdf,
    onError: (error) => showRefusal(error, say('The card could not be made. Please try again.')),
  })
  const isExpected = ['confirmed', 'checked-in', 'checked-out'].includes(booking.state)
  if (userType !== 'hotel' || !isAtDesk || !isExpected) return null
  return (
    <IconButton label={say('Registration card')} aria-busy={card.isPending} onClick={() => card.mutate()}>
      <IdCard aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
