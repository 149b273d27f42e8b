import { shortDay } from '@roomlark/contract/guest-formats'
import { cx } from '../../lib/cx.ts'
import type { CalendarProps } from './stay-dates-props.ts'

/** Both dates at the top of the sheet, which lies over the fields of the page; the one being chosen is marked. */
export function ChosenFields({ language, words, stay, side, onSide }: CalendarProps) {
  const fields = [
    { of: 'from', label: words.checkIn, date: stay.from },
    { of: 'until', label: words.checkOut, date: stay.until },
  ] as const
  return (
    <div className="mb-2 grid grid-cols-2 gap-2">
      {fields.map(({ of, label, date }) => (
        <button
          key={of}
          type="button"
          aria-pressed={side === of}
          onClick={() => onSide(of)}
          className={cx(
            'min-h-[54px] rounded-md border px-3 py-1.5 text-left text-sm text-muted',
            side === of ? 'border-primary bg-primary-soft inset-ring-1 inset-ring-primary' : 'border-control',
          )}
        >
          {label}
          <span className="block truncate font-display text-md font-medium text-text">
            {date ? shortDay(language, date) : '–'}
          </span>
        </button>
      ))}
    </div>
  )
}
