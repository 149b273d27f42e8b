import { useWatch } from 'react-hook-form'
import type { Edit } from '../../../../data/calendar.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { type DraftForm, findFault } from '../draft-form.ts'
import type { BulkDraft } from './change-draft.ts'
import { LimitChoices } from './selection-bar.tsx'

/** The fields of a bulk edit, each of which may be left unchanged. */
export function ChangeFields({ form, currency }: { form: DraftForm<BulkDraft, Edit>; currency: string }) {
  const mode = useWatch({ control: form.control, name: 'change.priceMode' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField label="Price" {...form.register('change.priceMode')}>
        <option value="leave">No change</option>
        <option value="set">Set to an amount</option>
        <option value="percent">Change by a percentage</option>
        <option value="reset">Back to the list price</option>
      </SelectField>
      {mode === 'set' ? (
        <MoneyField
          label="Amount per night"
          currency={currency}
          error={findFault(form, 'change.priceCents')}
          {...form.register('change.priceCents')}
        />
      ) : null}
      {mode === 'percent' ? (
        <TextField
          label="Percent, may be negative"
          placeholder="-10"
          autoComplete="off"
          error={findFault(form, 'change.pricePercent')}
          {...form.register('change.pricePercent')}
        />
      ) : null}
      <SelectField label="Sale" className="sm:col-start-1" {...form.register('change.closed')}>
        <option value="leave">No change</option>
        <option value="no">Open</option>
        <option value="yes">Closed</option>
      </SelectField>
      <TextField
        label="Rooms to sell"
        placeholder="No change"
        autoComplete="off"
        hint="A number, or “all”"
        error={findFault(form, 'change.capacity')}
        {...form.register('change.capacity')}
      />
      <TextField
        label="Shortest stay, nights"
        placeholder="No change"
        inputMode="numeric"
        autoComplete="off"
        hint="0 removes the limit"
        error={findFault(form, 'change.minStay')}
        {...form.register('change.minStay')}
      />
      <TextField
        label="Longest stay, nights"
        placeholder="No change"
        inputMode="numeric"
        autoComplete="off"
        hint="0 removes the limit"
        error={findFault(form, 'change.maxStay')}
        {...form.register('change.maxStay')}
      />
      <SelectField label="Arrivals" {...form.register('change.closedToArrival')}>
        <LimitChoices />
      </SelectField>
      <SelectField label="Departures" {...form.register('change.closedToDeparture')}>
        <LimitChoices />
      </SelectField>
    </div>
  )
}
