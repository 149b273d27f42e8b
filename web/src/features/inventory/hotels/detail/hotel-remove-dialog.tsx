import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useRemoval } from '../../../../data/hotel-removal.ts'
import { useRemoveHotel } from '../../../../data/hotels.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Archive } from '../../../../ui/icons/archive.ts'
import { Trash2 } from '../../../../ui/icons/trash-2.ts'
import { PageSpinner } from '../../../../ui/spinner.tsx'
import { toast } from '../../../../ui/toast.ts'
import { removalWords, staysWords } from './removal-words.ts'

type HotelRemoveDialogProps = {
  hotel: Hotel
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** First checks what would happen: nothing while stays are current or upcoming. */
export function HotelRemoveDialog({ hotel, opener, onClose }: HotelRemoveDialogProps) {
  const navigate = useNavigate()
  const removal = useRemoval(hotel.id)
  const removing = useRemoveHotel(hotel.id)
  if (removal.isPending) {
    return (
      <Dialog title={say('Delete {hotel}?', { hotel: isolate(hotel.name) })} description="" onClose={onClose}>
        <PageSpinner label={say('Checking for upcoming stays')} />
      </Dialog>
    )
  }
  const stays = removal.data?.staysToCome ?? 0
  if (stays > 0) return <StaysInTheWay hotel={hotel} stays={stays} onClose={onClose} />
  const words = removalWords[removal.data?.outcome ?? 'removed']
  async function remove() {
    const { outcome } = await removing.mutateAsync()
    toast.success(removalWords[outcome].done(isolate(hotel.name)))
    navigate('/hotels', { replace: true })
  }
  return (
    <ConfirmDialog
      icon={removal.data?.outcome === 'archived' ? <Archive /> : <Trash2 />}
      title={words.title(isolate(hotel.name))}
      text={words.text}
      word={hotel.name}
      confirmLabel={words.confirm}
      cancelLabel={say('Keep it')}
      busy={(removing.isPending || removing.isSuccess) && words.busy}
      error={
        removing.error
          ? getErrorMessage(removing.error, say('That did not work. Please try again.'))
          : undefined
      }
      opener={opener}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}

type StaysInTheWayProps = { hotel: Hotel; stays: number; onClose: () => void }

function StaysInTheWay({ hotel, stays, onClose }: StaysInTheWayProps) {
  return (
    <Dialog
      title={say('{hotel} cannot be archived yet', { hotel: hotel.name })}
      description={staysWords(stays)}
      onClose={onClose}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          {say('Keep it')}
        </Button>
        <ButtonLink to={`/bookings?hotel=${hotel.id}&stays=to-come&sort=check-in`}>
          {say('{bookings, plural, one {See this booking} other {See these # bookings}}', {
            bookings: stays,
          })}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
