import { toPayer } from '@roomlark/contract/bookings/company-profiles'
import type { BookingFolio, Folio } from '@roomlark/contract/bookings/folio'
import { FolioInput, unnamedPayer } from '@roomlark/contract/bookings/folio-input'
import { folioGroupNames } from '@roomlark/contract/bookings/folio-words'
import { folioGroups } from '@roomlark/contract/folio-kinds'
import { guestLanguages } from '@roomlark/contract/guest-languages'
import { say } from '@roomlark/contract/say'
import { useSaveFolio } from '../../../../data/folios.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { CompanyChoice } from '../companies/company-choice.tsx'
import { CountryOptions } from './country-options.tsx'

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
  const form = useContractForm({
    schema: FolioInput,
    values: existing
      ? { payer: existing.payer, takes: existing.takes, companyId: existing.companyId }
      : { payer: unnamedPayer, takes: ['room', 'taxes'], companyId: null },
    send: (input) =>
      saving.mutateAsync({
        ...input,
        existing: existing && { position: existing.position, version: existing.version },
      }),
    done: existing ? say('Saved.') : say('The folio is opened.'),
    failed: say('That was not saved. Please try again.'),
  })
  const isOnly = existing !== null && folio.folios.length === 1
  return (
    <FormDialog
      form={form}
      title={existing ? say('Who pays this folio') : say('New folio')}
      description={
        existing
          ? say('As an invoice will name them.')
          : say('For somebody else who pays part of this booking, such as the company of the guest.')
      }
      submitLabel={existing ? say('Save') : say('Open folio')}
      onDone={onSaved}
      onClose={onClose}
    >
      <CompanyChoice
        hotelId={folio.hotelId}
        label={say('Company from your list')}
        placeholder={say('Entered by hand')}
        value={form.watch('companyId') ?? ''}
        onChoose={(company) => {
          form.setValue('companyId', company?.id ?? null, { shouldDirty: true })
          if (!company) return
          form.setValue('payer', toPayer(company), { shouldDirty: true })
          if (!existing) form.setValue('takes', company.takes, { shouldDirty: true })
        }}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text name="payer.company" label={say('Company')} />
        <form.Text name="payer.vatId" label={say('VAT id')} />
        <form.Text name="payer.name" label={say('Name')} />
        <form.Text name="payer.email" label={say('Email')} inputMode="email" />
      </div>
      <form.Area name="payer.address" label={say('Street and number')} rows={2} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text name="payer.postalCode" label={say('Postal code')} />
        <form.Text name="payer.city" label={say('City')} />
        <form.Select name="payer.country" label={say('Country')}>
          <CountryOptions />
        </form.Select>
        <form.Text
          name="payer.buyerReference"
          label={say('Buyer reference')}
          hint={say('Such as an order number, or the Leitweg-ID of a German authority.')}
        />
      </div>
      <form.Select
        name="payer.language"
        label={say('Language of the invoice')}
        options={{ '': say('The guest’s'), ...guestLanguages }}
      />
      {isOnly ? null : (
        <fieldset>
          <legend className="mb-1.5 text-[14px] font-[560]">
            {say('What is charged here automatically')}
          </legend>
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
          <p className="text-sm text-muted">{say('Existing charges of these kinds move here too.')}</p>
        </fieldset>
      )}
    </FormDialog>
  )
}
