import { type Dispute, DisputeAnswer } from '@roomlark/contract/partners/disputes'
import { messageLength } from '@roomlark/contract/primitives'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useRejectDispute } from '../../data/disputes.ts'
import { contractResolver } from '../../lib/contract-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { toast } from '../../ui/toast.ts'
import { moneyText } from '../money/money-text.ts'
import { showRefusal } from '../refusals/show-refusal.ts'

type Values = { text: string }
const resolver = contractResolver(
  z.strictObject({ text: DisputeAnswer.shape.text }),
  (values: Values) => values,
)

export function RejectDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const { id, version, booking, now, currency } = dispute
  const reject = useRejectDispute(id)
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { text: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ text }) =>
    reject.mutateAsync({ text, version }).then(
      () => {
        onClose()
        toast.success('The objection is rejected.')
      },
      (error: unknown) => showRefusal(error, 'That did not work. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Reject this objection"
      description={`${booking.reference}. The commission stays ${moneyText(now.grossCents, currency)}, and is billed and paid as usual. Both sides are notified.`}
      submitLabel="Reject"
      isDanger
      isBusy={reject.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        rows={3}
        maxLength={messageLength}
        hint="Both sides read it; please name no guest."
        error={errors.text?.message}
        {...form.register('text')}
      />
    </FormDialog>
  )
}
