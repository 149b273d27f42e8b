import type { Booking } from '@roomlark/contract/bookings/booking'
import { BookingDetails, isEmailNeeded } from '@roomlark/contract/bookings/booking-input'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { isConflict, useChangeDetails } from '../../../../data/booking-changes.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { UsersRound } from '../../../../ui/icons/users-round.ts'
import { Note } from '../../../../ui/note.tsx'
import { GuestFields } from '../guest-fields.tsx'
import { askedGuest, type GuestValues, mergedGuest, toGuestField } from '../guest-values.ts'

export function DetailsDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  // The values that filled the form are kept, since somebody else may change the booking while it is open.
  const [base, setBase] = useState({ version: booking.version, values: toValues(booking) })
  const change = useChangeDetails(booking.id)
  const form = useContractForm({
    schema: BookingDetails,
    values: base.values,
    mode: 'onTouched',
    read: askedGuest,
    send: (details) => change.mutateAsync({ ...details, version: base.version }),
    done: say('Guest and notes are saved.'),
    failed: say('Nothing was saved. Please try again.'),
    fieldOf: toGuestField,
  })
  const isOutdated = isConflict(change.error) && booking.version !== base.version

  function continueFrom(values: GuestValues) {
    form.reset(values)
    setBase({ version: booking.version, values: toValues(booking) })
    change.reset()
  }
  return (
    <Dialog
      title={say('Guest and notes')}
      description={say('{reference}. Every change is recorded in the history.', {
        reference: booking.reference,
      })}
      onClose={onClose}
      isBusy={form.formState.isSubmitting}
    >
      <FormBody form={form} onDone={onClose} className="mt-5">
        <GuestFields isEmailOptional={!isEmailNeeded(booking.takenBy)} />
        {isOutdated ? (
          <Note
            tone="warning"
            icon={<UsersRound />}
            role="alert"
            className="mt-4"
            title={getErrorMessage(change.error, '')}
          >
            <p>
              {say('What you typed is still here. Merge it with their changes, or start again from theirs.')}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                onClick={() => continueFrom(mergedGuest(base.values, form.getValues(), toValues(booking)))}
              >
                {say('Keep mine')}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => continueFrom(toValues(booking))}>
                {say('Load theirs')}
              </Button>
            </div>
          </Note>
        ) : (
          <form.Fault className="mt-4" />
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button type="submit" busy={form.formState.isSubmitting && say('Saving...')} disabled={isOutdated}>
            {say('Save')}
          </Button>
        </div>
      </FormBody>
    </Dialog>
  )
}

function toValues({ guest, specialRequests, notes }: Booking): GuestValues {
  return {
    guest: {
      name: guest.name,
      email: guest.email ?? '',
      phone: guest.phone ?? '',
      country: guest.country ?? '',
      language: guest.language ?? '',
    },
    specialRequests,
    notes,
  }
}
