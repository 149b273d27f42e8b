import type { OwnPartnership } from '@roomlark/contract/partners/own-partnerships'
import { PartnershipStepInput } from '@roomlark/contract/partners/partnerships'
import { say } from '@roomlark/contract/say'
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
    done: say('Your partnership with {hotel} has ended.', { hotel: hotel.name }),
    failed: say('The partnership was not ended. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('End this partnership?')}
      description={say(
        'Your links to {hotel} still lead to the hotel, but earn nothing from now on. Bookings already made keep their terms. You can ask the hotel again later.',
        { hotel: hotel.name },
      )}
      submitLabel={say('End partnership')}
      busyLabel={say('Ending...')}
      isDanger
      onClose={onClose}
    >
      <form.Area name="note" label={say('Message to the hotel (optional)')} />
    </FormDialog>
  )
}
