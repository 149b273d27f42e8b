import type { Hotel } from '@roomlark/contract/hotels'
import { isolate } from '@roomlark/contract/isolate'
import type { PriceRuleInput } from '@roomlark/contract/rates'
import type { RoomType } from '@roomlark/contract/rooms'
import { useWatch } from 'react-hook-form'
import { FieldNote, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast.ts'
import { DateRangeFields } from './date-range-fields.tsx'
import { faultOf, showRefusal, useDraftForm } from './draft-form.ts'
import { MoneyField } from './money-field.tsx'
import { useAddRule } from './plans.api.ts'
import { newRuleDraft, type RuleDraft, RuleInput, readRule } from './rule-draft.ts'
import { WeekdayChoice } from './weekday-choice.tsx'

type RuleDialogProps = { hotel: Hotel; types: readonly RoomType[]; onClose: () => void }

export function RuleDialog({ hotel, types, onClose }: RuleDialogProps) {
  const { currency } = hotel
  const adding = useAddRule(hotel.id)
  const form = useDraftForm<RuleDraft, PriceRuleInput>(newRuleDraft, RuleInput, (draft) =>
    readRule(draft, currency),
  )
  const kind = useWatch({ control: form.control, name: 'effect.kind' })
  const save = form.handleSubmit((input) =>
    adding.mutateAsync(input).then(
      () => {
        toast.success(`${isolate(input.name)} was added.`)
        onClose()
      },
      (error: unknown) => showRefusal(form, error, 'The rule was not added. Please try again.'),
    ),
  )
  return (
    <FormDialog
      title="Add a season or weekday rule"
      description="With dates it is a season, without them it holds on its weekdays all year."
      submitLabel="Add rule"
      isBusy={adding.isPending}
      fault={faultOf(form, 'root')}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          placeholder="Summer"
          autoComplete="off"
          error={faultOf(form, 'name')}
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
        fromError={faultOf(form, 'fromOn')}
        untilError={faultOf(form, 'untilOn')}
      />
      <div>
        <WeekdayChoice field={form.register('weekdays')} legend="Days of the week (none ticked: every day)" />
        <FieldNote id="rule-weekdays" error={faultOf(form, 'weekdays')} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField label="Price" {...form.register('effect.kind')}>
          <option value="percent">Moved by a percentage</option>
          <option value="price">Set to an amount</option>
        </SelectField>
        {kind === 'price' ? (
          <MoneyField
            label="Price a night"
            currency={currency}
            error={faultOf(form, 'effect.cents')}
            {...form.register('effect.cents')}
          />
        ) : (
          <TextField
            label="Percent"
            placeholder="20"
            autoComplete="off"
            action={<span className="pr-1.5 text-muted">%</span>}
            error={faultOf(form, 'effect.percent')}
            {...form.register('effect.percent')}
          />
        )}
      </div>
    </FormDialog>
  )
}
