import { documentKinds, guestSexes, type RegistrationField } from '@roomlark/contract/bookings/registration'
import { listAskedFields } from '@roomlark/contract/bookings/registration-laws'
import { countryIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { CheckoutField } from '../checkout/checkout-field.tsx'
import { textsIn } from '../texts/texts.ts'
import { findFault } from './check-in-faults.ts'

type GuestFieldsProps = {
  page: GuestPageOf<'booking-check-in'>
  /** 0 for the guest who signs. */
  place: number
  countries: readonly (readonly [code: string, name: string])[]
}

const wide: readonly RegistrationField[] = ['name', 'address']

const autoComplete: Partial<Record<RegistrationField, string>> = {
  name: 'name',
  birthday: 'bday',
  address: 'street-address',
}

/** Fields that the law of the hotel's country asks of one guest. */
export function GuestFields({ page, place, countries }: GuestFieldsProps) {
  const { visit, booking } = page
  const { language } = visit
  const words = textsIn(language).checkIn
  const { country } = booking.hotel
  const asked = listAskedFields(country, place)
  const fields = ['name' as const, 'nationality' as const, ...asked.map(({ field }) => field)]
  return (
    <fieldset className="min-w-0 border-t border-border pt-4">
      <legend className="float-left mb-3 w-full text-md font-strong">
        {fill(words.guest, { number: place + 1 })}
      </legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        {fields.map((field) => {
          const rule = asked.find((one) => one.field === field)
          const exceptions = [
            ...(rule?.isOfForeigners
              ? [fill(words.notForHome, { country: countryIn(language, country) })]
              : []),
            ...(rule?.fromAge ? [fill(words.fromAge, { age: rule.fromAge })] : []),
          ]
          return (
            <CheckoutField
              key={field}
              name={`${field}-${place}`}
              label={words.fields[field]}
              className={wide.includes(field) ? 'sm:col-span-2' : ''}
              error={findFault(page, `${field}-${place}`)}
              {...(exceptions.length > 0 && { hint: exceptions.join(', ') })}
            >
              {(input) => (
                <Entry page={page} place={place} field={field} countries={countries} input={input} />
              )}
            </CheckoutField>
          )
        })}
      </div>
    </fieldset>
  )
}

type EntryProps = GuestFieldsProps & { field: RegistrationField; input: ComponentProps<'input'> }

function Entry({ page, place, field, countries, input: { className, ...input } }: EntryProps) {
  const { visit, booking, form } = page
  const words = textsIn(visit.language).checkIn
  const typed = form.guests[place]?.[field] ?? ''
  const shape = cx(className, 'h-(--control-h)')
  const choices = {
    nationality: countries,
    sex: guestSexes.map((sex) => [sex, words.sexes[sex]] as const),
    documentKind: documentKinds.map((kind) => [kind, words.documents[kind]] as const),
  }
  if (field === 'nationality' || field === 'sex' || field === 'documentKind') {
    return (
      <select {...(input as ComponentProps<'select'>)} defaultValue={typed} className={shape}>
        <option value="">{words.choose}</option>
        {choices[field].map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...input}
      defaultValue={typed}
      autoComplete={(place === 0 && autoComplete[field]) || 'off'}
      className={shape}
      {...(field === 'birthday' && { type: 'date', min: '1900-01-01', max: booking.today })}
    />
  )
}
