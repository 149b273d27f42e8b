import { addDays } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { type PointerEvent, useRef, useState } from 'react'
import { fullDay, rangeWords } from '../../../../lib/day-words.ts'
import { CalendarPlus } from '../../../../ui/icons/calendar-plus.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Wrench } from '../../../../ui/icons/wrench.ts'
import { Menu, MenuHeading, MenuItem } from '../../../../ui/menu.tsx'
import { placeStyle } from './tape-bar.tsx'
import { barBox, type Nights, nightAt, nightsBetweenDays } from './tape-geometry.ts'
import type { RoomRow } from './tape-rows.ts'
import type { TapeWindow } from './tape-window.ts'

/** Actions on an empty night of a room. */
export type CellHandlers = {
  /** The first night that can still be booked, and the first that can be blocked; null for who may not. */
  bookableFrom: string | null
  blockableFrom: string | null
  onBook: (room: RoomRow, nights: Nights) => void
  onBlock: (room: RoomRow, nights: Nights) => void
}

type TapeCellsProps = { row: RoomRow; window: TapeWindow; cells: CellHandlers }

/**
 * The empty nights of a room, behind its bars: the one under the pointer offers a new booking or a block, and so do those
 * that the mouse or the pen is dragged over. A finger scrolls the chart instead.
 */
export function TapeCells({ row, window, cells }: TapeCellsProps) {
  const [nights, setNights] = useState<Nights | null>(null)
  const anchor = useRef<string | null>(null)
  const isRange = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const isUsable = (day: string) =>
    [cells.bookableFrom, cells.blockableFrom].some((from) => from !== null && day >= from) &&
    !row.bars.some(({ checkInOn, checkOutOn }) => checkInOn <= day && day < checkOutOn) &&
    !row.blocks.some(({ fromOn, untilOn }) => fromOn <= day && day < untilOn) &&
    !row.calendarBlocks.some(({ checkInOn, checkOutOn }) => checkInOn <= day && day < checkOutOn)
  const nightUnder = ({ currentTarget, clientX }: PointerEvent | React.MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    return nightAt(((clientX - box.left) / box.width) * window.days, window)
  }
  const oneNight = (day: string) => (isUsable(day) ? nightsBetweenDays(day, day, isUsable) : null)
  const place = nights && barBox(nights, window)
  const words = nights && nightWords(nights)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the page has a button for each of both */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        data-cells=""
        className="absolute inset-0"
        onPointerDown={(event) => {
          isRange.current = false
          const day = nightUnder(event)
          if (event.pointerType === 'touch' || event.button !== 0 || !isUsable(day)) return
          anchor.current = day
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => {
          if (isOpen) return
          const day = nightUnder(event)
          if (anchor.current === null) return setNights(oneNight(day))
          isRange.current ||= day !== anchor.current
          setNights(nightsBetweenDays(anchor.current, day, isUsable))
        }}
        onLostPointerCapture={() => {
          anchor.current = null
        }}
        onPointerLeave={() => !isOpen && anchor.current === null && setNights(null)}
        onClick={(event) => {
          const chosen = isRange.current ? nights : oneNight(nightUnder(event))
          setNights(chosen)
          setOpen(chosen !== null)
        }}
      />
      {nights && place && words ? (
        <Menu
          label={say('Room {number}, {night}', { number: row.number, night: words })}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next)
            if (!next) setNights(null)
          }}
          trigger={
            <button
              type="button"
              tabIndex={-1}
              aria-label={say('Room {number}, {night}: new booking or block', {
                number: row.number,
                night: words,
              })}
              className="pointer-events-none absolute grid h-[31px] place-items-center border border-dashed border-control text-muted"
              style={placeStyle(place, window, 0)}
            >
              <Plus aria-hidden="true" className="size-4" />
            </button>
          }
        >
          <MenuHeading>
            <span className="block text-sm text-muted">
              {say('Room {number}, {night}', { number: row.number, night: words })}
            </span>
          </MenuHeading>
          {cells.bookableFrom !== null && nights.checkInOn >= cells.bookableFrom ? (
            <MenuItem onSelect={() => cells.onBook(row, nights)}>
              <CalendarPlus aria-hidden="true" />
              {say('New booking')}
            </MenuItem>
          ) : null}
          {cells.blockableFrom !== null && nights.checkInOn >= cells.blockableFrom ? (
            <MenuItem onSelect={() => cells.onBlock(row, nights)}>
              <Wrench aria-hidden="true" />
              {say('Block the room')}
            </MenuItem>
          ) : null}
        </Menu>
      ) : null}
    </>
  )
}

function nightWords({ checkInOn, checkOutOn }: Nights): string {
  return addDays(checkInOn, 1) === checkOutOn ? fullDay(checkInOn) : rangeWords(checkInOn, checkOutOn)
}
