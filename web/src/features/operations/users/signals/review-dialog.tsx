import { type Signal, SignalReviewInput } from '@roomlark/contract/partners/signals'
import { reasonLength } from '@roomlark/contract/primitives'
import { evidenceWords, signalWords } from '@roomlark/contract/signal-words'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useSignalReview } from '../../../../data/signals.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { countText } from '../../../../lib/format-number.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

type Values = { note: string }
const resolver = contractResolver(
  z.strictObject({ note: SignalReviewInput.shape.note }),
  (values: Values) => values,
)

export function ReviewDialog({ signal, onClose }: { signal: Signal; onClose: () => void }) {
  const review = useSignalReview(signal.id)
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { note: signal.review?.note ?? '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ note }) =>
    review.mutateAsync({ note, version: signal.version }).then(
      () => {
        onClose()
        toast.success('The signal is reviewed.')
      },
      (error: unknown) => showRefusal(error, 'That did not work. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={signalWords[signal.found.kind]}
      description={`${signal.booking.reference}. ${evidenceWords(signal.found, countText)}.`}
      submitLabel="Mark as reviewed"
      isBusy={review.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label="Note"
        rows={3}
        maxLength={reasonLength}
        hint="What you found. Only administrators read it; that you reviewed it is recorded in the audit log."
        error={errors.note?.message}
        {...form.register('note')}
      />
    </FormDialog>
  )
}
