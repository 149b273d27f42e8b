import type { Group } from '@roomlark/contract/bookings/groups'
import { type FormEvent, useState } from 'react'
import { useCancelGroup, useReleaseGroup } from '../../../../data/groups.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { counted } from '../../../../lib/format-number.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

type EndingProps = { group: Group; onClose: () => void }

export function ReleaseGroupDialog({ group, onClose }: EndingProps) {
  const releasing = useReleaseGroup(group.id)
  function submit(event: FormEvent) {
    event.preventDefault()
    releasing.mutate(group.version, {
      onSuccess: () => {
        onClose()
        toast.success('The rooms are on sale again.')
      },
    })
  }
  return (
    <FormDialog
      title="Release the rooms now?"
      description={`${counted(group.held, 'night')} that nobody has taken go back on sale. Bookings stay, and a later cut-off holds rooms again.`}
      submitLabel="Release rooms"
      busyLabel="Releasing"
      isBusy={releasing.isPending}
      fault={
        releasing.error ? getErrorMessage(releasing.error, 'That did not work. Please try again.') : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}

/** Asks what happens to the bookings that were made already. */
export function CancelGroupDialog({ group, onClose }: EndingProps) {
  const cancelling = useCancelGroup(group.id)
  const open = group.rooms.filter(({ state }) => state === 'confirmed').length
  const [bookings, setBookings] = useState<'keep' | 'cancel'>('keep')
  const [waiveFee, setWaive] = useState(false)
  const [reason, setReason] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    const why = reason.trim() ? { reason } : {}
    cancelling.mutate(
      { version: group.version, bookings, waiveFee: bookings === 'cancel' && waiveFee, ...why },
      {
        onSuccess: () => {
          onClose()
          toast.success('The group is cancelled.')
        },
      },
    )
  }
  return (
    <FormDialog
      title="Cancel this group?"
      description={`What it holds goes back on sale: ${counted(group.held, 'night')}. This cannot be undone.`}
      submitLabel="Cancel group"
      busyLabel="Cancelling"
      isDanger
      isBusy={cancelling.isPending}
      fault={
        cancelling.error
          ? getErrorMessage(cancelling.error, 'That did not work. Please try again.')
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {open > 0 ? (
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 text-[14px] font-[560]">
            {counted(open, 'booking')} of guests who have not arrived
          </legend>
          {(['keep', 'cancel'] as const).map((value) => (
            <label key={value} className="flex min-h-9 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name="bookings"
                checked={bookings === value}
                onChange={() => setBookings(value)}
                className="size-[18px] accent-primary"
              />
              {value === 'keep' ? 'Keep them' : 'Cancel them too; guests are notified by email'}
            </label>
          ))}
          {bookings === 'cancel' ? (
            <label className="flex min-h-9 cursor-pointer items-center gap-2.5">
              <input
                type="checkbox"
                checked={waiveFee}
                onChange={(event) => setWaive(event.target.checked)}
                className="size-[18px] accent-primary"
              />
              Waive cancellation fees
            </label>
          ) : null}
        </fieldset>
      ) : null}
      {bookings === 'cancel' ? (
        <TextAreaField
          label="Reason (optional)"
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
    </FormDialog>
  )
}
