import { isolate } from '@roomlark/contract/isolate'
import type { HotelPartner } from '@roomlark/contract/partners/hotel-partners'
import { partnershipLimits } from '@roomlark/contract/partners/partnerships'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { usePartnerStep } from '../../../../data/hotel-partners.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../../session/session-context.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type NotedStep, notedSteps } from './noted-steps.ts'

type Values = { note: string }
const note = z.string().check(z.maxLength(partnershipLimits.message))
const optional = contractResolver(z.strictObject({ note }), (values: Values) => values)
const required = contractResolver(
  z.strictObject({ note: note.check(z.trim(), z.minLength(1, 'Give a reason')) }),
  (values: Values) => values,
)

type StepNoteDialogProps = { partner: HotelPartner; step: NotedStep; onClose: () => void }

/** A step with a few words for the other side; administrators have to give a reason. */
export function StepNoteDialog({ partner, step: name, onClose }: StepNoteDialogProps) {
  const isAdmin = useUser().userType === 'admin'
  const words = notedSteps[name]
  const step = usePartnerStep()
  const form = useForm<Values>({ resolver: isAdmin ? required : optional, defaultValues: { note: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ note: written }) =>
    step.mutateAsync({ id: partner.id, version: partner.version, step: name, note: written }).then(
      () => {
        onClose()
        toast.success(words.done)
      },
      (error: unknown) => showRefusal(error, 'That did not work. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={`${words.title} ${partner.name}`}
      description={words.text}
      submitLabel={words.submit}
      busyLabel="One moment..."
      isDanger={words.isDanger}
      isBusy={step.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={
          <>
            Reason, as {isolate(partner.name)} reads it{' '}
            {isAdmin ? null : <span className="font-normal text-muted">(optional)</span>}
          </>
        }
        rows={3}
        maxLength={partnershipLimits.message}
        error={errors.note?.message}
        {...form.register('note')}
      />
    </FormDialog>
  )
}
