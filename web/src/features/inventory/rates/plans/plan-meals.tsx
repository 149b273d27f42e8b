import { say } from '@roomlark/contract/say'
import { useWatch } from 'react-hook-form'
import { formFields } from '../../../../parts/form/form-fields.tsx'
import { vatKindWords } from '../taxes/tax-words.ts'
import type { PlanDraft } from './plan-draft.ts'

/** The value of the plan's meals; hidden for a plan without meals. */
export function PlanMeals({ currency }: { currency: string }) {
  const mealPlan = useWatch<PlanDraft, 'mealPlan'>({ name: 'mealPlan' })
  const isOn = useWatch<PlanDraft, 'mealValue.isOn'>({ name: 'mealValue.isOn' })
  if (mealPlan === 'room-only') return null
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{say('Value of the meals')}</legend>
      <formFields.Switch
        name="mealValue.isOn"
        label={say('Meals on a line of their own')}
        hint={say('Guests pay the same; bills and reports split the meals out, with their own VAT')}
      />
      {isOn ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <formFields.Money
            name="mealValue.adultCents"
            label={say('Worth per adult and night')}
            currency={currency}
            hint={say('A part of the price, at most all of it')}
          />
          <formFields.Money
            name="mealValue.childCents"
            label={say('Worth per child and night')}
            currency={currency}
          />
          <formFields.Select name="mealValue.vatKind" label={say('VAT rate')} options={vatKindWords} />
        </div>
      ) : null}
    </fieldset>
  )
}
