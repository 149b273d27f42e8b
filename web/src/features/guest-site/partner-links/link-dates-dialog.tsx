import { type PartnerLink, PartnerLinkChange } from '@roomlark/contract/guest-site/partner-links'
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
    done: 'The link has new dates.',
    failed: 'The dates were not saved. Please try again.',
  })
  return (
    <FormDialog
      form={form}
      title={`Dates of ${link.label}`}
      description="The dates that guests find filled in. Leave both empty for none."
      submitLabel="Save dates"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <form.Text type="date" name="checkInOn" label="Check-in" />
        <form.Text type="date" name="checkOutOn" label="Check-out" />
      </div>
    </FormDialog>
  )
}
