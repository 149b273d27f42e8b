import type { OwnPartnership } from '@roomlark/contract/partners/own-partnerships'
import { PartnershipStepInput } from '@roomlark/contract/partners/partnerships'
import * as z from 'zod/mini'
import { useOwnStep } from '../../../../data/own-partnerships.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'

const Message = z.pick(PartnershipStepInput, { note: true })

type EndDialogProps = { partnership: OwnPartnership; onClose: () => void }

export function EndDialog({ partnership, onClose }: EndDialogProps) {
  const { id, version, hotel } = partnership
  const ending = useOwnStep()
  const form = useContractForm({
    schema: Message,
    values: { note: '' },
    send: ({ note }) => ending.mutateAsync({ id, version, step: 'end', note }),
    done: `Your partnership with ${hotel.name} has ended.`,
    failed: 'The partnership was not ended. Please try again.',
  })
  return (
    <FormDialog
      form={form}
      title="End this partnership?"
      description={`Your links to ${hotel.name} still lead to the hotel, but earn nothing from now on. Bookings already made keep their terms. You can ask the hotel again later.`}
      submitLabel="End partnership"
      busyLabel="Ending..."
      isDanger
      onClose={onClose}
    >
      <form.Area name="note" label="Message to the hotel (optional)" />
    </FormDialog>
  )
}
