import type { Tape } from '@roomlark/contract/bookings/front-desk'
import { addDays } from '@roomlark/contract/dates'
import { packLanes, rowHeights } from './tape-geometry.ts'
import { type TapeWindow, windowDays } from './tape-window.ts'

/** A proposed bar stands in a room that its stay does not have yet. */
export type Bar = Tape['bars'][number] & { isProposed?: true }
export type Block = Tape['blocks'][number]
export type RoomBlock = Tape['roomBlocks'][number]
/** As many rooms as a group holds, for nights on which these are as many. */
export type GroupBar = Nights & { key: string; groupId: string; name: string; rooms: number }

type TypeRow = {
  kind: 'type'
  key: string
  roomTypeId: string
  name: string
  units: number
  /** Rooms taken, for each day of the window. */
  taken: number[]
}
export type RoomRow = {
  kind: 'room'
  key: string
  roomTypeId: string
  roomId: string
  number: string
  bars: Bar[]
  blocks: RoomBlock[]
  /** Nights that an imported calendar of this room blocks. */
  calendarBlocks: Block[]
}
/** Stays without a room yet, what an imported calendar of the type blocks, and what groups hold: all belong to the type only. */
export type LaneRow = {
  kind: 'lane'
  key: string
  roomTypeId: string
  roomId: null
  lanes: number
  stays: { bar: Bar; lane: number }[]
  blocks: { block: Block; lane: number }[]
  groups: { group: GroupBar; lane: number }[]
}
export type TapeRow = TypeRow | RoomRow | LaneRow

export function tapeRows(tape: Tape, window: TapeWindow): TapeRow[] {
  const days = windowDays(window)
  const byRoom = Map.groupBy(tape.bars, (bar) => bar.roomId)
  return tape.roomTypes.flatMap(({ id: roomTypeId, name, rooms }) => {
    const lane = laneRow(tape, roomTypeId)
    return [
      {
        kind: 'type' as const,
        key: `type-${roomTypeId}`,
        roomTypeId,
        name,
        units: rooms.length,
        taken: days.map((day) => takenOn(tape, roomTypeId, day)),
      },
      ...(lane ? [lane] : []),
      ...rooms.map((room) => ({
        kind: 'room' as const,
        key: room.id,
        roomTypeId,
        roomId: room.id,
        number: room.number,
        bars: byRoom.get(room.id) ?? [],
        blocks: tape.roomBlocks.filter(({ roomId }) => roomId === room.id),
        calendarBlocks: tape.blocks.filter(({ roomId }) => roomId === room.id),
      })),
    ]
  })
}

export function getRowHeight(row: TapeRow): number {
  if (row.kind === 'type') return rowHeights.type
  return row.kind === 'room' ? rowHeights.room : rowHeights.room + (row.lanes - 1) * rowHeights.lane
}

/** Rooms of a type that are taken on a night, by stays and by blocks. */
function takenOn(tape: Tape, roomTypeId: string, night: string): number {
  const isOn = ({ checkInOn, checkOutOn }: Nights) => checkInOn <= night && night < checkOutOn
  return (
    tape.bars.filter((bar) => bar.roomTypeId === roomTypeId && isOn(bar)).length +
    listBlocks(tape, roomTypeId).filter(isOn).length
  )
}

type Nights = { checkInOn: string; checkOutOn: string }

function laneRow(tape: Tape, roomTypeId: string): LaneRow | undefined {
  const waiting = [
    ...tape.bars
      .filter((bar) => bar.roomTypeId === roomTypeId && bar.roomId === null)
      .map((bar) => ({ bar, checkInOn: bar.checkInOn, checkOutOn: bar.checkOutOn })),
    ...tape.blocks
      .filter((block) => block.roomTypeId === roomTypeId && block.roomId === null)
      .map((block) => ({ block, checkInOn: block.checkInOn, checkOutOn: block.checkOutOn })),
    ...groupBars(tape, roomTypeId).map((group) => ({
      group,
      checkInOn: group.checkInOn,
      checkOutOn: group.checkOutOn,
    })),
  ]
  if (waiting.length === 0) return undefined
  const packed = packLanes(waiting)
  return {
    kind: 'lane',
    key: `lane-${roomTypeId}`,
    roomTypeId,
    roomId: null,
    lanes: Math.max(...packed.map(({ lane }) => lane)) + 1,
    stays: packed.flatMap(({ stay, lane }) => ('bar' in stay ? [{ bar: stay.bar, lane }] : [])),
    blocks: packed.flatMap(({ stay, lane }) => ('block' in stay ? [{ block: stay.block, lane }] : [])),
    groups: packed.flatMap(({ stay, lane }) => ('group' in stay ? [{ group: stay.group, lane }] : [])),
  }
}

/** Joins the nights on which a group holds the same number of rooms. */
function groupBars({ groupHolds }: Tape, roomTypeId: string): GroupBar[] {
  const bars: GroupBar[] = []
  for (const { groupId, name, night, rooms } of groupHolds.filter((hold) => hold.roomTypeId === roomTypeId)) {
    const last = bars.at(-1)
    if (last?.groupId === groupId && last.rooms === rooms && last.checkOutOn === night) {
      last.checkOutOn = addDays(night, 1)
    } else {
      const key = `${groupId} ${night}`
      bars.push({ key, groupId, name: name ?? '', rooms, checkInOn: night, checkOutOn: addDays(night, 1) })
    }
  }
  return bars
}

/** Lists everything besides stays that takes a room of a type: external calendars, rooms out of order, and groups. */
export function listBlocks({ blocks, roomBlocks, groupHolds }: Tape, roomTypeId: string): Nights[] {
  return [
    ...groupHolds
      .filter((hold) => hold.roomTypeId === roomTypeId)
      .flatMap(({ night, rooms }) =>
        Array.from({ length: rooms }, () => ({ checkInOn: night, checkOutOn: addDays(night, 1) })),
      ),
    ...blocks.filter((block) => block.roomTypeId === roomTypeId),
    ...roomBlocks
      .filter((block) => block.roomTypeId === roomTypeId)
      .map(({ fromOn, untilOn }) => ({ checkInOn: fromOn, checkOutOn: untilOn })),
  ]
}
