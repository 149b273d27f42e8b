import { isolate } from '@roomlark/contract/isolate'
import type { HotelPartner } from '@roomlark/contract/partners/hotel-partners'
import { partnershipLimits } from '@roomlark/contract/partners/partnerships'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { usePartnerStep } from '../../../../data/hotel-partners.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { useUser } from '../../../../session/session-context.ts'
import { type NotedStep, notedSteps } from './noted-steps.ts'

const note = z.string().check(z.maxLength(partnershipLimits.message))
const optional = z.strictObject({ note })
const required = z.strictObject({ note: note.check(z.trim(), z.minLength(1, say('Give a reason'))) })

type StepNoteDialogProps = { partner: HotelPartner; step: NotedStep; onClose: () => void }

/** A step with a few words for the other side; administrators have to give a reason. */
export function StepNoteDialog({ partner, step: name, onClose }: StepNoteDialogProps) {
  const isAdmin = useUser().userType === 'admin'
  const words = notedSteps[name]
  const step = usePartnerStep()
  const form = useContractForm({
    schema: isAdmin ? required : optional,
    values: { note: '' },
    send: (given) => step.mutateAsync({ ...given, id: partner.id, version: partner.version, step: name }),
    done: words.done,
  })
  return (
    <FormDialog
      form={form}
      title={words.title(partner.name)}
      description={words.text}
      submitLabel={words.submit}
      busyLabel={say('One moment...')}
      isDanger={words.isDanger}
      onClose={onClose}
    >
      <form.Area
        name="note"
        label={
          <>
            {say('Reason, as {partner} reads it', { partner: isolate(partner.name) })}{' '}
            {isAdmin ? null : <span className="font-normal text-muted">{say('(optional)')}</span>}
          </>
        }
        rows={3}
      />
    </FormDialog>
  )
}
