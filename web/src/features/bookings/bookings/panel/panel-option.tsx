import type { Booking } from '@roomlark/contract/bookings/booking'
import { isolate } from '@roomlark/contract/isolate'
import { useState } from 'react'
import { useExtendOption, useTransition } from '../../../../data/booking-changes.ts'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Clock } from '../../../../ui/icons/clock.ts'
import { Note } from '../../../../ui/note.tsx'
import { toast } from '../../../../ui/toast.ts'
import { OptionDialog } from '../dialogs/option-dialog.tsx'
import { failureWords } from '../failure-words.ts'
import { momentWords } from '../stay-words.ts'

/** Until when the rooms are held, and what the desk can do about it besides confirming. */
export function PanelOption({ booking, heldUntil }: { booking: Booking; heldUntil: string }) {
  const [isExtending, setExtending] = useState(false)
  const extension = useExtendOption(booking.id)
  const release = useTransition(booking.id)
  const { version } = booking
  async function letGo() {
    // The error is shown in the note.
    const done = await release.run({ to: 'cancelled', cancelledBy: 'hotel', version }).catch(() => undefined)
    if (done) toast.success(`The rooms of ${isolate(booking.guestName)} are free again.`)
  }
  function extend(until: string) {
    extension.mutate({ heldUntil: until, version }, { onSuccess: () => setExtending(false) })
  }
  return (
    <Note tone="warning" icon={<Clock />} title="Option" className="mb-4">
      Held until <b>{momentWords(heldUntil, booking.timeZone)}</b>. If it is not confirmed by then, the rooms
      are free again.
      {release.error ? (
        <p role="alert" className="mt-1 text-error-text">
          {failureWords(release.error, 'The option was not released. Please try again.')}
        </p>
      ) : null}
      <May do="work-desk" at={booking.hotelId}>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setExtending(true)}>
            Change the end
          </Button>
          <Button
            variant="secondary"
            size="sm"
            busy={release.isPending && 'Releasing...'}
            onClick={() => void letGo()}
          >
            Release the rooms
          </Button>
        </div>
      </May>
      {isExtending ? (
        <OptionDialog
          title="Change the end of the option"
          submitLabel="Hold until then"
          arrival={booking}
          heldUntil={heldUntil}
          isBusy={extension.isPending}
          fault={
            extension.error
              ? failureWords(extension.error, 'That was not saved. Please try again.')
              : undefined
          }
          onChoose={extend}
          onClose={() => setExtending(false)}
        />
      ) : null}
    </Note>
  )
}
