import { type PartnerLink, PartnerLinkChange } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { useChangeLink } from '../../../data/partner-links.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'

const LinkDates = z.pick(PartnerLinkChange, { checkInOn: true, checkOutOn: true })

type LinkDatesDialogProps = { partnershipId: string; link: PartnerLink; onClose: () => void }

/** Empty dates take them out of the link. */
export function LinkDatesDialog({ partnershipId, link, onClose }: LinkDatesDialogProps) {
  const changing = useChangeLink(partnershipId)
  const form = useContractForm({
    schema: LinkDates,
    values: { checkInOn: link.checkInOn ?? '', checkOutOn: link.checkOutOn ?? '' },
    read: ({ checkInOn, checkOutOn }) => ({ checkInOn: checkInOn || null, checkOutOn: checkOutOn || null }),
    send: (change) => changing.mutateAsync({ link, change }),
    done: say('The link has new dates.'),
    failed: say('The dates were not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Dates of {label}', { label: link.label })}
      description={say('The dates that guests find filled in. Leave both empty for none.')}
      submitLabel={say('Save dates')}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <form.Text type="date" name="checkInOn" label={say('Check-in')} />
        <form.Text type="date" name="checkOutOn" label={say('Check-out')} />
      </div>
    </FormDialog>
  )
}
