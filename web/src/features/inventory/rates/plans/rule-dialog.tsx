import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { PriceRule, PriceRuleInput } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { useWatch } from 'react-hook-form'
import { useSaveRule } from '../../../../data/rates.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { FieldNote, TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { DateRangeFields } from '../date-range-fields.tsx'
import { type DraftForm, findFault, useDraftForm } from '../draft-form.ts'
import { useLowPriceQuestion } from '../low-price.tsx'
import { WeekdayChoice } from '../weekday-choice.tsx'
import { newRuleDraft, type RuleDraft, RuleInput, readRule, toRuleDraft } from './rule-draft.ts'
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
  const form = useDraftForm<RuleDraft, PriceRuleInput>(
    rule ? toRuleDraft(rule, currency) : newRuleDraft,
    RuleInput,
    (draft) => readRule(draft, currency),
  )
  const kind = useWatch({ control: form.control, name: 'effect.kind' })
  const send = (input: PriceRuleInput, acceptLow: boolean): Promise<void> =>
    saving.mutateAsync({ rule, input, acceptLow }).then(
      () => {
        toast.success(rule ? `${isolate(input.name)} was saved.` : `${isolate(input.name)} was added.`)
        onClose()
      },
      (error: unknown) => {
        if (low.asks(error, () => void send(input, true))) return
        showRefusal(error, 'The rule was not saved. Please try again.', form)
      },
    )
  const save = form.handleSubmit((input) => send(input, false))
  return (
    <FormDialog
      title={rule ? rule.name : 'Add a season or weekday rule'}
      description="With dates it is a season; without them it applies to its weekdays all year."
      submitLabel={rule ? 'Save changes' : 'Add rule'}
      isBusy={saving.isPending}
      fault={findFault(form, 'root')}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          placeholder="Summer"
          autoComplete="off"
          error={findFault(form, 'name')}
          {...form.register('name')}
        />
        <SelectField label="For" {...form.register('roomTypeId')}>
          <option value="">All room types</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <DateRangeFields
        from={form.register('fromOn')}
        until={form.register('untilOn')}
        fromError={findFault(form, 'fromOn')}
        untilError={findFault(form, 'untilOn')}
      />
      <div>
        <WeekdayChoice field={form.register('weekdays')} legend="Days of the week (none ticked: every day)" />
        <FieldNote id="rule-weekdays" error={findFault(form, 'weekdays')} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField label="Price" {...form.register('effect.kind')}>
          <option value="percent">Changed by a percentage</option>
          <option value="price">Set to an amount</option>
        </SelectField>
        {kind === 'price' ? (
          <MoneyField
            label="Price per night"
            currency={currency}
            error={findFault(form, 'effect.cents')}
            {...form.register('effect.cents')}
          />
        ) : (
          <TextField
            label="Percent"
            placeholder="20"
            autoComplete="off"
            action={<span className="pr-1.5 text-muted">%</span>}
            error={findFault(form, 'effect.percent')}
            {...form.register('effect.percent')}
          />
        )}
      </div>
      <RulePreview form={form} currency={currency} types={types} />
      {low.dialog}
    </FormDialog>
  )
}

type RulePreviewProps = {
  form: DraftForm<RuleDraft, PriceRuleInput>
  currency: string
  types: readonly RoomType[]
}

/** The prices that the rule would give so far. */
function RulePreview({ form, currency, types }: RulePreviewProps) {
  const draft = useWatch({
    control: form.control,
    compute: (values: RuleDraft) => readRule(values, currency),
  })
  const rule = RuleInput.safeParse({ ...draft, name: draft.name || 'New' })
  return (
    <p aria-live="polite" className="min-h-5 text-[14px] leading-5 text-muted">
      {rule.success ? `A night then costs: ${rulePriceWords(rulePrices(rule.data, types), currency)}` : ''}
    </p>
  )
}
