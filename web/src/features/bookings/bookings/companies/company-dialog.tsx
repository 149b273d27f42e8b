import {
  type CompanyProfile,
  CompanyProfileInput,
  toPayer,
} from '@roomlark/contract/bookings/company-profiles'
import { unnamedPayer } from '@roomlark/contract/bookings/folio-input'
import { folioGroupNames } from '@roomlark/contract/bookings/folio-words'
import { type FolioGroup, folioGroups } from '@roomlark/contract/folio-kinds'
import { guestLanguages } from '@roomlark/contract/guest-languages'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useSaveCompanyProfile } from '../../../../data/companies.ts'
import { useHotelChoices } from '../../../../data/hotels.ts'
import { useRates } from '../../../../data/rates.ts'
import { typedNumber } from '../../../../lib/format-number.ts'
import { readNumber } from '../../../../lib/read-number.ts'
import { ChipChecks } from '../../../../parts/form/chip-checks.tsx'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { HotelChoice } from '../../../../parts/hotel-choice/hotel-choice.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { PageSpinner } from '../../../../ui/spinner.tsx'
import { CountryOptions } from '../folio/country-options.tsx'

type CompanyDialogProps = {
  /** The hotel of a new company, if it is known already. */
  hotelId: string | undefined
  existing: CompanyProfile | null
  onClose: () => void
  onSaved?: (company: CompanyProfile) => void
}

/** A new company, or a change to one. */
export function CompanyDialog({ hotelId: named, ...props }: CompanyDialogProps) {
  const choices = useHotelChoices('')
  const [chosen, setChosen] = useState(named)
  const hotelId = props.existing?.hotelId ?? chosen ?? choices.data?.data[0]?.id
  const plans = useRates(hotelId ?? '').data?.plans
  if (!hotelId || !plans) {
    return (
      <Dialog title={findTitle(props.existing)} description="" onClose={props.onClose}>
        <PageSpinner />
      </Dialog>
    )
  }
  const picker =
    !props.existing && (choices.data?.meta.total ?? 0) > 1 ? (
      <HotelChoice
        label={say('Hotel')}
        placeholder={say('Choose a hotel')}
        value={hotelId}
        onChoose={(id) => id && setChosen(id)}
      />
    ) : null
  return <CompanyForm key={hotelId} {...props} hotelId={hotelId} plans={plans} picker={picker} />
}

function findTitle(existing: CompanyProfile | null): string {
  return existing ? say('Change company') : say('New company')
}

const newCompany: CompanyProfileInput = {
  ...unnamedPayer,
  taxNumber: '',
  registerNumber: '',
  dueDays: null,
  takes: ['room', 'taxes', 'fees'],
  discountPercent: 0,
  ratePlanIds: [],
  notes: '',
  isArchived: false,
}

type CompanyFormProps = Omit<CompanyDialogProps, 'hotelId'> & {
  hotelId: string
  plans: readonly { id: string; name: string }[]
  picker: React.ReactNode
}

function CompanyForm({ hotelId, existing, plans, picker, onClose, onSaved }: CompanyFormProps) {
  const saving = useSaveCompanyProfile(hotelId, existing)
  const { dueDays, discountPercent, ...rest } = pickInput(existing ?? newCompany)
  const form = useContractForm({
    schema: CompanyProfileInput,
    values: { ...rest, dueDays: String(dueDays ?? ''), discountPercent: typedNumber(discountPercent) },
    read: (typed) => ({
      ...typed,
      dueDays: typed.dueDays.trim() === '' ? null : readNumber(typed.dueDays),
      discountPercent: readNumber(typed.discountPercent),
    }),
    send: saving.mutateAsync,
    done: ({ company }) => say('{name} was saved.', { name: company }),
    failed: say('That was not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={findTitle(existing)}
      description={say(
        'Bookings take over what is entered here; folios that were opened before keep what they say.',
      )}
      submitLabel={say('Save')}
      onClose={onClose}
      {...(onSaved && { onDone: onSaved })}
    >
      {picker}
      <form.Text name="company" label={say('Company')} />
      <form.Area name="address" label={say('Street and number')} rows={2} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text name="postalCode" label={say('Postal code')} />
        <form.Text name="city" label={say('City')} />
        <form.Select name="country" label={say('Country')}>
          <CountryOptions />
        </form.Select>
        <form.Text name="vatId" label={say('VAT id')} />
        <form.Text name="taxNumber" label={say('Tax number')} />
        <form.Text name="registerNumber" label={say('Register number')} />
        <form.Text name="name" label={say('Contact')} />
        <form.Text name="email" label={say('Email for invoices')} inputMode="email" />
        <form.Select
          name="language"
          label={say('Language of the invoice')}
          options={{ '': say('The guest’s'), ...guestLanguages }}
        />
        <form.Text
          name="buyerReference"
          label={say('Buyer reference')}
          hint={say('Such as an order number, or the Leitweg-ID of a German authority.')}
        />
        <form.Text
          name="dueDays"
          label={say('Days to pay')}
          inputMode="numeric"
          hint={say('Left empty, what your invoices say applies.')}
        />
      </div>
      <Controller
        control={form.control}
        name="takes"
        render={({ field }) => (
          <ChipChecks<FolioGroup>
            legend={say('What the company pays of each booking')}
            names={folioGroups}
            labels={folioGroupNames}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <form.Text
        name="discountPercent"
        label={say('Negotiated discount')}
        inputMode="numeric"
        unit="%"
        hint={say('Off the price of every night that the desk books for it')}
      />
      {form.watch('discountPercent').trim() === '0' ? null : (
        <Controller
          control={form.control}
          name="ratePlanIds"
          render={({ field }) => (
            <ChipChecks
              legend={say('Rate plans with the discount; all, if none is chosen')}
              names={plans.map(({ id }) => id)}
              labels={Object.fromEntries(plans.map(({ id, name }) => [id, name]))}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      )}
      <form.Area name="notes" label={say('Notes')} rows={2} />
      {existing ? (
        <form.Switch
          name="isArchived"
          label={say('Archived')}
          hint={say('It is not offered any more. Its bookings and invoices stay.')}
        />
      ) : null}
    </FormDialog>
  )
}

/** A profile without what only the server says. */
function pickInput(profile: CompanyProfileInput): CompanyProfileInput {
  const { taxNumber, registerNumber, dueDays, takes, discountPercent, ratePlanIds, notes, isArchived } =
    profile
  return {
    ...toPayer(profile),
    taxNumber,
    registerNumber,
    dueDays,
    takes,
    discountPercent,
    ratePlanIds,
    notes,
    isArchived,
  }
}
