import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { say } from '@roomlark/contract/say'
import type { ComponentProps } from 'react'
import { SelectField } from '../../../../ui/select-field.tsx'
import { payerName } from './folio-shapes.ts'

type PositionFieldProps = Omit<ComponentProps<typeof SelectField>, 'label'> & {
  folio: BookingFolio
  label?: string
}

/** Asks for the folio of the booking, unless there is only one. */
export function PositionField({ folio, label = say('Folio'), ...field }: PositionFieldProps) {
  if (folio.folios.length < 2) return null
  return (
    <SelectField label={label} {...field}>
      {folio.folios.map((one) => (
        <option key={one.position} value={one.position}>
          {one.position}. {payerName(one)}
        </option>
      ))}
    </SelectField>
  )
}
