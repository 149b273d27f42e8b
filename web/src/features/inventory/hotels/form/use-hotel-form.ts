import type { HotelFormValues } from '@roomlark/contract/inventory/hotel-fields'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { say } from '@roomlark/contract/say'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { HotelFormSchema } from './hotel-form-values.ts'

export type HotelFormReturn = UseFormReturn<HotelFormValues, unknown, HotelInput>

/** One message a field, also for a policy with faults deep inside: its editor says where they are. */
const resolver = contractResolver(
  HotelFormSchema,
  (values: HotelFormValues) => values,
  (path) => String(path[0]),
)

export function useHotelForm(values: HotelFormValues): HotelFormReturn {
  return useForm<HotelFormValues, unknown, HotelInput>({
    resolver,
    defaultValues: values,
    mode: 'onTouched',
    // The form focuses the first fault itself: it goes by page order and knows controls that are not inputs.
    shouldFocusError: false,
  })
}

/** All current values; the component that reads them renders again with every change. */
export function useFormValues(form: HotelFormReturn): HotelFormValues {
  useWatch({ control: form.control })
  return form.getValues()
}

export function showHotelRefusal(form: HotelFormReturn, error: unknown): void {
  showRefusal(
    error,
    say('The hotel could not be saved. Please try again.'),
    form,
    (path) => path.split('.')[0] ?? path,
  )
}
