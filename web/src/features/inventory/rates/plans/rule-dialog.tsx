import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { type PriceRule, PriceRuleForm } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useSaveRule } from '../../../../data/rates.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { FieldNote } from '../../../../ui/field.tsx'
import { DateRangeFields } from '../date-range-fields.tsx'
import { useLowPriceQuestion } from '../low-price.tsx'
import { WeekdayChoice } from '../weekday-choice.tsx'
import { newRuleDraft, type RuleDraft, readRule, toRuleDraft } from './rule-draft.ts'
import { rulePrices, rulePriceWords } from './rule-prices.ts'

type RuleDialogProps = {
  hotel: Hotel
  types: readonly RoomType[]
  /** Null adds one. */
  rule: PriceRule | null
  onClose: () => void
}

export function RuleDialog({ hotel, types, rule, onClose }: RuleDialogProps) {
  const { currency } = hotel
  const saving = useSaveRule(hotel.id)
  const low = useLowPriceQuestion(new Map(types.map(({ id, name }) => [id, name])))
  const isLowAccepted = useRef(false)
  const form = useContractForm({
    schema: PriceRuleForm,
    values: rule ? toRuleDraft(rule, currency) : newRuleDraft,
    read: (draft) => readRule(draft, currency),
    send(input) {
      const acceptLow = isLowAccepted.current
      isLowAccepted.current = false
      return saving.mutateAsync({ rule, input, acceptLow })
    },
    done: (input) => {
      const name = isolate(input.name)
      return rule ? say('{name} was saved.', { name }) : say('{name} was added.', { name })
    },
    failed: say('The rule was not saved. Please try again.'),
    onRefused: (error) =>
      low.asks(error, () => {
        isLowAccepted.current = true
        void form.submit(onClose)()
      }),
  })
  const kind = useWatch({ control: form.control, name: 'effect.kind' })
  return (
    <FormDialog
      form={form}
      title={rule ? rule.name : say('Add a season or weekday rule')}
      description={say('With dates it is a season; without them it applies to its weekdays all year.')}
      submitLabel={rule ? say('Save changes') : say('Add rule')}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text name="name" label={say('Name')} placeholder={say('Summer')} />
        <form.Select name="roomTypeId" label={say('For##room type')}>
          <option value="">{say('All room types')}</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </form.Select>
      </div>
      <DateRangeFields />
      <div>
        <WeekdayChoice
          field={form.register('weekdays')}
          legend={say('Days of the week (none ticked: every day)')}
        />
        <FieldNote id="rule-weekdays" error={findError(form, 'weekdays')} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Select
          name="effect.kind"
          label={say('Price')}
          options={{ percent: say('Changed by a percentage'), price: say('Set to an amount') }}
        />
        {kind === 'price' ? (
          <form.Money name="effect.cents" label={say('Price per night')} currency={currency} />
        ) : (
          <form.Text name="effect.percent" label={say('Percent')} placeholder="20" unit="%" />
        )}
      </div>
      <RulePreview currency={currency} types={types} />
      {low.dialog}
    </FormDialog>
  )
}

type RulePreviewProps = {
  currency: string
  types: readonly RoomType[]
}

/** The prices that the rule would give so far. */
function RulePreview({ currency, types }: RulePreviewProps) {
  const draft = useWatch({
    compute: (values: RuleDraft) => readRule(values, currency),
  })
  const rule = PriceRuleForm.safeParse({ ...draft, name: draft.name || 'New' })
  return (
    <p aria-live="polite" className="min-h-5 text-[14px] leading-5 text-muted">
      {rule.success
        ? say('A night then costs: {prices}', {
            prices: rulePriceWords(rulePrices(rule.data, types), currency),
          })
        : ''}
    </p>
  )
}
