// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard goes to the cells
// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn in parts
import { say } from '@roomlark/contract/say'

import type { VirtualItem } from '@tanstack/react-virtual'
import { memo } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { dayNumber, monthWords, weekdayLetters, weekdayLongDay } from '../../../../lib/day-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { gridSize } from './use-grid-layout.ts'

type RateGridHeadProps = {
  nights: readonly string[]
  columns: readonly VirtualItem[]
  columnWidth: number
  height: number
  today: string
  hasMonths: boolean
  /** The part of the rooms that is taken on each night, in percent. */
  occupancy: readonly (number | null)[]
}

/** The dates above the grid, always visible. */
export function RateGridHead(props: RateGridHeadProps) {
  const { nights, columns, columnWidth, height, today, hasMonths, occupancy } = props
  return (
    <div role="row" aria-rowindex={1} style={{ height }} className="sticky top-0 z-20 w-full bg-surface">
      <div
        role="columnheader"
        aria-colindex={1}
        style={{ width: gridSize.headWidth, height }}
        className="sticky left-0 z-10 flex items-end bg-surface pb-3 text-sm font-[560] text-muted"
      >
        {say('Room type')}
      </div>
      {hasMonths ? <MonthBand nights={nights} columnWidth={columnWidth} /> : null}
      {columns.map(({ index, start, size }) => {
        const night = nights[index]
        if (night === undefined) return null
        const isToday = night === today
        const taken = occupancy[index] ?? null
        const percent = taken === null ? '' : percentText(taken)
        return (
          <div
            key={night}
            role="columnheader"
            aria-colindex={index + 2}
            style={{ left: start, width: size - gridSize.gap }}
            className={cx(
              'absolute bottom-1 pt-1 pb-1.5 text-center leading-[18px]',
              isToday && 'border-b-2 border-primary pb-1! text-primary-text',
            )}
          >
            <span aria-hidden="true" className={cx('block text-xs', !isToday && 'text-muted')}>
              {weekdayLetters(night)}
            </span>
            <span aria-hidden="true" className="text-[14px] font-semibold">
              {dayNumber(night)}
            </span>
            <span aria-hidden="true" className="block text-xs leading-4 text-muted tabular-nums">
              {percent}
            </span>
            <span className="sr-only">
              {isToday ? say('{day}, today', { day: weekdayLongDay(night) }) : weekdayLongDay(night)}
              {percent === '' ? '' : `, ${say('{percent} of the rooms taken', { percent })}`}
            </span>
          </div>
        )
      })}
    </div>
  )
}

type MonthBandProps = { nights: readonly string[]; columnWidth: number }

/** Each month's name sticks to the left while the month is visible. */
const MonthBand = memo(function MonthBand({ nights, columnWidth }: MonthBandProps) {
  const months = Map.groupBy(nights.keys(), (index) => (nights[index] ?? '').slice(0, 7))
  return (
    <div aria-hidden="true">
      {[...months].map(([month, [first = 0, ...others]]) => (
        <div
          key={month}
          style={{
            left: gridSize.headWidth + first * columnWidth,
            width: (others.length + 1) * columnWidth - gridSize.gap,
          }}
          className="absolute top-0 text-sm font-[560]"
        >
          <span style={{ left: gridSize.headWidth }} className="sticky inline-block pr-2">
            {monthWords(`${month}-01`)}
          </span>
        </div>
      ))}
    </div>
  )
})
