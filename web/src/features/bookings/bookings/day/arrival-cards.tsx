import { say } from '@roomlark/contract/say'
import { readArrivalCards } from '../../../../data/guests.ts'
import { savePdf } from '../../../../lib/save-file.ts'
import { useMutation } from '../../../../lib/use-mutation.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { IdCard } from '../../../../ui/icons/id-card.ts'

type ArrivalCardsProps = { hotelId: string; day: string; isEmpty: boolean }

/** The registration cards of everybody who arrives and has not signed online, one page each, to print before they come. */
export function ArrivalCards({ hotelId, day, isEmpty }: ArrivalCardsProps) {
  const { userType } = useUser()
  const isAtDesk = useMay('work-desk', hotelId)
  const cards = useMutation({
    mutationFn: () => readArrivalCards(hotelId, day),
    onSuccess: savePdf,
    onError: (error) => showRefusal(error, say('The cards could not be made. Please try again.')),
  })
  if (userType !== 'hotel' || !isAtDesk) return null
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={isEmpty}
      busy={cards.isPending && say('Registration cards')}
      onClick={() => cards.mutate()}
    >
      <IdCard aria-hidden="true" className="size-4" />
      {say('Registration cards')}
    </Button>
  )
}
