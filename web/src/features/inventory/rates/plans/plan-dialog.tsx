import { mealPlanNames } from '@roomlark/contract/bookings/meal-words'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { type RatePlan, RatePlanInput } from '@roomlark/contract/inventory/rates'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useController } from 'react-hook-form'
import { useCompanyChoices } from '../../../../data/companies.ts'
import { useSavePlan } from '../../../../data/rates.ts'
import { PolicyEditor } from '../../../../parts/cancellation/policy-editor.tsx'
import { ChipChecks } from '../../../../parts/form/chip-checks.tsx'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { DateRangeFields } from '../date-range-fields.tsx'
import { newPlanDraft, type PlanDraft, readPaymentTerms, readPlan, toPlanDraft } from './plan-draft.ts'
import { PlanMeals } from './plan-meals.tsx'
import { PlanPayment } from './plan-payment.tsx'

type PlanDialogProps = {
  hotel: Hotel
  plan: RatePlan | null
  /** True if guests of the hotel can pay online. */
  takesPayments: boolean
  onClose: () => void
}

export function PlanDialog({ hotel, plan, takesPayments, onClose }: PlanDialogProps) {
  const isOpen = usePlatform().platform?.switches.onlinePayments === 'open'
  const { currency } = hotel
  const saving = useSavePlan(hotel.id)
  const form = useContractForm({
    schema: RatePlanInput,
    values: plan ? toPlanDraft(plan, currency) : newPlanDraft,
    read: (draft) => ({
      ...readPlan(draft, currency),
      // Terms that cannot be seen are not changed.
      ...(isOpen && { paymentTerms: readPaymentTerms(draft, hotel.cancellationPolicy, currency) }),
    }),
    send: (input) => saving.mutateAsync({ plan, input }),
    done: ({ name }) => say('{name} was saved.', { name: isolate(name) }),
    failed: say('The rate plan was not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={plan ? plan.name : say('Add rate plan')}
      description={say(
        'What guests get, how it is priced against the list price, and how long they can cancel.',
      )}
      submitLabel={plan ? say('Save changes') : say('Add rate plan')}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text name="name" label={say('Name')} placeholder={say('Flexible')} />
        <form.Select name="mealPlan" label={say('Meals')} options={mealPlanNames} />
        <form.Text
          name="percent"
          label={say('Compared with the list price')}
          unit="%"
          hint={say('-10 is ten percent less')}
        />
        <form.Money
          name="perAdultCents"
          label={say('Added per adult and night')}
          currency={currency}
          hint={say('For breakfast, for example')}
        />
      </div>
      <PlanMeals currency={currency} />
      <PlanCancellation hotel={hotel} />
      {isOpen ? <PlanPayment {...{ hotel, takesPayments }} /> : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text
          name="minStay"
          label={say('Shortest stay, nights')}
          placeholder={say('No limit')}
          inputMode="numeric"
        />
        <form.Text
          name="maxStay"
          label={say('Longest stay, nights')}
          placeholder={say('No limit')}
          inputMode="numeric"
        />
      </div>
      <DateRangeFields
        from="sellFromOn"
        until="sellUntilOn"
        fromLabel={say('Bookable from')}
        untilLabel={say('Bookable until')}
      />
      <PlanCompanies hotelId={hotel.id} />
      <form.Switch name="isActive" label={say('Active')} hint={say('Offered to guests')} />
    </FormDialog>
  )
}

/** Companies that the plan is for; nothing where the hotel keeps none. */
function PlanCompanies({ hotelId }: { hotelId: string }) {
  const { field } = useController<PlanDraft, 'companyIds'>({ name: 'companyIds' })
  const { companies } = useCompanyChoices(hotelId, '', '')
  if (companies.length === 0) return null
  return (
    <div>
      <ChipChecks
        legend={say('Only for guests of these companies; everybody, if none is chosen')}
        names={companies.map(({ id }) => id)}
        labels={Object.fromEntries(companies.map(({ id, company }) => [id, company]))}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {field.value.length > 0 ? (
        <p className="mt-2 text-sm text-muted">
          {say('The desk offers it once one of them is chosen; guests and channels never see it.')}
        </p>
      ) : null}
    </div>
  )
}

function PlanCancellation({ hotel }: { hotel: Hotel }) {
  const { field, fieldState } = useController<PlanDraft, 'cancellationPolicy'>({ name: 'cancellationPolicy' })
  return (
    // The focus comes here when the policy is what is wrong.
    <div ref={field.ref} tabIndex={-1} className="outline-none">
      <h3 className="mb-2 text-[14px] font-medium">{say('Cancellation')}</h3>
      <PolicyEditor
        value={field.value}
        inherited={{ label: say('As the hotel'), policy: hotel.cancellationPolicy }}
        checkInTime={hotel.checkInTime}
        isFaulty={fieldState.invalid}
        message={fieldState.error?.message}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </div>
  )
}
