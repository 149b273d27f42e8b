import { type BookingFolio, type Folio, FolioInput, type FolioPayer } from '@roomlark/contract/bookings/folio'
import { folioGroupNames } from '@roomlark/contract/bookings/folio-words'
import { folioGroups } from '@roomlark/contract/folio-kinds'
import { guestLanguages } from '@roomlark/contract/guest-languages'
import { useForm } from 'react-hook-form'
import { useSaveFolio } from '../../../../data/folios.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

const nobody: FolioPayer = { name: '', company: '', vatId: '', address: '', email: '', language: '' }

type PayerDialogProps = {
  folio: BookingFolio
  /** Null for a new folio. */
  existing: Folio | null
  onClose: () => void
  onSaved: (saved: BookingFolio) => void
}

/** Edits the payer of a folio, for the invoice, and the parts of the bill that come to it. */
export function PayerDialog({ folio, existing, onClose, onSaved }: PayerDialogProps) {
  const saving = useSaveFolio(folio.bookingId)
  const form = useForm<FolioInput, unknown, FolioInput>({
    resolver: contractResolver(FolioInput, (values: FolioInput) => values),
    defaultValues: existing
      ? { payer: existing.payer, takes: existing.takes }
      : { payer: nobody, takes: ['room', 'taxes'] },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((input) =>
    saving
      .mutateAsync({
        ...input,
        existing: existing && { position: existing.position, version: existing.version },
      })
      .then(
        (saved) => {
          onClose()
          onSaved(saved)
          toast.success(existing ? 'Saved.' : 'The folio is opened.')
        },
        (error: unknown) => showRefusal(error, 'That was not saved. Please try again.', form),
      ),
  )
  const isOnly = existing !== null && folio.folios.length === 1
  return (
    <FormDialog
      title={existing ? 'Who pays this folio' : 'New folio'}
      description={
        existing
          ? 'As an invoice will name them.'
          : 'For somebody else who pays part of this booking, such as the company of the guest.'
      }
      submitLabel={existing ? 'Save' : 'Open folio'}
      isBusy={saving.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Company"
          autoComplete="off"
          error={errors.payer?.company?.message}
          {...form.register('payer.company')}
        />
        <TextField
          label="VAT id"
          autoComplete="off"
          error={errors.payer?.vatId?.message}
          {...form.register('payer.vatId')}
        />
        <TextField
          label="Name"
          autoComplete="off"
          error={errors.payer?.name?.message}
          {...form.register('payer.name')}
        />
        <TextField
          label="Email"
          inputMode="email"
          autoComplete="off"
          error={errors.payer?.email?.message}
          {...form.register('payer.email')}
        />
      </div>
      <TextAreaField
        label="Address"
        rows={2}
        error={errors.payer?.address?.message}
        {...form.register('payer.address')}
      />
      <SelectField
        label="Language of the invoice"
        error={errors.payer?.language?.message}
        {...form.register('payer.language')}
      >
        <option value="">The guest’s</option>
        {Object.entries(guestLanguages).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {isOnly ? null : (
        <fieldset>
          <legend className="mb-1.5 text-[14px] font-[560]">What comes here by itself</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {folioGroups.map((group) => (
              <label key={group} className="flex min-h-9 cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  value={group}
                  className="size-[18px] accent-primary"
                  {...form.register('takes')}
                />
                {folioGroupNames[group]}
              </label>
            ))}
          </div>
          <p className="text-sm text-muted">What is charged already moves here too.</p>
        </fieldset>
      )}
    </FormDialog>
  )
}
