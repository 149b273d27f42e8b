import { IsoDate } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { useId, useState } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ChevronLeft } from '../../../../ui/icons/chevron-left.ts'
import { ChevronRight } from '../../../../ui/icons/chevron-right.ts'
import { shownWords } from '../date-words.ts'
import { isPeriod, periods, type Shown, shifted } from './period.ts'

type PeriodControlProps = { shown: Shown; today: string; onShow: (shown: Shown) => void }

/** The period shown and how long it is. */
export function PeriodControl({ shown, today, onShow }: PeriodControlProps) {
  const name = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <fieldset className="inline-flex gap-0.5 rounded-md bg-sunken p-[3px] max-md:w-full">
        <legend className="sr-only">{say('Period')}</legend>
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
              checked={shown.period === period || (period === 'year' && shown.period === 'nights')}
              onChange={() => isPeriod(period) && onShow({ ...shown, period })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="flex items-center gap-0.5 max-md:w-full max-md:justify-between">
        <IconButton label={say('Earlier')} onClick={() => onShow(shifted(shown, -1))}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <b aria-live="polite" className="text-center">
          {shownWords(shown)}
        </b>
        <IconButton label={say('Later')} onClick={() => onShow(shifted(shown, 1))}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
        {shown.from === today ? null : (
          <Button variant="quiet" size="sm" onClick={() => onShow({ ...shown, from: today })}>
            {say('Today')}
          </Button>
        )}
      </div>
      <GoToDate date={shown.from} onDate={(from) => onShow({ ...shown, from })} />
    </div>
  )
}

/** A date is not followed while its year is still being typed. */
function GoToDate({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const [typed, setTyped] = useState(date)
  const [seen, setSeen] = useState(date)
  if (seen !== date) {
    setSeen(date)
    setTyped(date)
  }
  return (
    <input
      type="date"
      aria-label={say('Go to date')}
      title={say('Go to date')}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (IsoDate.safeParse(target.value).success) onDate(target.value)
      }}
      className={cx(
        controlClass,
        'h-(--control-h-sm) w-auto! px-2.5 text-sm max-md:h-(--control-h) max-md:w-full!',
      )}
    />
  )
}
