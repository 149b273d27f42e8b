import { toNestErrors } from '@hookform/resolvers'
import { type HotelFormValues, isHotelField } from '@roomlark/contract/hotel-fields'
import type { HotelInput } from '@roomlark/contract/hotel-input'
import { type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { fieldErrors } from '../../../lib/field-errors.ts'
import { HotelFormSchema } from './hotel-form-values.ts'

export type HotelFormReturn = UseFormReturn<HotelFormValues, unknown, HotelInput>

/** Each field has one message, even a policy with nested faults: its editor shows where they are. */
const resolver: Resolver<HotelFormValues, unknown, HotelInput> = (values, _context, options) => {
  const parsed = HotelFormSchema.safeParse(values)
  if (parsed.success) return { values: parsed.data, errors: {} }
  const errors = fieldErrors(parsed.error.issues, (path) => String(path[0]))
  return { values: {}, errors: toNestErrors(errors, options) }
}

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

/** Shows the server's objections at their fields, and any other refusal for the whole form. */
export function showRefusal(form: HotelFormReturn, error: unknown): void {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  let isPlaced = false
  for (const [path, message] of fields) {
    const [field = ''] = path.split('.')
    if (!isHotelField(field)) continue
    form.setError(field, { message })
    isPlaced = true
  }
  if (!isPlaced) {
    form.setError('root', { message: messageOf(error, 'The hotel could not be saved. Please try again.') })
  }
}
