import { getWeekday } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../../lib/cx.ts'
import { dayNumber, fullDay, weekdayLetters } from '../../../../lib/day-words.ts'
import { rowHeights } from './tape-geometry.ts'
import { type TapeWindow, windowDays } from './tape-window.ts'

/** `now`: in days from the left edge of the chart. */
type Now = { window: TapeWindow; now: number | undefined }

const weekend = 'bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)]'

function isWeekend(day: string): boolean {
  return [0, 6].includes(getWeekday(day))
}

function nowLeft(now: number, { days }: TapeWindow): string {
  return `calc(var(--tl) + (100% - var(--tl)) * ${now / days})`
}

/** The days, above the rows however far they are scrolled. */
export function TapeHead({ window, today, now }: Now & { today: string }) {
  return (
    <div
      className="sticky top-0 z-4 grid grid-cols-[var(--tl)_1fr] border-y border-border bg-surface"
      style={{ height: rowHeights.head }}
    >
      <span
        data-label=""
        className="sticky left-0 z-2 flex items-center border-r border-border bg-surface pl-3 text-sm text-muted md:pl-5"
      >
        {say('Room')}
      </span>
      <ol className="flex">
        {windowDays(window).map((day) => (
          <li
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className={cx('grid flex-1 content-center justify-items-center', isWeekend(day) && weekend)}
          >
            <span className="sr-only">{fullDay(day)}</span>
            <span aria-hidden="true" className="text-xs leading-[15px] text-muted">
              {weekdayLetters(day)}
            </span>
            <b
              aria-hidden="true"
              className={cx(
                'font-display text-[16px] leading-5 font-[540]',
                day === today && 'grid h-[22px] w-7 place-items-center rounded-sm bg-primary text-on-primary',
              )}
            >
              {dayNumber(day)}
            </b>
          </li>
        ))}
      </ol>
      {now === undefined ? null : (
        <i
          aria-hidden="true"
          className="absolute -bottom-1 z-1 -ml-[3px] size-2 rounded-full bg-accent"
          style={{ left: nowLeft(now, window) }}
        />
      )}
    </div>
  )
}

/** The lines between the days and the line of the current time, behind everything. */
export function TapeColumns({ window, now }: Now) {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-1">
      <div className="ml-(--tl) flex h-full">
        {windowDays(window).map((day) => (
          <i
            key={day}
            className={cx(
              'flex-1 border-r border-[color-mix(in_srgb,var(--color-border)_65%,transparent)] last:border-r-0',
              isWeekend(day) && weekend,
            )}
          />
        ))}
      </div>
      {now === undefined ? null : (
        <i
          className="absolute bottom-0 w-0.5 bg-accent"
          style={{ top: rowHeights.head, left: nowLeft(now, window) }}
        />
      )}
    </div>
  )
}
