import { type Company, CompanyInput } from '@roomlark/contract/accounts/company'
import { countries } from '@roomlark/contract/places'
import { useForm } from 'react-hook-form'
import { useCompany, useSaveCompany } from '../../../data/company.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { Note } from '../../../ui/note.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toast.ts'

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
type Values = typeof nothing
const resolver = contractResolver(CompanyInput, (values: Values) => values)

function CompanyForm({ company }: { company: Company | null }) {
  const save = useSaveCompany()
  const form = useForm<Values, unknown, CompanyInput>({ resolver, defaultValues: company ?? nothing })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit((input) =>
    save.mutateAsync(input).then(
      () => toast.success('The company was saved.'),
      (error: unknown) => showRefusal(error, 'The company was not saved. Please try again.', form),
    ),
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 md:grid-cols-2">
      <TextField
        label="Name"
        className="md:col-span-2"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Street and number"
        className="md:col-span-2"
        error={errors.streetAddress?.message}
        {...form.register('streetAddress')}
      />
      <TextField label="Postal code" error={errors.postalCode?.message} {...form.register('postalCode')} />
      <TextField label="City" error={errors.city?.message} {...form.register('city')} />
      <SelectField label="Country" error={errors.country?.message} {...form.register('country')}>
        <option value="">Choose a country</option>
        {countries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="VAT id"
        hint="Leave it empty if you charge no VAT."
        error={errors.vatId?.message}
        {...form.register('vatId')}
      />
      <TextField
        label="Register number"
        hint="Such as REA NA-123456, if your country asks for it."
        error={errors.registerNumber?.message}
        {...form.register('registerNumber')}
      />
      {errors.root?.message ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="md:col-span-2">
          {errors.root.message}
        </Note>
      ) : null}
      <div className="flex justify-end md:col-span-2">
        <Button type="submit" disabled={!isDirty} busy={save.isPending && 'Saving'}>
          Save company
        </Button>
      </div>
    </form>
  )
}
