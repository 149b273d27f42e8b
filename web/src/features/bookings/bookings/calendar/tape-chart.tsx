import type { Tape } from '@roomlark/contract/bookings/front-desk'
import { daysBetween } from '@roomlark/contract/dates'
import { hotelTime, lastNightOn } from '@roomlark/contract/hotel-clock'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useBooking } from '../../../../data/bookings.ts'
import { useMay } from '../../../../session/use-may.ts'
import { readBookingId, withParts } from '../booking-address.ts'
import { SplitDialog } from '../changes/split-dialog.tsx'
import { SwapDialog } from '../changes/swap-dialog.tsx'
import { MoveAnywayDialog } from '../dialogs/anyway-dialog.tsx'
import { useNow } from '../use-now.ts'
import { useReadiness } from '../use-readiness.ts'
import type { BlockDraft } from './block-dialog.tsx'
import { StayPopover } from './stay-popover.tsx'
import type { CellHandlers } from './tape-cell.tsx'
import { TapeColumns, TapeHead } from './tape-frame.tsx'
import { nowPosition } from './tape-geometry.ts'
import { TapeGhost } from './tape-ghost.tsx'
import { toStayWish } from './tape-move.ts'
import { TapeMoveDialog } from './tape-move-dialog.tsx'
import { TapeRowList } from './tape-row-list.tsx'
import { type Bar, tapeRows } from './tape-rows.ts'
import type { TapeWindow } from './tape-window.ts'
import { useTapeBars } from './use-tape-bars.ts'
import { useTapeDrag } from './use-tape-drag.ts'
import { placeWords, useTapeMove } from './use-tape-move.ts'

/*
 * How the tape chart works. `TapePage` reads the days from the address (tape-window.ts) and the tape from the server;
 * `tapeRows` makes rows of it: a line for each room type, a row for each room, and lanes for stays without a room.
 *
 * - Bars are placed in days from the left edge (tape-geometry.ts). A bar runs from noon to noon, so that a departure
 *   and an arrival share a day. Only rows in view are rendered (tape-row-list.tsx).
 * - A bar is lifted by pointer (use-tape-drag.ts) or by keys (use-tape-bars.ts, tape-keys.ts). Both aim at a `Target`;
 *   tape-move.ts says what it would run into, and `TapeGhost` draws it.
 * - `useTapeMove` decides what a drop means. Another room is sent at once and shown before the server has answered;
 *   if it refuses, the bar goes back. Other dates are quoted and confirmed first (TapeMoveDialog). A move that looks
 *   like a mistake is asked about (MoveAnywayDialog).
 * - Of two answers the newer wins, because every bar carries the version of its booking (lib/keep-newer.ts).
 */

type TapeChartProps = {
  hotel: Hotel
  tape: Tape
  window: TapeWindow
  today: string
  onBlock: (draft: BlockDraft) => void
}

export function TapeChart({ hotel, tape, window, today, onBlock }: TapeChartProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const openId = readBookingId(search)
  // In the state, because the rows need a render once the element exists.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  const [preview, setPreview] = useState<{ bar: Bar; anchor: HTMLElement } | null>(null)
  const [changing, setChanging] = useState<{ bar: Bar; kind: 'split' | 'swap' } | null>(null)
  const rows = useMemo(() => tapeRows(tape, window), [tape, window])
  const mayBook = useMay('work-desk', hotel.id)
  const mayBlock = useMay('work-desk', hotel.id)
  const { stateOf } = useReadiness(hotel.id)
  const move = useTapeMove({ hotelId: hotel.id, tape, today })
  const drag = useTapeDrag({
    grid,
    scroller,
    rows,
    window,
    onLift: (bar) => {
      setPreview(null)
      move.lift(bar, 'pointer')
    },
    onAim: move.aim,
    onDrop: move.drop,
    onLeave: move.leave,
  })
  const open = (bar: Bar) => {
    setPreview(null)
    navigate({ search: withParts(search, { booking: bar.bookingId }) })
  }
  const bars = useTapeBars({
    grid,
    rows,
    move,
    mayMove: mayBook,
    onTake: drag.take,
    onOpen: open,
    onPeek(bar, anchor) {
      if (!drag.isRealClick()) return
      if (openId) open(bar)
      else setPreview({ bar, anchor })
    },
  })
  const bookableFrom = lastNightOn(hotel.timeZone, new Date()) ?? today
  const cells = useMemo<CellHandlers>(
    () => ({
      bookableFrom: mayBook ? bookableFrom : null,
      blockableFrom: mayBlock ? today : null,
      onBlock: ({ roomId }, { checkInOn, checkOutOn }) =>
        onBlock({ roomId, fromOn: checkInOn, untilOn: checkOutOn }),
      onBook: ({ roomTypeId, roomId }, { checkInOn, checkOutOn }) =>
        navigate({
          pathname: '/bookings/new',
          search: withParts('', {
            hotel: hotel.id,
            from: checkInOn,
            until: checkOutOn,
            type: roomTypeId,
            room: roomId,
          }),
        }),
    }),
    [bookableFrom, today, hotel.id, mayBook, mayBlock, navigate, onBlock],
  )
  const { lifted } = move
  useTodayInSight(scroller, window, today)
  const now = nowPosition(hotelTime(useNow(60_000), hotel.timeZone), window)
  return (
    <>
      <p id="tape-how" className="sr-only">
        {say('Enter picks the stay up, Space opens it.')}
      </p>
      <p role="status" className="sr-only">
        {move.said}
      </p>
      <div
        ref={setScroller}
        className="max-h-[max(440px,calc(100dvh-120px))] overflow-auto overscroll-x-contain rounded-b-lg scroll-pt-[60px] scroll-pl-(--tl) [--tl:104px] md:[--tl:148px]"
      >
        <div
          ref={grid}
          className="relative isolate"
          style={{ minWidth: `calc(var(--tl) + ${window.days} * ${window.days > 14 ? 31 : 44}px)` }}
        >
          <TapeColumns window={window} now={now} />
          <TapeHead window={window} today={today} now={now} />
          <TapeRowList
            scroller={scroller}
            rows={rows}
            stateOf={stateOf}
            window={window}
            reachable={bars.reachable}
            lifted={lifted?.bar.stayId ?? null}
            openId={openId ?? preview?.bar.bookingId}
            handlers={bars.handlers}
            cells={cells}
            onOpenBlock={mayBlock ? onBlock : null}
          />
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
          words={placeWords(tape, { ...lifted.to, ...toStayWish(lifted.bar, lifted.to) })}
          isBusy={move.isBusy}
          onMove={(mailGuest) => void move.send(lifted.bar, lifted.to, mailGuest)}
          onClose={move.leave}
        />
      ) : null}
      {move.doubt ? <MoveAnywayDialog doubt={move.doubt} onClose={() => move.setDoubt(null)} /> : null}
      {preview ? (
        <StayPopover
          key={preview.bar.stayId}
          bar={preview.bar}
          anchor={preview.anchor}
          onOpen={() => {
            preview.anchor.focus()
            open(preview.bar)
          }}
          onChange={(kind) => {
            setChanging({ bar: preview.bar, kind })
            setPreview(null)
          }}
          onClose={() => setPreview(null)}
        />
      ) : null}
      {changing ? <BarChangeDialog {...changing} onClose={() => setChanging(null)} /> : null}
    </>
  )
}

/** If the chart is wider than the screen, it is scrolled to the day before today. */
function useTodayInSight(scroller: HTMLElement | null, { fromOn, days }: TapeWindow, today: string): void {
  useEffect(() => {
    const before = daysBetween(fromOn, today) - 1
    if (!scroller || before < 0 || before >= days) return
    const label = scroller.querySelector('[data-label]')?.clientWidth ?? 0
    scroller.scrollLeft = ((scroller.scrollWidth - label) / days) * before
  }, [scroller, fromOn, days, today])
}

type BarChangeDialogProps = { bar: Bar; kind: 'split' | 'swap'; onClose: () => void }

/** Opens the dialog for one stay of the chart, once its booking is loaded. */
function BarChangeDialog({ bar, kind, onClose }: BarChangeDialogProps) {
  const { data: booking } = useBooking(bar.bookingId)
  if (!booking) return null
  const Chosen = kind === 'split' ? SplitDialog : SwapDialog
  return <Chosen booking={booking} stayId={bar.stayId} onClose={onClose} />
}
