import type { PartnerLink } from '@roomlark/contract/guest-site/partner-links'
import { useForm } from 'react-hook-form'
import { useChangeLink } from '../../../data/partner-links.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast.ts'

type LinkDatesDialogProps = { partnershipId: string; link: PartnerLink; onClose: () => void }

/** Empty dates take them out of the link. */
export function LinkDatesDialog({ partnershipId, link, onClose }: LinkDatesDialogProps) {
  const changing = useChangeLink(partnershipId)
  const form = useForm({
    defaultValues: { checkInOn: link.checkInOn ?? '', checkOutOn: link.checkOutOn ?? '' },
  })
  const { errors } = form.formState
  const save = form.handleSubmit(({ checkInOn, checkOutOn }) =>
    changing
      .mutateAsync({ link, change: { checkInOn: checkInOn || null, checkOutOn: checkOutOn || null } })
      .then(
        () => {
          toast.success('The link has new dates.')
          onClose()
        },
        (error: unknown) => showRefusal(error, 'The dates were not saved. Please try again.', form),
      ),
  )
  return (
    <FormDialog
      title={`Dates of ${link.label}`}
      description="The dates that guests find filled in. Leave both empty for none."
      submitLabel="Save dates"
      isBusy={changing.isPending}
      fault={errors.root?.message}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label="Check-in"
          error={errors.checkInOn?.message}
          {...form.register('checkInOn')}
        />
        <TextField
          type="date"
          label="Check-out"
          error={errors.checkOutOn?.message}
          {...form.register('checkOutOn')}
        />
      </div>
    </FormDialog>
  )
}
