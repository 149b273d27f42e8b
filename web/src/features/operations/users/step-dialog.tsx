import { userTypes } from '@roomlark/contract/endpoint'
import { isolate } from '@roomlark/contract/isolate'
import { type Person, Reason } from '@roomlark/contract/operations/people'
import { reasonLength, UserType } from '@roomlark/contract/primitives'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type Step, useStep } from '../../../data/people.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { type StepName, stepWords } from './person-steps.ts'
import { personName, typeWords } from './person-words.ts'

type Values = { reason: string; userType: Person['userType'] }
const resolver = contractResolver(
  z.strictObject({ reason: Reason.shape.reason, userType: UserType }),
  (values: Values) => values,
)

function toStep(name: StepName, { reason, userType }: Values): Step {
  if (name === 'changeType') return { name, reason, userType }
  if (name === 'suspend' || name === 'forceReset' || name === 'turnOffMfa' || name === 'erase')
    return { name, reason }
  return { name }
}

type StepDialogProps = { person: Person; name: StepName; onClose: () => void }

/** A step that needs a reason, which the account holder reads and the audit log keeps. */
export function StepDialog({ person, name, onClose }: StepDialogProps) {
  const { ask, done } = stepWords[name]
  const step = useStep(person.id)
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { reason: '', userType: person.userType },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    step.mutateAsync(toStep(name, values)).then(
      () => {
        onClose()
        toast.success(done)
      },
      (error: unknown) => showRefusal(error, 'That did not work. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={ask?.title ?? ''}
      description={`${isolate(personName(person))}, ${person.email}. ${ask?.text ?? ''}`}
      submitLabel={ask?.submit ?? ''}
      busyLabel="One moment..."
      isDanger={ask?.isDanger ?? false}
      isBusy={step.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {name === 'changeType' ? (
        <SelectField label="Account type" error={errors.userType?.message} {...form.register('userType')}>
          {userTypes.map((type) => (
            <option key={type} value={type}>
              {typeWords[type]}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextAreaField
        label="Reason"
        rows={3}
        maxLength={reasonLength}
        hint="They are notified, and it is recorded in the audit log."
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
