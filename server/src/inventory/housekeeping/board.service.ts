import { dateIn } from '@roomlark/contract/dates'
import type {
  Cleaner,
  HousekeepingBoard,
  HousekeepingRoom,
  HousekeepingSettings,
  RoomNote,
  RoomStates,
} from '@roomlark/contract/inventory/housekeeping'
import { getFloor } from '@roomlark/contract/inventory/room-states'
import { roleMay, teamRoles } from '@roomlark/contract/team-roles'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { tellHotel } from '../../db/outbox.ts'
import { changedByOthers, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { getBookableHotel, lockBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import { inCorridorOrder } from '../rooms/numbers/numbers.service.ts'
import {
  type BoardRow,
  type RoomToday,
  selectBoardRows,
  selectRoomConditions,
  selectRoomsToday,
  selectSettings,
  selectStaff,
  upsertSettings,
} from './board.queries.ts'
import { selectNotes } from './notes.queries.ts'
import { toNote } from './notes.service.ts'
import { roomsStillIn } from './room-states.service.ts'

const defaults: HousekeepingSettings = { needsInspection: false, version: 0 }

export async function getRoomStates(ctx: SignedInContext, hotelId: string): Promise<RoomStates> {
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const [settings, rows, stillIn] = await Promise.all([
    selectSettings(ctx.sql, hotelId),
    selectRoomConditions(ctx.sql, hotelId, today),
    roomsStillIn(ctx.sql, hotelId, today),
  ])
  return {
    needsInspection: (settings ?? defaults).needsInspection,
    rooms: rows.map(({ id, number, condition, isBlocked }) => ({
      id,
      number,
      state: isBlocked ? 'out-of-order' : condition,
      isStillIn: stillIn.has(id),
    })),
  }
}

export async function getBoard(ctx: SignedInContext, hotelId: string): Promise<HousekeepingBoard> {
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const day = dateIn(hotel.timeZone, ctx.clock())
  const [settings, cleaners, rooms] = await Promise.all([
    selectSettings(ctx.sql, hotelId),
    listCleaners(ctx.sql, hotelId),
    readRooms(ctx, hotelId, day),
  ])
  return { day, settings: settings ?? defaults, cleaners, rooms }
}

/** Lists those to whom rooms of a hotel can be assigned. */
export function listCleaners(sql: Sql, hotelId: string): Promise<Cleaner[]> {
  return selectStaff(
    sql,
    hotelId,
    teamRoles.filter((role) => roleMay(role, 'clean-rooms')),
  )
}

export async function getHousekeepingRoom(
  ctx: SignedInContext,
  hotel: { id: string; timeZone: string },
  roomId: string,
): Promise<HousekeepingRoom> {
  const [room] = await readRooms(ctx, hotel.id, dateIn(hotel.timeZone, ctx.clock()), roomId)
  if (!room) throw notFound('room')
  return room
}

async function readRooms(
  ctx: SignedInContext,
  hotelId: string,
  day: string,
  roomId?: string,
): Promise<HousekeepingRoom[]> {
  const [rows, stays, notes] = await Promise.all([
    selectBoardRows(ctx.sql, hotelId, day, roomId),
    selectRoomsToday(ctx.sql, hotelId, day),
    selectNotes(ctx.sql, hotelId, roomId),
  ])
  const staysByRoom = new Map(stays.map((stay) => [stay.roomId, stay]))
  const notesByRoom = Map.groupBy(notes, (note) => note.roomId)
  return inCorridorOrder(rows).map((row) =>
    toRoom(
      row,
      staysByRoom.get(row.id),
      (notesByRoom.get(row.id) ?? []).map((note) => toNote(ctx, note)),
    ),
  )
}

/** Each field is listed, because those who clean rooms do not see who sleeps in them. */
function toRoom(row: BoardRow, stay: RoomToday | undefined, notes: RoomNote[]): HousekeepingRoom {
  const { id, number, roomTypeName, byName, version, assignee, block } = row
  return {
    id,
    number,
    roomTypeName,
    byName,
    version,
    assignee,
    block,
    notes,
    floor: getFloor({ number, floor: row.ownFloor }),
    state: block ? 'out-of-order' : row.condition,
    since: row.since?.toISOString() ?? null,
    departure: stay?.isLeaving ? 'expected' : stay?.hasLeft ? 'done' : null,
    arrival: stay?.isArriving ? 'expected' : stay?.hasArrived ? 'done' : null,
    isStayOver: stay?.isStayOver ?? false,
  }
}

export async function changeSettings(
  ctx: SignedInContext,
  hotelId: string,
  wanted: HousekeepingSettings,
): Promise<HousekeepingSettings> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const before = await selectSettings(tx, hotelId)
    const after = await upsertSettings(tx, hotelId, wanted)
    if (!after) throw changedByOthers('these settings')
    await tellHotel(tx, 'housekeeping', hotelId)
    await recordAudit(ctx, tx, {
      action: 'housekeeping.settings',
      target: `hotel:${hotelId}`,
      before: { needsInspection: (before ?? defaults).needsInspection },
      after: { needsInspection: after.needsInspection },
    })
    return after
  })
}
