// biome-ignore-all lint/a11y/useSemanticElements: a table cannot have the looks of a calendar
// biome-ignore-all lint/a11y/useFocusableInteractive: the buttons in the cells have the focus

import { isQuiet, type NightSum } from '@roomlark/contract/partners/boost-sums'
import { say } from '@roomlark/contract/say'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { cx } from '../../../../lib/cx.ts'
import {
  dayNumber,
  shortDay,
  weekdayLetters,
  weekdayLong,
  weekdayLongDay,
} from '../../../../lib/day-words.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { Sparkles } from '../../../../ui/icons/sparkles.ts'
import { canChoose, extended, movedByKey, type NightChoice, nightWords, toggled } from './night-choice.ts'

type NightGridProps = {
  nights: readonly NightSum[]
  today: string
  choice: NightChoice
  onChoose: (choice: NightChoice) => void
}

/**
 * Four weeks to choose nights from: by clicking or tapping, with the arrow keys and the space bar, and with Shift from
 * one night to another.
 */
export function NightGrid({ nights, today, choice, onChoose }: NightGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const choosable = new Set(nights.filter((sum) => canChoose(sum, today)).map(({ night }) => night))
  const [focused, setFocused] = useState<string | null>(null)
  const isShown = (night: string | null) => nights.some((sum) => sum.night === night)
  const active = isShown(focused) ? focused : ([...choosable][0] ?? nights[0]?.night)

  function choose(night: string, isRange: boolean) {
    if (isRange) onChoose(extended(choice, night, choosable))
    else if (choosable.has(night) || choice.nights.includes(night)) onChoose(toggled(choice, night))
  }
  function press(event: KeyboardEvent) {
    if (!active || event.altKey || event.ctrlKey || event.metaKey) return
    const to = movedByKey(active, event.key)
    if (to === undefined) return
    event.preventDefault()
    if (!isShown(to)) return
    setFocused(to)
    grid.current?.querySelector<HTMLElement>(`[data-night="${to}"]`)?.focus()
    if (event.shiftKey) onChoose(extended({ ...choice, anchor: choice.anchor ?? active }, to, choosable))
  }
  const weeks = Array.from({ length: Math.ceil(nights.length / 7) }, (_, week) =>
    nights.slice(week * 7, week * 7 + 7),
  )
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={say('Nights')}
      aria-multiselectable="true"
      onKeyDown={press}
      className="grid gap-1 md:gap-1.5"
    >
      <div role="row" className={columns}>
        {weeks[0]?.map(({ night }) => (
          <span
            key={night}
            role="columnheader"
            aria-label={weekdayLong(night)}
            className="text-center text-xs text-muted"
          >
            {weekdayLetters(night)}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]?.night} role="row" className={columns}>
          {week.map((sum) => {
            const isChosen = choice.nights.includes(sum.night)
            return (
              <div key={sum.night} role="gridcell" aria-selected={isChosen}>
                <NightButton
                  sum={sum}
                  today={today}
                  isChosen={isChosen}
                  isActive={sum.night === active}
                  onFocus={() => setFocused(sum.night)}
                  onClick={(event) => choose(sum.night, event.shiftKey)}
                />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

const columns = 'grid grid-cols-7 gap-1 md:gap-1.5'

type NightButtonProps = {
  sum: NightSum
  today: string
  isChosen: boolean
  isActive: boolean
  onFocus: () => void
  onClick: (event: MouseEvent) => void
}

function NightButton({ sum, today, isChosen, isActive, onFocus, onClick }: NightButtonProps) {
  const { night, rooms, empty, boostPoints } = sum
  const isPast = night < today
  const quiet = !isPast && isQuiet(sum)
  const soldShare = rooms === 0 ? 0 : Math.round(((rooms - empty) / rooms) * 100)
  return (
    <button
      type="button"
      data-night={night}
      tabIndex={isActive ? 0 : -1}
      aria-disabled={!canChoose(sum, today) && !isChosen}
      aria-label={`${weekdayLongDay(night)}: ${nightWords(sum, today, isChosen)}`}
      onFocus={onFocus}
      onClick={onClick}
      className={cx(
        'relative flex h-[66px] w-full flex-col rounded-md border p-1.5 text-left select-none md:h-[74px] md:px-2.5 md:py-2',
        'aria-disabled:cursor-default',
        isPast
          ? 'border-dashed border-border'
          : quiet
            ? 'border-transparent bg-accent-soft'
            : 'border-border bg-surface',
        isChosen && '[box-shadow:inset_0_0_0_2px_var(--color-primary)]',
      )}
    >
      <b
        className={cx(
          'font-display text-[16px] leading-5 font-[540] whitespace-nowrap',
          isPast && 'text-muted',
        )}
      >
        {night.endsWith('-01') ? <MonthDay night={night} /> : dayNumber(night)}
      </b>
      <span
        className={cx('truncate text-xs leading-4 tabular-nums', quiet ? 'text-accent-text' : 'text-muted')}
      >
        {isPast
          ? say('past##night')
          : rooms === 0
            ? say('closed##night')
            : empty === 0
              ? say('full##night')
              : sayRich('{rooms}<more> empty</more>', {
                  rooms: empty,
                  more: (text) => <span className="max-md:hidden">{text}</span>,
                })}
      </span>
      {boostPoints === null ? null : (
        <span className="absolute top-7 right-1.5 flex items-center text-xs font-strong text-accent-text md:top-2 md:right-2">
          <Sparkles aria-hidden="true" className="size-3" />
          <span className="max-md:hidden">+{boostPoints}</span>
        </span>
      )}
      <i
        aria-hidden="true"
        className={cx(
          'mt-auto block h-[5px] overflow-hidden rounded-[3px]',
          quiet ? 'bg-[color-mix(in_srgb,var(--color-accent)_30%,var(--color-surface))]' : 'bg-sunken',
          isPast && 'opacity-50',
        )}
      >
        <i
          className="block h-full rounded-[3px] bg-[color-mix(in_srgb,var(--chart-1)_60%,var(--color-surface))]"
          style={{ width: `${soldShare}%` }}
        />
      </i>
    </button>
  )
}

/** Phones have no room for more than the day. */
function MonthDay({ night }: { night: string }) {
  return (
    <>
      <span className="md:hidden">{dayNumber(night)}</span>
      <span className="max-md:hidden">{shortDay(night)}</span>
    </>
  )
}
