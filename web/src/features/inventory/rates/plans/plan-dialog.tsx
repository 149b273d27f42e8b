import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { mealPlans, type RatePlan, RatePlanInput } from '@roomlark/contract/inventory/rates'
import { isolate } from '@roomlark/contract/isolate'
import { useController } from 'react-hook-form'
import { useSavePlan } from '../../../../data/rates.ts'
import { PolicyEditor } from '../../../../parts/cancellation/policy-editor.tsx'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SwitchRow } from '../../../../ui/switch-row.tsx'
import { toast } from '../../../../ui/toast.ts'
import { DateRangeFields } from '../date-range-fields.tsx'
import { type DraftForm, findFault, useDraftForm } from '../draft-form.ts'
import { newPlanDraft, type PlanDraft, readPlan, toPlanDraft } from './plan-draft.ts'
import { mealNames } from './plan-words.ts'

type PlanDialogProps = { hotel: Hotel; plan: RatePlan | null; onClose: () => void }

export function PlanDialog({ hotel, plan, onClose }: PlanDialogProps) {
  const { currency } = hotel
  const saving = useSavePlan(hotel.id)
  const form = useDraftForm<PlanDraft, RatePlanInput>(
    plan ? toPlanDraft(plan, currency) : newPlanDraft,
    RatePlanInput,
    (draft) => readPlan(draft, currency),
  )
  const save = form.handleSubmit((input) =>
    saving.mutateAsync({ plan, input }).then(
      () => {
        toast.success(`${isolate(input.name)} was saved.`)
        onClose()
      },
      (error: unknown) => showRefusal(error, 'The rate plan was not saved. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={plan ? plan.name : 'Add rate plan'}
      description="What guests get, how it is priced against the list price, and how long they can cancel."
      submitLabel={plan ? 'Save changes' : 'Add rate plan'}
      isBusy={saving.isPending}
      fault={findFault(form, 'root')}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          placeholder="Flexible"
          autoComplete="off"
          error={findFault(form, 'name')}
          {...form.register('name')}
        />
        <SelectField label="Meals" {...form.register('mealPlan')}>
          {mealPlans.map((meal) => (
            <option key={meal} value={meal}>
              {mealNames[meal]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Compared with the list price"
          autoComplete="off"
          action={<span className="pr-1.5 text-muted">%</span>}
          hint="-10 is ten percent less"
          error={findFault(form, 'percent')}
          {...form.register('percent')}
        />
        <MoneyField
          label="Added per adult and night"
          currency={currency}
          hint="For breakfast, for example"
          error={findFault(form, 'perAdultCents')}
          {...form.register('perAdultCents')}
        />
      </div>
      <PlanCancellation form={form} hotel={hotel} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Shortest stay, nights"
          placeholder="No limit"
          inputMode="numeric"
          autoComplete="off"
          error={findFault(form, 'minStay')}
          {...form.register('minStay')}
        />
        <TextField
          label="Longest stay, nights"
          placeholder="No limit"
          inputMode="numeric"
          autoComplete="off"
          error={findFault(form, 'maxStay')}
          {...form.register('maxStay')}
        />
      </div>
      <DateRangeFields
        from={form.register('sellFromOn')}
        until={form.register('sellUntilOn')}
        fromLabel="Bookable from"
        untilLabel="Bookable until"
        fromError={findFault(form, 'sellFromOn')}
        untilError={findFault(form, 'sellUntilOn')}
      />
      <SwitchRow control={form.control} name="isActive" label="Active" hint="Offered to guests" />
    </FormDialog>
  )
}

type PlanCancellationProps = { form: DraftForm<PlanDraft, RatePlanInput>; hotel: Hotel }

function PlanCancellation({ form, hotel }: PlanCancellationProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'cancellationPolicy' })
  return (
    // The focus comes here when the policy is what is wrong.
    <div ref={field.ref} tabIndex={-1} className="outline-none">
      <h3 className="mb-2 text-[14px] font-medium">Cancellation</h3>
      <PolicyEditor
        value={field.value}
        inherited={{ label: 'As the hotel', policy: hotel.cancellationPolicy }}
        checkInTime={hotel.checkInTime}
        isFaulty={fieldState.invalid}
        message={fieldState.error?.message}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </div>
  )
}
