import { isolate } from '@roomlark/contract/isolate'
import { type Person, Reason } from '@roomlark/contract/operations/people'
import { UserType } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { type Step, useStep } from '../../../data/people.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { type StepName, stepWords } from './person-steps.ts'
import { personName, typeWords } from './person-words.ts'

const Given = z.extend(Reason, { userType: UserType })
type Given = z.infer<typeof Given>

function toStep(name: StepName, { reason, userType }: Given): Step {
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
  const form = useContractForm({
    schema: Given,
    values: { reason: '', userType: person.userType },
    send: (given) => step.mutateAsync(toStep(name, given)),
    done,
  })
  return (
    <FormDialog
      form={form}
      title={ask?.title ?? ''}
      description={`${isolate(personName(person))}, ${person.email}. ${ask?.text ?? ''}`}
      submitLabel={ask?.submit ?? ''}
      busyLabel={say('One moment...')}
      isDanger={ask?.isDanger ?? false}
      onClose={onClose}
    >
      {name === 'changeType' ? (
        <form.Select name="userType" label={say('Account type')} options={typeWords} />
      ) : null}
      <form.Area
        name="reason"
        label={say('Reason')}
        rows={3}
        hint={say('They are notified, and it is recorded in the audit log.')}
      />
    </FormDialog>
  )
}
