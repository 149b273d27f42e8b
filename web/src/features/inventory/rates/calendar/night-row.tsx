import type { CalendarNight } from '@roomlark/contract/inventory/calendar-night'
import type { DemandNight } from '@roomlark/contract/inventory/demand'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../../lib/cx.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { priceText } from '../../../../parts/money/money-text.ts'
import { suggestionWords } from '../demand/demand-words.ts'
import { getNightState, limitWords, stateWords } from '../grid/night-state.ts'
import { type UnsavedState, unsavedLooks, unsavedWords } from '../grid/unsaved-state.ts'

type NightRowProps = {
  night: CalendarNight
  currency: string
  /** Rooms held for groups. */
  held: string | undefined
  isToday: boolean
  isSelected: boolean
  unsaved: UnsavedState | null
  /** What rules would make of the price, while that is shown. */
  suggested: DemandNight | undefined
  top: number
  height: number
  onTap: () => void
}

export function NightRow(props: NightRowProps) {
  const { night, currency, held, isToday, isSelected, unsaved, suggested, top, height, onTap } = props
  const state = getNightState(night)
  const limits = limitWords(night)
  return (
    <li style={{ top, height }} className="absolute inset-x-0 border-b border-border">
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onTap}
        className={cx(
          'flex size-full items-center gap-3 px-[18px] text-left leading-5 -outline-offset-2!',
          unsaved && unsavedLooks[unsaved],
          isSelected && 'bg-primary-soft [box-shadow:inset_3px_0_0_var(--color-primary)]',
        )}
      >
        <span className="min-w-0 grow">
          <span className={cx('block font-[560]', isToday && 'text-primary-text')}>
            {weekdayLongDay(night.night)}
            {isToday ? <span className="font-normal"> {say('today')}</span> : null}
          </span>
          <span className="block truncate text-sm text-muted">
            {[
              ...(unsaved ? [unsavedWords[unsaved]] : []),
              stateWords(night),
              ...(held ? [held] : []),
              ...(night.overridden ? [say('own price')] : []),
              ...limits,
            ].join(', ')}
          </span>
        </span>
        <span
          className={cx('font-[580] tabular-nums', state !== 'open' && 'font-normal text-muted line-through')}
        >
          {priceText(night.priceCents, currency)}
          {suggested && state === 'open' ? (
            <span className="block text-right text-sm font-normal text-secondary-text italic">
              <span aria-hidden="true">
                {suggested.wouldCents > night.priceCents ? '↑' : '↓'}{' '}
                {priceText(suggested.wouldCents, currency)}
              </span>
              <span className="sr-only">{suggestionWords(suggested, currency)}</span>
            </span>
          ) : null}
        </span>
        <span aria-hidden="true" className={cx('size-2.5 shrink-0 rounded-full', dots[state])} />
      </button>
    </li>
  )
}

const dots = {
  open: 'bg-success',
  full: 'bg-transparent [box-shadow:inset_0_0_0_2px_var(--color-control)]',
  closed: 'bg-control',
}
