import { type Booking, BookingDetails } from '@roomlark/contract/bookings'
import { CircleAlert, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/toast.ts'
import { isConflict, useChangeDetails } from './booking-changes.api.ts'
import { contractResolver } from './contract-form.ts'
import { GuestFields } from './guest-fields.tsx'
import { askedGuest, type GuestValues, isGuestField } from './guest-values.ts'

const resolver = contractResolver(BookingDetails, (values: GuestValues) => askedGuest(values))

export function DetailsDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  // What the form was filled from: while it is open, somebody else may change the booking.
  const [version, setVersion] = useState(booking.version)
  const change = useChangeDetails(booking.id)
  const form = useForm<GuestValues, unknown, BookingDetails>({
    resolver,
    defaultValues: valuesOf(booking),
    mode: 'onTouched',
  })
  const isOutdated = isConflict(change.error) && booking.version !== version

  async function save(details: BookingDetails) {
    if (change.isPending) return
    try {
      await change.mutateAsync({ ...details, version })
      onClose()
      toast.success('Guest and notes are saved.')
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : []
      for (const [path, message] of fields) {
        if (isGuestField(path)) form.setError(path, { message })
      }
    }
  }
  function takeTheirs() {
    form.reset(valuesOf(booking))
    setVersion(booking.version)
    change.reset()
  }
  function keepMine() {
    setVersion(booking.version)
    change.reset()
  }
  return (
    <Dialog
      title="Guest and notes"
      description={`${booking.reference}. Every change is written into the history.`}
      onClose={onClose}
    >
      <form noValidate onSubmit={form.handleSubmit(save)} className="mt-5">
        <FormProvider {...form}>
          <GuestFields />
        </FormProvider>
        {isOutdated ? (
          <Note
            tone="warning"
            icon={<UsersRound />}
            role="alert"
            className="mt-4"
            title={messageOf(change.error, '')}
          >
            <p>What you typed is still here. Save it over theirs, or start again from what they saved.</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" onClick={keepMine}>
                Keep mine
              </Button>
              <Button variant="secondary" size="sm" onClick={takeTheirs}>
                Load theirs
              </Button>
            </div>
          </Note>
        ) : change.error ? (
          <Note tone="error" icon={<CircleAlert />} role="alert" className="mt-4">
            {messageOf(change.error, 'Nothing was saved. Please try again.')}
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

function valuesOf({ guest, specialRequests, notes }: Booking): GuestValues {
  return {
    guest: {
      name: guest.name,
      email: guest.email,
      phone: guest.phone ?? '',
      country: guest.country ?? '',
      language: guest.language ?? '',
    },
    specialRequests,
    notes,
  }
}
