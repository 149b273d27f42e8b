import type { Hotel } from '@roomlark/contract/hotels'
import type { RatePlanInput } from '@roomlark/contract/rates'
import { useController } from 'react-hook-form'
import { PolicyEditor } from '../../../parts/cancellation/policy-editor.tsx'
import type { DraftForm } from '../draft-form.ts'
import type { PlanDraft } from './plan-draft.ts'

type PlanCancellationProps = { form: DraftForm<PlanDraft, RatePlanInput>; hotel: Hotel }

export function PlanCancellation({ form, hotel }: PlanCancellationProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'cancellationPolicy' })
  return (
    // Receives the focus if the policy is invalid.
    <div ref={field.ref} tabIndex={-1} className="outline-none">
      <h3 className="mb-2 text-[14px] font-medium">Cancellation</h3>
      <PolicyEditor
        value={field.value}
        inherited={{ label: 'Same as the hotel', policy: hotel.cancellationPolicy }}
        checkInTime={hotel.checkInTime}
        isFaulty={fieldState.invalid}
        message={fieldState.error?.message}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </div>
  )
}
