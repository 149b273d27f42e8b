import type { Booking } from '@roomlark/contract/bookings/booking'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useExtendOption, useTransition } from '../../../../data/booking-changes.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
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
    if (done)
      toast.success(say('The rooms of {guest} are free again.', { guest: isolate(booking.guestName) }))
  }
  function extend(until: string) {
    extension.mutate({ heldUntil: until, version }, { onSuccess: () => setExtending(false) })
  }
  return (
    <Note tone="warning" icon={<Clock />} title={say('Option')} className="mb-4">
      {sayRich('Held until <b>{time}</b>. If it is not confirmed by then, the rooms are free again.', {
        b: (text) => <b>{text}</b>,
        time: momentWords(heldUntil, booking.timeZone),
      })}
      {release.error ? (
        <p role="alert" className="mt-1 text-error-text">
          {failureWords(release.error, say('The option was not released. Please try again.'))}
        </p>
      ) : null}
      <May do="work-desk" at={booking.hotelId}>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setExtending(true)}>
            {say('Change the end')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            busy={release.isPending && say('Releasing...')}
            onClick={() => void letGo()}
          >
            {say('Release the rooms')}
          </Button>
        </div>
      </May>
      {isExtending ? (
        <OptionDialog
          title={say('Change the end of the option')}
          submitLabel={say('Hold until then')}
          arrival={booking}
          heldUntil={heldUntil}
          isBusy={extension.isPending}
          fault={
            extension.error
              ? failureWords(extension.error, say('That was not saved. Please try again.'))
              : undefined
          }
          onChoose={extend}
          onClose={() => setExtending(false)}
        />
      ) : null}
    </Note>
  )
}
