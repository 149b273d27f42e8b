import { HoldAnswer, HoldDecision, type HoldDetail } from '@roomlark/contract/partners/holds'
import { reasonLength } from '@roomlark/contract/primitives'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAskAboutHold, useDecideHold } from '../../../../data/holds.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

const failed = 'That did not work. Please try again.'
const decisionResolver = contractResolver(
  z.strictObject({ reason: HoldDecision.shape.reason }),
  (values: { reason: string }) => values,
)

type DecideDialogProps = {
  hold: HoldDetail
  outcome: 'release' | 'void'
  amount: string
  onClose: () => void
}

export function DecideDialog({ hold, outcome, amount, onClose }: DecideDialogProps) {
  const deciding = useDecideHold(hold.id)
  const isVoid = outcome === 'void'
  const form = useForm({ resolver: decisionResolver, defaultValues: { reason: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ reason }) =>
    deciding.mutateAsync({ outcome, reason, version: hold.version }).then(
      () => {
        onClose()
        toast.success(isVoid ? 'The commission is void.' : `${amount} is released.`)
      },
      (error: unknown) => showRefusal(error, failed, form),
    ),
  )
  return (
    <FormDialog
      title={isVoid ? 'Make the commission void' : `Release ${amount}`}
      description={
        isVoid
          ? `${hold.partner.name} earns nothing by ${hold.booking.reference}, and the hotel owes nothing for it.`
          : `${hold.partner.name} is paid for ${hold.booking.reference} as for any other stay.`
      }
      submitLabel={isVoid ? 'Make void' : 'Release'}
      isDanger={isVoid}
      isBusy={deciding.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        rows={3}
        maxLength={reasonLength}
        hint="Partner and hotel read it. Do not name the guest."
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}

const askResolver = contractResolver(HoldAnswer, (values: { text: string }) => values)

export function AskDialog({ hold, onClose }: { hold: HoldDetail; onClose: () => void }) {
  const asking = useAskAboutHold(hold.id)
  const form = useForm({ resolver: askResolver, defaultValues: { text: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ text }) =>
    asking.mutateAsync(text).then(
      () => {
        onClose()
        toast.success(`${hold.partner.name} is notified.`)
      },
      (error: unknown) => showRefusal(error, failed, form),
    ),
  )
  return (
    <FormDialog
      title={`Ask ${hold.partner.name}`}
      description="They are notified, and answer on the page of the hold."
      submitLabel="Send"
      busyLabel="Sending..."
      isBusy={asking.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label="Question"
        rows={3}
        hint="Do not name the guest."
        error={errors.text?.message}
        {...form.register('text')}
      />
    </FormDialog>
  )
}
