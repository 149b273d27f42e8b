import { type DemandRule, DemandRuleForm } from '@roomlark/contract/inventory/demand'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useWatch } from 'react-hook-form'
import { useSaveDemandRule } from '../../../../data/demand.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { FieldNote } from '../../../../ui/field.tsx'
import {
  effectChoices,
  leadChoices,
  newDemandDraft,
  occupancyChoices,
  readDemandDraft,
  toDemandDraft,
} from './demand-draft.ts'
import { demandStateNames } from './demand-words.ts'

type DemandRuleDialogProps = {
  hotel: Hotel
  types: readonly RoomType[]
  /** Null adds one. */
  rule: DemandRule | null
  onClose: () => void
}

export function DemandRuleDialog({ hotel, types, rule, onClose }: DemandRuleDialogProps) {
  const { currency } = hotel
  const saving = useSaveDemandRule(hotel.id)
  const form = useContractForm({
    schema: DemandRuleForm,
    values: rule ? toDemandDraft(rule, currency) : newDemandDraft,
    read: (draft) => readDemandDraft(draft, currency),
    send: (input) => saving.mutateAsync({ rule, input }),
    done: (input) => {
      const name = isolate(input.name)
      return rule ? say('{name} was saved.', { name }) : say('{name} was added.', { name })
    },
    failed: say('The rule was not saved. Please try again.'),
  })
  const [occupancy, lead, effect, state] = useWatch({
    control: form.control,
    name: ['occupancy.kind', 'lead.kind', 'effect.kind', 'state'],
  })
  return (
    <FormDialog
      form={form}
      title={rule ? rule.name : say('Add a rule by occupancy or lead time')}
      description={say('Where it has both conditions, both have to hold on a night.')}
      submitLabel={rule ? say('Save changes') : say('Add rule')}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text name="name" label={say('Name')} placeholder={say('Nearly full')} />
        <form.Select name="roomTypeId" label={say('For##room type')}>
          <option value="">{say('All room types')}</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </form.Select>
        <form.Select name="occupancy.kind" label={say('How full')} options={occupancyChoices} />
        {occupancy === '' ? (
          <span className="max-sm:hidden" />
        ) : (
          <form.Text name="occupancy.percent" label={say('Percent taken')} unit="%" inputMode="numeric" />
        )}
        <form.Select name="lead.kind" label={say('How far ahead')} options={leadChoices} />
        {lead === '' ? (
          <span className="max-sm:hidden" />
        ) : (
          <form.Text name="lead.days" label={say('Days before the night')} inputMode="numeric" />
        )}
      </div>
      <FieldNote id="demand-conditions" error={findError(form, 'occupancy')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Select name="effect.kind" label={say('Price')} options={effectChoices} />
        {effect.endsWith('percent') ? (
          <form.Text name="effect.percent" label={say('Percent')} unit="%" />
        ) : (
          <form.Money name="effect.cents" label={say('Amount')} currency={currency} />
        )}
      </div>
      <form.Select
        name="state"
        label={say('What it does')}
        options={demandStateNames}
        hint={stateHints[state]}
      />
    </FormDialog>
  )
}

const stateHints = {
  off: say('Nothing. You can still replay it.'),
  suggests: say(
    'Shows what it would change, here and in the calendar. Nothing changes until you use a price.',
  ),
  applies: say('Changes prices by itself, between the lowest and the highest price of each room type.'),
}
