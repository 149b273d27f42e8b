import { countries } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { checkTaxDetails, type TaxDetails, TaxDetailsFields } from '@roomlark/contract/settlement/tax-details'
import { useController, useWatch } from 'react-hook-form'
import { useSaveTaxDetails } from '../../../data/payout-papers.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'
import { Combobox } from '../../../ui/combobox.tsx'

type TaxValues = {
  kind: 'business' | 'private'
  vatStatus: TaxDetails['vatStatus']
  country: string
  vatId: string
  agreesToSelfBilling: boolean
}

const kinds = [
  { value: 'business', label: say('A business') },
  { value: 'private', label: say('A private person') },
] as const

const vatOptions = {
  registered: say('Registered for VAT'),
  'small-business': say('Small business, exempt'),
  none: say('Not registered for VAT'),
}

type TaxDialogProps = { saved: TaxDetails | null; usualCountry: string; onClose: () => void }

export function TaxDialog({ saved, usualCountry, onClose }: TaxDialogProps) {
  const saving = useSaveTaxDetails()
  const form = useContractForm({
    schema: TaxDetailsFields.check(checkTaxDetails),
    values: {
      kind: saved === null || saved.isBusiness ? 'business' : 'private',
      vatStatus: saved?.vatStatus ?? 'registered',
      country: saved?.country ?? usualCountry,
      vatId: saved?.vatId ?? '',
      agreesToSelfBilling: saved?.selfBillingSince != null,
    } satisfies TaxValues as TaxValues,
    // What only a business has is left out of the answers of a private person.
    read: ({ kind, country, ...business }) =>
      kind === 'business'
        ? { ...business, country, isBusiness: true, version: saved?.version ?? 0 }
        : {
            ...{ isBusiness: false, vatStatus: 'none', country, vatId: '', agreesToSelfBilling: false },
            version: saved?.version ?? 0,
          },
    send: (input) => saving.mutateAsync(input),
    done: say('Saved.'),
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const vatStatus = useWatch({ control: form.control, name: 'vatStatus' })
  const country = useController({ control: form.control, name: 'country' })
  return (
    <FormDialog
      form={form}
      title={say('Taxes and invoices')}
      description={say('It is printed on invoices from the next payout on.')}
      submitLabel={say('Save')}
      busyLabel={say('Saving...')}
      onClose={onClose}
    >
      <ChoiceSegments
        label={say('You are')}
        value={kind}
        choices={kinds}
        onChoose={(value) => form.setValue('kind', value, { shouldDirty: true })}
        isWide
      />
      <Combobox
        label={say('Country')}
        options={countries().map(({ code, name }) => ({ value: code, label: name, keywords: code }))}
        value={country.field.value}
        onChange={(code) => country.field.onChange(code ?? '')}
        onBlur={country.field.onBlur}
        error={country.fieldState.error?.message}
      />
      {kind === 'business' ? (
        <>
          <form.Select name="vatStatus" label={say('VAT')} options={vatOptions} />
          <form.Text
            name="vatId"
            label={vatStatus === 'registered' ? say('VAT id') : say('VAT id (optional)')}
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="SE556677889901"
            hint={say('VAT ids of the European Union are checked with VIES.')}
          />
          <form.Switch
            name="agreesToSelfBilling"
            label={say('Roomlark issues my invoices')}
            hint={say(
              'You agree that Roomlark issues an invoice in your name for each payout, numbered for you alone. What is paid includes any VAT.',
            )}
          />
        </>
      ) : null}
    </FormDialog>
  )
}
