import type { Booking } from '@roomlark/contract/bookings/booking'
import { BookingDetails, isEmailNeeded } from '@roomlark/contract/bookings/booking-input'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { isConflict, useChangeDetails } from '../../../../data/booking-changes.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { UsersRound } from '../../../../ui/icons/users-round.ts'
import { Note } from '../../../../ui/note.tsx'
import { toast } from '../../../../ui/toast.ts'
import { GuestFields } from '../guest-fields.tsx'
import { askedGuest, type GuestValues, mergedGuest, toGuestField } from '../guest-values.ts'

const resolver = contractResolver(BookingDetails, (values: GuestValues) => askedGuest(values))

export function DetailsDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  // The values that filled the form are kept, since somebody else may change the booking while it is open.
  const [base, setBase] = useState({ version: booking.version, values: toValues(booking) })
  const change = useChangeDetails(booking.id)
  const form = useForm<GuestValues, unknown, BookingDetails>({
    resolver,
    defaultValues: base.values,
    mode: 'onTouched',
  })
  const isOutdated = isConflict(change.error) && booking.version !== base.version

  async function save(details: BookingDetails) {
    if (change.isPending) return
    try {
      await change.mutateAsync({ ...details, version: base.version })
      onClose()
      toast.success('Guest and notes are saved.')
    } catch (error) {
      showRefusal(error, 'Nothing was saved. Please try again.', form, toGuestField)
    }
  }
  function continueFrom(values: GuestValues) {
    form.reset(values)
    setBase({ version: booking.version, values: toValues(booking) })
    change.reset()
  }
  return (
    <Dialog
      title="Guest and notes"
      description={`${booking.reference}. Every change is recorded in the history.`}
      onClose={onClose}
      isBusy={change.isPending}
    >
      <form noValidate onSubmit={form.handleSubmit(save)} className="mt-5">
        <FormProvider {...form}>
          <GuestFields isEmailOptional={!isEmailNeeded(booking.takenBy)} />
        </FormProvider>
        {isOutdated ? (
          <Note
            tone="warning"
            icon={<UsersRound />}
            role="alert"
            className="mt-4"
            title={getErrorMessage(change.error, '')}
          >
            <p>What you typed is still here. Merge it with their changes, or start again from theirs.</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                onClick={() => continueFrom(mergedGuest(base.values, form.getValues(), toValues(booking)))}
              >
                Keep mine
              </Button>
              <Button variant="secondary" size="sm" onClick={() => continueFrom(toValues(booking))}>
                Load theirs
              </Button>
            </div>
          </Note>
        ) : form.formState.errors.root ? (
          <Note tone="error" icon={<CircleAlert />} role="alert" className="mt-4">
            {form.formState.errors.root.message}
          </Note>
        ) : null}
        <div className="mt-6 flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={change.isPending && 'Saving...'} disabled={isOutdated}>
            Save
          </Button>
        </div>
      </form>
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
