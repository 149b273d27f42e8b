import type { Tape } from '@roomlark/contract/bookings'
import { hotelTime } from '@roomlark/contract/cancellation'
import { weekdayOf } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/hotels'
import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cx } from '../../lib/cx.ts'
import { readBookingId, withParts } from './booking-address.ts'
import { dayNumber, fullDay, weekdayLetters } from './stay-words.ts'
import { nowPlace, rowHeights } from './tape-geometry.ts'
import { TapeGhost } from './tape-ghost.tsx'
import { TapeMoveDialog } from './tape-move-dialog.tsx'
import { TapePeek } from './tape-peek.tsx'
import { TapeRowView } from './tape-row-view.tsx'
import { type Bar, tapeRows } from './tape-rows.ts'
import { type TapeWindow, windowDays } from './tape-window.ts'
import { useNow } from './use-now.ts'
import { useTapeBars } from './use-tape-bars.ts'
import { useTapeDrag } from './use-tape-drag.ts'
import { placeWords, useTapeMove } from './use-tape-move.ts'

type TapeChartProps = { hotel: Hotel; tape: Tape; window: TapeWindow; today: string }

export function TapeChart({ hotel, tape, window, today }: TapeChartProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const openId = readBookingId(search)
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const [peek, setPeek] = useState<{ bar: Bar; anchor: HTMLElement } | null>(null)
  const rows = useMemo(() => tapeRows(tape, window), [tape, window])
  const move = useTapeMove({ hotelId: hotel.id, tape, today })
  const drag = useTapeDrag({
    grid,
    scroller,
    rows,
    window,
    onLift: (bar) => {
      setPeek(null)
      move.lift(bar, 'pointer')
    },
    onAim: move.aim,
    onDrop: move.drop,
    onLeave: move.leave,
  })
  const open = (bar: Bar) => {
    setPeek(null)
    navigate({ search: withParts(search, { booking: bar.bookingId }) })
  }
  const bars = useTapeBars({
    grid,
    rows,
    move,
    onTake: drag.take,
    onOpen: open,
    onPeek(bar, anchor) {
      if (!drag.isRealClick()) return
      if (openId) open(bar)
      else setPeek({ bar, anchor })
    },
  })
  const { lifted } = move
  return (
    <>
      <p id="tape-how" className="sr-only">
        Enter lifts the stay, Space opens it.
      </p>
      <p role="status" className="sr-only">
        {move.said}
      </p>
      <div
        ref={scroller}
        className="max-h-[max(440px,calc(100dvh-120px))] overflow-auto overscroll-x-contain rounded-b-lg scroll-pt-[60px] scroll-pl-(--tl) [--tl:104px] md:[--tl:148px]"
      >
        <div
          ref={grid}
          className="relative isolate"
          style={{ minWidth: `calc(var(--tl) + ${window.days} * ${window.days > 14 ? 34 : 44}px)` }}
        >
          <Columns window={window} />
          <Head window={window} today={today} />
          <ul aria-label="Stays by room">
            {rows.map((row) => (
              <TapeRowView
                key={row.key}
                row={row}
                window={window}
                reachable={holds(row, bars.reachable)}
                lifted={holds(row, lifted?.bar.stayId ?? null)}
                openId={openId ?? peek?.bar.bookingId}
                handlers={bars.handlers}
              />
            ))}
          </ul>
          <NowLine timeZone={hotel.timeZone} window={window} />
          {lifted ? (
            <TapeGhost
              lifted={lifted}
              rows={rows}
              window={window}
              conflict={move.conflict}
              words={placeWords(tape, lifted.to)}
            />
          ) : null}
        </div>
      </div>
      {lifted?.isAsking ? (
        <TapeMoveDialog
          bar={lifted.bar}
          to={lifted.to}
          words={placeWords(tape, lifted.to)}
          isBusy={move.isBusy}
          onMove={() => void move.send(lifted.bar, lifted.to)}
          onClose={move.leave}
        />
      ) : null}
      {peek ? (
        <TapePeek
          key={peek.bar.stayId}
          bar={peek.bar}
          anchor={peek.anchor}
          onOpen={() => {
            peek.anchor.focus()
            open(peek.bar)
          }}
          onClose={() => setPeek(null)}
        />
      ) : null}
    </>
  )
}

/** The id where the stay is in this row, so that other rows need not be drawn again. */
function holds(row: ReturnType<typeof tapeRows>[number], stayId: string | null): string | null {
  if (stayId === null || row.kind === 'type') return null
  const bars = row.kind === 'room' ? row.bars : row.stays.map(({ bar }) => bar)
  return bars.some((bar) => bar.stayId === stayId) ? stayId : null
}

function Head({ window, today }: { window: TapeWindow; today: string }) {
  return (
    <div
      className="sticky top-0 z-4 grid grid-cols-[var(--tl)_1fr] border-y border-border bg-surface"
      style={{ height: rowHeights.head }}
    >
      <span className="sticky left-0 z-1 flex items-center border-r border-border bg-surface pl-3 text-sm text-muted md:pl-5">
        Room
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
    </div>
  )
}

const weekend = 'bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)]'

function isWeekend(day: string): boolean {
  return [0, 6].includes(weekdayOf(day))
}

/** The lines between the days, behind everything. */
function Columns({ window }: { window: TapeWindow }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-1 ml-(--tl) flex">
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
  )
}

function NowLine({ timeZone, window }: { timeZone: string; window: TapeWindow }) {
  const place = nowPlace(hotelTime(useNow(60_000), timeZone), window)
  if (place === undefined) return null
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute right-0 bottom-0 left-(--tl)"
      style={{ top: rowHeights.head - 2 }}
    >
      <span
        className="absolute inset-y-0 w-0.5 bg-accent before:absolute before:-top-1 before:-left-[3px] before:size-2 before:rounded-full before:bg-accent"
        style={{ left: `${(place / window.days) * 100}%` }}
      />
    </div>
  )
}
