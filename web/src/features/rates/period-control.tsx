import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { datedRangeWords } from './date-words.ts'
import { isPeriod, periods, rangeOf, type Shown, shifted } from './period.ts'

type PeriodControlProps = { shown: Shown; today: string; onShow: (shown: Shown) => void }

/** How much time is shown, and which. */
export function PeriodControl({ shown, today, onShow }: PeriodControlProps) {
  const name = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <fieldset className="inline-flex gap-0.5 rounded-md bg-sunken p-[3px] max-md:w-full">
        <legend className="sr-only">Time shown</legend>
        {Object.entries(periods).map(([period, label]) => (
          <label
            key={period}
            className="inline-flex h-7 cursor-pointer items-center justify-center rounded-[7px] px-2.5 text-sm font-[540] text-muted select-none has-checked:bg-surface has-checked:text-text has-checked:[box-shadow:var(--shadow-xs)] has-focus-visible:outline-2 has-focus-visible:outline-ring max-md:h-9 max-md:grow dark:has-checked:bg-raised"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              value={period}
              checked={shown.period === period}
              onChange={() => isPeriod(period) && onShow({ ...shown, period })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="flex items-center gap-0.5 max-md:w-full max-md:justify-between">
        <IconButton label="Earlier" onClick={() => onShow(shifted(shown, -1))}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <b aria-live="polite" className="text-center">
          {datedRangeWords(rangeOf(shown))}
        </b>
        <IconButton label="Later" onClick={() => onShow(shifted(shown, 1))}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
        {shown.from === today ? null : (
          <Button variant="quiet" size="sm" onClick={() => onShow({ ...shown, from: today })}>
            Today
          </Button>
        )}
      </div>
    </div>
  )
}
