import { fill } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import type { StayDatesProps } from './stay-dates-props.ts'

type LegendProps = Pick<StayDatesProps, 'words'> & {
  hasLow: boolean
  hasFull: boolean
  isBooked: boolean
  /** Set if the days name none. */
  currency: string | null
}

/** Says what the marks of the months in sight mean. Its line is there before prices are, so that nothing moves. */
export function CalendarLegend({ words, hasLow, hasFull, isBooked, currency }: LegendProps) {
  return (
    <ul className="mb-2 flex min-h-[18px] flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {currency ? <li>{fill(words.pricesIn, { currency })}</li> : null}
      {hasLow ? <Mark sign={<b className="font-strong text-success-text">12</b>}>{words.lowest}</Mark> : null}
      {hasFull ? (
        <Mark sign={<span className="hatched block size-4 rounded-[4px]" />}>{words.noRooms}</Mark>
      ) : null}
      {isBooked ? (
        <Mark sign={<span className="block size-4 rounded-[4px] border border-dashed border-control" />}>
          {words.booked}
        </Mark>
      ) : null}
    </ul>
  )
}

function Mark({ sign, children }: { sign: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true">{sign}</span>
      {children}
    </li>
  )
}
