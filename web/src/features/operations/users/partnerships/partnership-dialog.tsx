import { isolate } from '@roomlark/contract/isolate'
import type { ListedPartnership } from '@roomlark/contract/partners/all-partnerships'
import { partnershipLimits } from '@roomlark/contract/partners/partnerships'
import { requiredText } from '@roomlark/contract/primitives'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAdminStep } from '../../../../data/all-partnerships.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type AdminStep, stepWords } from './partnership-steps.ts'

type Values = { note: string }
const resolver = contractResolver(
  z.strictObject({ note: requiredText(partnershipLimits.message, 'Say why') }),
  (values: Values) => values,
)

type PartnershipDialogProps = { partnership: ListedPartnership; step: AdminStep; onClose: () => void }

/** A step of an administrator needs a reason, which both sides read and the audit log keeps. */
export function PartnershipDialog({ partnership, step, onClose }: PartnershipDialogProps) {
  const { title, text, submit, done, isDanger } = stepWords[step]
  const change = useAdminStep(partnership.id)
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { note: '' } })
  const { errors } = form.formState
  const send = form.handleSubmit(({ note }) =>
    change.mutateAsync({ step, note, version: partnership.version }).then(
      () => {
        onClose()
        toast.success(done)
      },
      (error: unknown) => showRefusal(error, 'That did not work. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={title}
      description={`${isolate(partnership.partnerName)} at ${isolate(partnership.hotel.name)}. ${text}`}
      submitLabel={submit}
      busyLabel="One moment..."
      isDanger={isDanger}
      isBusy={change.isPending}
      fault={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        rows={3}
        maxLength={partnershipLimits.message}
        hint="The hotel and the partner are notified, and it is recorded in the audit log."
        error={errors.note?.message}
        {...form.register('note')}
      />
    </FormDialog>
  )
}
