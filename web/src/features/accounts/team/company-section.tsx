import { type Company, CompanyInput } from '@roomlark/contract/accounts/company'
import { countries } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useCompany, useSaveCompany } from '../../../data/company.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { FormBody } from '../../../parts/form/form-body.tsx'
import { SaveRow } from '../../../parts/form/save-row.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'

/** In whose name the hotels sell. */
export function CompanySection() {
  useTitle(say('Company'))
  const query = useCompany()
  return (
    <Card>
      <CardHead
        title={say('Company')}
        subtitle={say('In whose name your hotels sell, as invoices give it')}
      />
      {query.data !== undefined ? (
        <CompanyForm key={query.data?.version ?? 0} company={query.data} />
      ) : (
        <CardWaiting query={query} />
      )}
    </Card>
  )
}

const nothing = {
  name: '',
  streetAddress: '',
  postalCode: '',
  city: '',
  country: '',
  vatId: '',
  registerNumber: '',
  version: 0,
}

function CompanyForm({ company }: { company: Company | null }) {
  const save = useSaveCompany()
  const form = useContractForm({
    schema: CompanyInput,
    values: company ?? nothing,
    send: (input) => save.mutateAsync(input),
    done: say('The company was saved.'),
    failed: say('The company was not saved. Please try again.'),
  })
  return (
    <FormBody form={form} className="grid gap-5 md:grid-cols-2">
      <form.Text name="name" label={say('Name')} autoComplete="organization" className="md:col-span-2" />
      <form.Text
        name="streetAddress"
        label={say('Street and number')}
        autoComplete="address-line1"
        className="md:col-span-2"
      />
      <form.Text name="postalCode" label={say('Postal code')} autoComplete="postal-code" />
      <form.Text name="city" label={say('City')} autoComplete="address-level2" />
      <form.Select name="country" label={say('Country')}>
        <option value="">{say('Choose a country')}</option>
        {countries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </form.Select>
      <form.Text name="vatId" label={say('VAT id')} hint={say('Leave it empty if you charge no VAT.')} />
      <form.Text
        name="registerNumber"
        label={say('Register number')}
        hint={say('Such as REA NA-123456, if your country asks for it.')}
      />
      <SaveRow className="md:col-span-2">{say('Save company')}</SaveRow>
    </FormBody>
  )
}
