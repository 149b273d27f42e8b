import { addDays } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { type PointerEvent, useState } from 'react'
import { fullDay } from '../../../../lib/day-words.ts'
import { CalendarPlus } from '../../../../ui/icons/calendar-plus.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Wrench } from '../../../../ui/icons/wrench.ts'
import { Menu, MenuHeading, MenuItem } from '../../../../ui/menu.tsx'
import { placeStyle } from './tape-bar.tsx'
import { barBox, nightAt } from './tape-geometry.ts'
import type { RoomRow } from './tape-rows.ts'
import type { TapeWindow } from './tape-window.ts'

/** Actions on an empty night of a room. */
export type CellHandlers = {
  /** The first night that can still be booked, and the first that can be blocked; null for who may not. */
  bookableFrom: string | null
  blockableFrom: string | null
  onBook: (room: RoomRow, night: string) => void
  onBlock: (room: RoomRow, night: string) => void
}

type TapeCellsProps = { row: RoomRow; window: TapeWindow; cells: CellHandlers }

/** The empty nights of a room, behind its bars: the one under the pointer offers a new booking or a block. */
export function TapeCells({ row, window, cells }: TapeCellsProps) {
  const [night, setNight] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isUsable = (day: string) =>
    [cells.bookableFrom, cells.blockableFrom].some((from) => from !== null && day >= from) &&
    !row.bars.some(({ checkInOn, checkOutOn }) => checkInOn <= day && day < checkOutOn) &&
    !row.blocks.some(({ fromOn, untilOn }) => fromOn <= day && day < untilOn) &&
    !row.calendarBlocks.some(({ checkInOn, checkOutOn }) => checkInOn <= day && day < checkOutOn)
  const nightUnder = ({ currentTarget, clientX }: PointerEvent | React.MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const day = nightAt(((clientX - box.left) / box.width) * window.days, window)
    return isUsable(day) ? day : null
  }
  const place = night && barBox({ checkInOn: night, checkOutOn: addDays(night, 1) }, window)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the page has a button for each of both */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        data-cells=""
        className="absolute inset-0"
        onPointerMove={(event) => !isOpen && setNight(nightUnder(event))}
        onPointerLeave={() => !isOpen && setNight(null)}
        onClick={(event) => {
          const day = nightUnder(event)
          setNight(day)
          setOpen(day !== null)
        }}
      />
      {night && place ? (
        <Menu
          label={say('Room {number}, {night}', { number: row.number, night: fullDay(night) })}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next)
            if (!next) setNight(null)
          }}
          trigger={
            <button
              type="button"
              tabIndex={-1}
              aria-label={say('Room {number}, {night}: new booking or block', {
                number: row.number,
                night: fullDay(night),
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
              {say('Room {number}, {night}', { number: row.number, night: fullDay(night) })}
            </span>
          </MenuHeading>
          {cells.bookableFrom !== null && night >= cells.bookableFrom ? (
            <MenuItem onSelect={() => cells.onBook(row, night)}>
              <CalendarPlus aria-hidden="true" />
              {say('New booking')}
            </MenuItem>
          ) : null}
          {cells.blockableFrom !== null && night >= cells.blockableFrom ? (
            <MenuItem onSelect={() => cells.onBlock(row, night)}>
              <Wrench aria-hidden="true" />
              {say('Block the room')}
            </MenuItem>
          ) : null}
        </Menu>
      ) : null}
    </>
  )
}
