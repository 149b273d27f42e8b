import { useController, useWatch } from 'react-hook-form'
import { PolicyEditor } from '../../../parts/cancellation/policy-editor.tsx'
import type { HotelFormReturn } from './use-hotel-form.ts'

export function CancellationFields({ form }: { form: HotelFormReturn }) {
  const { field, fieldState } = useController({ control: form.control, name: 'cancellationPolicy' })
  const checkInTime = useWatch({ control: form.control, name: 'checkInTime' })
  return (
    <PolicyEditor
      value={field.value}
      checkInTime={checkInTime}
      isFaulty={fieldState.error !== undefined}
      message={fieldState.error?.message}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
