import { type Dispute, DisputeAnswer } from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { useRejectDispute } from '../../data/disputes.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { moneyText } from '../money/money-text.ts'

const Rejection = z.omit(DisputeAnswer, { version: true })

export function RejectDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const { id, version, booking, now, currency } = dispute
  const reject = useRejectDispute(id)
  const form = useContractForm({
    schema: Rejection,
    values: { text: '' },
    send: ({ text }) => reject.mutateAsync({ text, version }),
    done: say('The objection is rejected.'),
    failed: say('That did not work. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Reject this objection')}
      description={say(
        '{booking}. The commission stays {amount}, and is billed and paid as usual. Both sides are notified.',
        { booking: booking.reference, amount: moneyText(now.grossCents, currency) },
      )}
      submitLabel={say('Reject')}
      isDanger
      onClose={onClose}
    >
      <form.Area
        name="text"
        label={say('Reason')}
        rows={3}
        hint={say('Both sides read it; please name no guest.')}
      />
    </FormDialog>
  )
}
