import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingChange } from '@roomlark/contract/bookings/booking-changes'
import { reasonLength } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useState } from 'react'
import { useAlterBooking } from '../../../../data/booking-changes.ts'
import { useAlterationQuote } from '../../../../data/bookings.ts'
import { isUnlikely } from '../../../../lib/api-error.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { toast } from '../../../../ui/toast.ts'
import { failureWords } from '../failure-words.ts'
import { ChangePreview } from './change-outcome.tsx'

type ChangeDialogProps = {
  booking: Booking
  title: string
  description: string
  submitLabel: string
  /** The wished change; undefined while something is missing or nothing would change. */
  change: BookingChange | undefined
  /** Words of the toast once it is done, before the new total. */
  done: string
  onClose: () => void
  /** The fields that say what changes. */
  children?: ReactNode
}

/** Every change of a booking: what changes, then what that costs and means, then the one button that does it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { booking, title, description, submitLabel, change, done, onClose, children } = props
  const [mailGuest, setMailGuest] = useState(true)
  const [reason, setReason] = useState('')
  const quote = useAlterationQuote(booking, change)
  const alter = useAlterBooking(booking.id)
  const current = change && !quote.isPlaceholderData ? quote.data : undefined
  const asksReason = current !== undefined && current.limits.length > 0
  const isReady = current?.obstacles.length === 0 && (!asksReason || reason.trim() !== '')
  // The question is about the change that was sent, not about the one chosen since.
  const isDoubted =
    isUnlikely(alter.error) && JSON.stringify(alter.variables?.change) === JSON.stringify(change)

  async function submit() {
    if (!change || !current) return
    const after = await alter.run({
      change,
      version: booking.version,
      expectedTotalCents: current.totalCents,
      mailGuest,
      ...(asksReason && { overrideReason: reason }),
      ...(isDoubted && { isMeant: true }),
    })
    if (!after) return
    onClose()
    toast.success([done, totalWords(booking, after)].filter(Boolean).join(' '))
  }
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={isDoubted ? say('Change anyway') : submitLabel}
      busyLabel={say('Changing...')}
      isBusy={alter.isPending}
      isReady={isReady}
      fault={alter.error && !isUnlikely(alter.error) ? toFailure(alter.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <ChangePreview
        booking={booking}
        change={change}
        quote={quote}
        mailGuest={mailGuest}
        onMailGuest={setMailGuest}
      />
      {asksReason ? (
        <TextField
          label={say('Reason for the exception')}
          maxLength={reasonLength}
          hint={say('Recorded in the history of the booking')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
      {isDoubted ? (
        <Note tone="warning" icon={<CircleAlert />} role="alert">
          {toFailure(alter.error)}
        </Note>
      ) : null}
    </FormDialog>
  )
}

function toFailure(error: unknown): string {
  return failureWords(error, say('The booking was not changed. Please try again.'))
}

function totalWords(before: Booking, after: Booking): string {
  if (before.totalCents === after.totalCents) return ''
  return say('The total is now {total} instead of {before}.', {
    total: moneyText(after.totalCents, after.currency),
    before: moneyText(before.totalCents, after.currency),
  })
}
