import type { HotelSummary } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useNavigate } from 'react-router'
import { useRestoreHotel } from '../../../../data/hotel-removal.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { ArchiveRestore } from '../../../../ui/icons/archive-restore.ts'
import { toast } from '../../../../ui/toast.ts'

type HotelRestoreProps = { hotel: HotelSummary; archivedAt: string; nameId: string }

/** Restores an archived hotel and opens its page, where it can be set active. */
export function HotelRestore({ hotel, archivedAt, nameId }: HotelRestoreProps) {
  const navigate = useNavigate()
  const restoring = useRestoreHotel()
  function restore() {
    restoring.mutate(hotel.id, {
      onSuccess() {
        toast.success(say('{hotel} is restored. It is still inactive.', { hotel: hotel.name }))
        navigate(`/hotels/${hotel.id}`)
      },
      onError(error) {
        // A server error has had its toast already (spec §8).
        if (error instanceof ApiError && error.status >= 500) return
        showRefusal(error, say('{hotel} was not restored. Please try again.', { hotel: hotel.name }))
      },
    })
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={nameId}
        busy={restoring.isPending && say('Restoring...')}
        onClick={restore}
      >
        <ArchiveRestore aria-hidden="true" className="size-4" />
        {say('Restore')}
      </Button>
      <span className="ml-auto text-sm text-muted">
        {sayRich('Archived <time>{day}</time>', {
          time: (text) => <time dateTime={archivedAt}>{text}</time>,
          day: longDate(new Date(archivedAt)),
        })}
      </span>
    </>
  )
}
