import { say } from '@roomlark/contract/say'
import { useWatch } from 'react-hook-form'
import type { Edit } from '../../../../data/calendar.ts'
import type { ContractForm } from '../../../../parts/form/use-contract-form.ts'
import { allWord, type BulkDraft } from './change-draft.ts'
import { LimitChoices } from './selection-bar.tsx'

/** The fields of a bulk edit, each of which may be left unchanged. */
export function ChangeFields({ form, currency }: { form: ContractForm<BulkDraft, Edit>; currency: string }) {
  const mode = useWatch({ control: form.control, name: 'change.priceMode' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <form.Select
        name="change.priceMode"
        label={say('Price')}
        options={{
          leave: say('No change'),
          set: say('Set to an amount'),
          percent: say('Change by a percentage'),
          reset: say('Back to the list price'),
        }}
      />
      {mode === 'set' ? (
        <form.Money name="change.priceCents" label={say('Amount per night')} currency={currency} />
      ) : null}
      {mode === 'percent' ? (
        <form.Text name="change.pricePercent" label={say('Percent, may be negative')} placeholder="-10" />
      ) : null}
      <form.Select
        name="change.closed"
        label={say('Sale##open or closed')}
        options={{ leave: say('No change'), no: say('Open##state'), yes: say('Closed') }}
        className="sm:col-start-1"
      />
      <form.Text
        name="change.capacity"
        label={say('Rooms to sell')}
        placeholder={say('No change')}
        hint={say('A number, or “{all}”', { all: allWord })}
      />
      <form.Text
        name="change.minStay"
        label={say('Shortest stay, nights')}
        placeholder={say('No change')}
        inputMode="numeric"
        hint={say('0 removes the limit')}
      />
      <form.Text
        name="change.maxStay"
        label={say('Longest stay, nights')}
        placeholder={say('No change')}
        inputMode="numeric"
        hint={say('0 removes the limit')}
      />
      <form.Select name="change.closedToArrival" label={say('Arrivals')}>
        <LimitChoices />
      </form.Select>
      <form.Select name="change.closedToDeparture" label={say('Departures')}>
        <LimitChoices />
      </form.Select>
    </div>
  )
}
