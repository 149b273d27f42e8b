import type { OwnPartnership } from '@roomlark/contract/partners/own-partnerships'
import { partnershipLimits } from '@roomlark/contract/partners/partnerships'
import { type FormEvent, useState } from 'react'
import { useOwnStep } from '../../../../data/own-partnerships.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

type EndDialogProps = { partnership: OwnPartnership; onClose: () => void }

export function EndDialog({ partnership, onClose }: EndDialogProps) {
  const { id, version, hotel } = partnership
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const ending = useOwnStep()
  function end(event: FormEvent) {
    event.preventDefault()
    setFault(undefined)
    ending.mutate(
      { id, version, step: 'end', note },
      {
        onSuccess() {
          toast.success(`Your partnership with ${hotel.name} has ended.`)
          onClose()
        },
        onError: (error) =>
          setFault(getErrorMessage(error, 'The partnership was not ended. Please try again.')),
      },
    )
  }
  return (
    <FormDialog
      title="End this partnership?"
      description={`Your links to ${hotel.name} lead on to the hotel, but earn nothing from now on. Bookings already made keep their terms. You can ask the hotel again later.`}
      submitLabel="End partnership"
      busyLabel="Ending..."
      isDanger
      isBusy={ending.isPending}
      fault={fault}
      onSubmit={end}
      onClose={onClose}
    >
      <TextAreaField
        label="Message to the hotel (optional)"
        maxLength={partnershipLimits.message}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  )
}
