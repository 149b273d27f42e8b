import type { HotelFormValues } from '@roomlark/contract/inventory/hotel-fields'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useWatch } from 'react-hook-form'
import { type ContractForm, useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { HotelFormSchema } from './hotel-form-values.ts'

export type HotelFormReturn = ContractForm<HotelFormValues, HotelInput, Hotel>

type Sending = Pick<
  Parameters<typeof useContractForm<HotelFormValues, HotelInput, Hotel>>[0],
  'send' | 'done' | 'onRefused'
>

export function useHotelForm(values: HotelFormValues, sending: Sending): HotelFormReturn {
  return useContractForm({
    schema: HotelFormSchema,
    values,
    mode: 'onTouched',
    // The form leads to the first fault itself: it goes by page order and knows controls that are not inputs.
    shouldFocusError: false,
    failed: say('The hotel could not be saved. Please try again.'),
    // One message a field, also for a policy with faults deep inside: its editor says where they are.
    fieldOf: (path) => path.split('.')[0] ?? path,
    ...sending,
  })
}

/** All current values; the component that reads them renders again with every change. */
export function useFormValues(form: HotelFormReturn): HotelFormValues {
  useWatch({ control: form.control })
  return form.getValues()
}
