import { countries } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { TaxFormInput, type TaxFormKind } from '@roomlark/contract/settlement/tax-forms'
import { useSignTaxForm } from '../../../data/payout-papers.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'

const titles = { 'w-9': 'W-9', 'w-8ben': 'W-8BEN', dac7: 'DAC7' } as const

const classes = {
  individual: say('Individual or sole proprietor'),
  llc: 'LLC',
  'c-corporation': 'C corporation',
  's-corporation': 'S corporation',
  partnership: say('Partnership##of a company'),
  trust: say('Trust or estate'),
}

const nothing = {
  ...{ name: '', businessName: '', class: 'individual', address: '', tin: '', signature: '' },
  ...{ taxNumber: '', birthDate: '', registerNumber: '' },
}
type Values = typeof nothing & { country: string; citizenship: string }

/** The fields that each form has. */
function readForm(kind: TaxFormKind, values: Values) {
  const { name, address, signature, country, taxNumber, birthDate } = values
  const who = { kind, name, address, signature }
  if (kind === 'w-9')
    return { ...who, businessName: values.businessName, class: values.class, tin: values.tin }
  const abroad = { ...who, country, taxNumber, birthDate }
  return kind === 'w-8ben'
    ? { ...abroad, citizenship: values.citizenship }
    : { ...abroad, registerNumber: values.registerNumber }
}

type TaxFormDialogProps = { kind: TaxFormKind; usualCountry: string; onClose: () => void }

export function TaxFormDialog({ kind, usualCountry, onClose }: TaxFormDialogProps) {
  const signing = useSignTaxForm()
  const form = useContractForm({
    schema: TaxFormInput,
    values: { ...nothing, country: usualCountry, citizenship: usualCountry } as Values,
    read: (values) => readForm(kind, values),
    // The call has the form one level down.
    fieldOf: (path) => path.replace(/^form\./, ''),
    send: (input) => signing.mutateAsync(input),
    done: say('Signed.'),
  })
  const places = Object.fromEntries([['', ''], ...countries().map(({ code, name }) => [code, name])])
  return (
    <FormDialog
      form={form}
      title={titles[kind]}
      description={say(
        'Fill it in only if it concerns you; the help says whom. Ask a tax adviser if you are not sure.',
      )}
      submitLabel={say('Sign')}
      busyLabel={say('Saving...')}
      onClose={onClose}
    >
      <form.Text name="name" label={say('Name')} autoComplete="name" />
      <form.Text name="address" label={say('Address')} autoComplete="street-address" />
      {kind === 'w-9' ? (
        <>
          <form.Text
            name="businessName"
            label={say('Business name (optional)')}
            autoComplete="organization"
          />
          <form.Select name="class" label={say('Tax classification')} options={classes} />
          <form.Text name="tin" label={say('SSN, ITIN or EIN')} inputMode="numeric" autoComplete="off" />
        </>
      ) : (
        <>
          <form.Select name="country" label={say('Country')} options={places} />
          <form.Text name="taxNumber" label={say('Tax number')} autoComplete="off" />
          <form.Text name="birthDate" type="date" label={say('Date of birth')} />
          {kind === 'w-8ben' ? (
            <form.Select name="citizenship" label={say('Citizenship')} options={places} />
          ) : (
            <form.Text name="registerNumber" label={say('Register number of a company (optional)')} />
          )}
        </>
      )}
      <form.Text
        name="signature"
        label={say('Signature')}
        hint={say('Type your name. You confirm that what is stated here is true; the date is added.')}
        autoComplete="off"
      />
    </FormDialog>
  )
}
