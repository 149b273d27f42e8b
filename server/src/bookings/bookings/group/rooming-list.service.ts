import type { DataImport, ImportReport } from '@roomlark/contract/inventory/imports'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { type ReadRow, readImport, requireNoErrors } from '../../../csv-import.ts'
import type { Sql } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { importReport, type ReportedRow } from '../../../import-report.ts'
import {
  type BookableHotel,
  getBookableHotel,
} from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { beginForHotel } from '../create/pool-share.service.ts'
import { lapseHoldsOn } from '../hold/holds.service.ts'
import { type GroupRoom, leftOn, priceGroupRoom, readGroupSale } from './group-booking.service.ts'
import { type GroupRow, selectBlocks, selectGroupBookings } from './groups.queries.ts'
import { findGroup } from './groups.service.ts'
import { lockForPickUp, readSellingGroup, takeRooms } from './pick-up.service.ts'
import { type ListedRoom, planListedRoom } from './rooming-list.policy.ts'
import { readRoomingRow, roomingFile } from './rooming-rows.ts'

/**
 * Books the rooms of a list in one transaction: a list with an error is refused as a whole, and a guest who has a room
 * of the group already is left alone, so that a list can be imported again with more names.
 */
export async function importRoomingList(
  ctx: SignedInContext,
  id: string,
  { csv, dryRun, mailGuests = false }: DataImport,
): Promise<ImportReport> {
  const group = await findGroup(ctx, id)
  if (group.state === 'cancelled') throw new AppError('conflict', say('This group was cancelled.'))
  const { hotelId } = group
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const read = await readImport(csv, roomingFile, (cells) => readRoomingRow(cells, group, hotel.currency))
  if (dryRun) return importReport((await planned(ctx, ctx.sql, hotel, group, read)).rows)
  requireNoErrors(read)
  await lapseHoldsOn(ctx, hotelId, spanListedDates(group, read))
  return beginForHotel(ctx, hotelId, async (tx) => {
    const locked = await lockForPickUp(ctx, tx, hotelId, id)
    const { rows, rooms } = await planned(ctx, tx, locked.hotel, locked.group, read)
    requireNoErrors(rows)
    const report = importReport(rows, { written: rooms.length })
    if (rooms.length === 0) return report
    const chosen = rooms.map((room) => ({ ...room, mailGuest: mailGuests }))
    await takeRooms(ctx, tx, locked.hotel, locked.group, chosen)
    await recordAudit(ctx, tx, {
      action: 'group.list-imported',
      target: `calendar:${hotelId}`,
      after: { bookings: rooms.length },
    })
    return report
  })
}

/** Returns from the first arrival of a list to its last departure. */
function spanListedDates({ arriveOn, departOn }: GroupRow, read: ReadRow<ListedRoom>[]) {
  const days = read.flatMap(({ value }) => (value ? [value.checkInOn, value.checkOutOn] : [])).toSorted()
  return { checkInOn: days[0] ?? arriveOn, checkOutOn: days.at(-1) ?? departOn }
}

async function planned(
  ctx: SignedInContext,
  sql: Sql,
  hotel: BookableHotel,
  group: GroupRow,
  read: ReadRow<ListedRoom>[],
): Promise<{ rows: ReportedRow[]; rooms: Omit<GroupRoom, 'mailGuest'>[] }> {
  const [selling, blocks, bookings] = [
    await readSellingGroup(sql, group),
    await selectBlocks(sql, group.id),
    await selectGroupBookings(sql, group.id),
  ]
  const { checkInOn: fromOn, checkOutOn: untilOn } = spanListedDates(group, read)
  const sale = await readGroupSale(ctx, sql, hotel, group, { fromOn, untilOn })
  const held = new Map(
    blocks.flatMap(({ roomTypeId, nights }) =>
      nights.map((night) => [`${roomTypeId} ${night.night}`, night.held] as const),
    ),
  )
  const facts = {
    types: sale.types,
    booked: bookings.filter(({ state }) => state !== 'cancelled' && state !== 'no-show'),
    left: (roomTypeId: string, night: string) =>
      leftOn(sale, roomTypeId, night) + (held.get(`${roomTypeId} ${night}`) ?? 0),
    taken: new Map<string, number>(),
    findFault: (room: ListedRoom & { roomTypeId: string }) => priceGroupRoom(sale, selling, room).fault,
  }
  const rooms: Omit<GroupRoom, 'mailGuest'>[] = []
  const rows = read.map(({ line, cells, value, errors }): ReportedRow => {
    const name = (cells.get('guestName') ?? '').slice(0, 120)
    if (!value) return { line, name, outcome: 'error', errors }
    const plan = planListedRoom(value, facts)
    if (plan.outcome === 'new') {
      const { guest, checkInOn, checkOutOn, adults, childAges, notes } = value
      const room = { guest, checkInOn, checkOutOn, adults, childAges, notes, specialRequests: '' }
      rooms.push({ ...room, roomTypeId: plan.roomTypeId })
    }
    return { line, name, outcome: plan.outcome, errors: plan.outcome === 'error' ? plan.errors : {} }
  })
  return { rows, rooms }
}
