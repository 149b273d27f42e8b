import type { Booking } from '@roomlark/contract/bookings/booking'
import { isPlanFor } from '@roomlark/contract/inventory/stay-fit'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useRates } from '../../../../data/rates.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { mealDetails } from '../booking-words.ts'
import { ChangeDialog } from './change-dialog.tsx'

export function PlanDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [ratePlanId, setPlan] = useState('')
  const rates = useRates(booking.hotelId)
  const guestsOf = booking.companies.map(({ id }) => id)
  const plans = rates.data?.plans.filter((plan) => isPlanFor(plan, guestsOf))
  return (
    <ChangeDialog
      booking={booking}
      title={say('Change rate plan')}
      description={say(
        'Upcoming nights get today’s price in the new plan, except those with an agreed price. Its meals and cancellation terms apply from now on.',
      )}
      submitLabel={say('Change rate plan')}
      change={ratePlanId === '' ? undefined : { kind: 'plan', ratePlanId }}
      done={say('The rate plan was changed.')}
      onClose={onClose}
    >
      <SelectField
        label={say('Rate plan')}
        value={ratePlanId}
        onChange={(event) => setPlan(event.target.value)}
      >
        <option value="">{say('{ratePlan}, as booked', { ratePlan: isolate(booking.ratePlanName) })}</option>
        {plans?.map((plan) => (
          <option key={plan.id} value={plan.id}>
            {isolate(plan.name)}, {mealDetails[plan.mealPlan]}
          </option>
        ))}
      </SelectField>
    </ChangeDialog>
  )
}
