import { type Company, CompanyInput } from '@roomlark/contract/accounts/company'
import { countries } from '@roomlark/contract/places'
import { useCompany, useSaveCompany } from '../../../data/company.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { FormBody } from '../../../parts/form/form-body.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'

/** In whose name the hotels sell. */
export function CompanySection() {
  useTitle('Company')
  const query = useCompany()
  return (
    <Card>
      <CardHead title="Company" subtitle="In whose name your hotels sell, as invoices give it" />
      {query.data !== undefined ? (
        <CompanyForm key={query.data?.version ?? 0} company={query.data} />
      ) : query.isPending ? (
        <CardSkeleton />
      ) : (
        <CardError retry={() => void query.refetch()} />
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
    done: 'The company was saved.',
    failed: 'The company was not saved. Please try again.',
  })
  const { isDirty, isSubmitting } = form.formState
  return (
    <FormBody form={form} className="grid gap-5 md:grid-cols-2">
      <form.Text name="name" label="Name" autoComplete="organization" className="md:col-span-2" />
      <form.Text
        name="streetAddress"
        label="Street and number"
        autoComplete="address-line1"
        className="md:col-span-2"
      />
      <form.Text name="postalCode" label="Postal code" autoComplete="postal-code" />
      <form.Text name="city" label="City" autoComplete="address-level2" />
      <form.Select name="country" label="Country">
        <option value="">Choose a country</option>
        {countries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </form.Select>
      <form.Text name="vatId" label="VAT id" hint="Leave it empty if you charge no VAT." />
      <form.Text
        name="registerNumber"
        label="Register number"
        hint="Such as REA NA-123456, if your country asks for it."
      />
      <form.Fault className="md:col-span-2" />
      <div className="flex justify-end md:col-span-2">
        <Button type="submit" disabled={!isDirty} busy={isSubmitting && 'Saving'}>
          Save company
        </Button>
      </div>
    </FormBody>
  )
}
