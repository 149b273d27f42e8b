import { partyLimits } from '@roomlark/contract/booking-input'
import { ChevronDown } from 'lucide-react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { EmbedBoxProps } from './embed-props.ts'

const number = 'h-10 w-full rounded-md border border-control bg-surface px-3 text-text'

export function EmbedParty({ form, guests, searchWords, words }: EmbedBoxProps) {
  return (
    <details className="group">
      <summary className="flex min-h-[54px] items-center justify-between gap-2 rounded-md px-3.5 py-1.5 text-sm text-muted hover:bg-sunken">
        <span>
          {searchWords.guests}
          <b className="block font-display text-md font-medium text-text">{guests}</b>
        </span>
        <ChevronDown aria-hidden="true" className="size-[18px] shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-3.5 pt-1 pb-3.5">
        <label className="grid gap-1 text-sm text-muted">
          {searchWords.adults}
          <input
            {...{ type: 'number', name: 'adults', min: 1, max: partyLimits.adults, required: true }}
            defaultValue={form.adults}
            className={number}
          />
        </label>
        <label className="grid gap-1 text-sm text-muted">
          {searchWords.childAges}
          <input
            {...{ name: 'childAges', inputMode: 'numeric', maxLength: 120, autoComplete: 'off' }}
            defaultValue={form.childAges}
            placeholder={searchWords.childAgesHint}
            className={cx(number, 'placeholder:text-muted')}
          />
        </label>
        <label className="grid gap-1 text-sm text-muted">
          {searchWords.rooms}
          <input
            {...{ type: 'number', name: 'rooms', min: 1, max: 8, required: true }}
            defaultValue={form.rooms}
            className={number}
          />
        </label>
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          {words.update}
        </button>
      </div>
    </details>
  )
}
