import { isolate } from '@roomlark/contract/isolate'
import type { ListedPartnership } from '@roomlark/contract/partners/all-partnerships'
import { AdministratorNote } from '@roomlark/contract/partners/partnerships'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { useAdminStep } from '../../../../data/all-partnerships.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { type AdminStep, stepWords } from './partnership-steps.ts'

const Given = z.strictObject({ note: AdministratorNote })

type PartnershipDialogProps = { partnership: ListedPartnership; step: AdminStep; onClose: () => void }

/** A step of an administrator needs a reason, which both sides read and the audit log keeps. */
export function PartnershipDialog({ partnership, step, onClose }: PartnershipDialogProps) {
  const { title, text, submit, done, isDanger } = stepWords[step]
  const change = useAdminStep(partnership.id)
  const form = useContractForm({
    schema: Given,
    values: { note: '' },
    send: ({ note }) => change.mutateAsync({ step, note, version: partnership.version }),
    done,
  })
  return (
    <FormDialog
      form={form}
      title={title}
      description={`${say('{partner} at {hotel}.', {
        partner: isolate(partnership.partnerName),
        hotel: isolate(partnership.hotel.name),
      })} ${text}`}
      submitLabel={submit}
      busyLabel={say('One moment...')}
      isDanger={isDanger}
      onClose={onClose}
    >
      <form.Area
        name="note"
        label={say('Reason')}
        rows={3}
        hint={say('The hotel and the partner are notified, and it is recorded in the audit log.')}
      />
    </FormDialog>
  )
}
