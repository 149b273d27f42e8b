import type { Group, GroupPick } from '@roomlark/contract/bookings/groups'
import type { SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import type { BookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { countRoomsAgain } from '../../../inventory/rooms/nights/nights.service.ts'
import { beginAttempt, findMadeBooking } from '../../../platform/limits/attempts.service.ts'
import { openCompanyFolios } from '../../folios/posting/follow.service.ts'
import { beginForHotel } from '../create/pool-share.service.ts'
import { lapseHoldsOn } from '../hold/holds.service.ts'
import { releaseIfDue } from './ending.service.ts'
import { type GroupRoom, type SellingGroup, writeGroupBookings } from './group-booking.service.ts'
import { getCompanyParts } from './groups.policy.ts'
import { type GroupRow, selectBlocks, updateGroupVersion } from './groups.queries.ts'
import { findGroup, getGroup, lockGroup, writeGroupEvent } from './groups.service.ts'

/** Books one room for a guest of the group. Of two clerks who take the last one, the second is refused. */
export async function pickUpRoom(
  ctx: SignedInContext,
  id: string,
  pick: GroupPick,
  idempotencyKey: string,
): Promise<Group> {
  const key = { actorId: ctx.actor.userId, key: idempotencyKey }
  const request = { groupId: id, ...pick }
  const { hotelId } = await findGroup(ctx, id)
  if ((await findMadeBooking(ctx, key, request)) !== undefined) return getGroup(ctx, id)
  await lapseHoldsOn(ctx, hotelId, pick)
  await beginForHotel(ctx, hotelId, async (tx) => {
    const { hotel, group } = await lockForPickUp(ctx, tx, hotelId, id)
    const attempt = await beginAttempt(tx, key, request)
    if (attempt.bookingId === undefined) await takeRooms(ctx, tx, hotel, group, [{ ...pick, attempt }])
  })
  return getGroup(ctx, id)
}

/** Locks a group so that nobody else takes its rooms or releases them. */
export async function lockForPickUp(
  ctx: SignedInContext,
  tx: Transaction,
  hotelId: string,
  groupId: string,
): Promise<{ hotel: BookableHotel; group: GroupRow }> {
  const locked = await lockGroup(ctx, tx, hotelId, groupId)
  await releaseIfDue(ctx, tx, groupId)
  return locked
}

/**
 * Turns rooms of the group into bookings, with the company's folio where it pays, and takes them from what is set aside,
 * the rest from what is free. Nights are counted last, because from then until the commit everyone else who wants them
 * waits.
 */
export async function takeRooms(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  group: GroupRow,
  rooms: GroupRoom[],
): Promise<void> {
  const { id: groupId, billing, payer, companyId } = group
  const takes = getCompanyParts(billing)
  const selling = await readSellingGroup(tx, group)
  const { ids, taken } = await writeGroupBookings(ctx, tx, hotel, selling, rooms)
  if (payer && takes.length > 0) {
    const company = { groupId, companyId, payer, takes }
    for (const bookingId of ids) await openCompanyFolios(ctx, tx, bookingId, company)
  }
  await updateGroupVersion(tx, groupId, ctx.clock())
  await writeGroupEvent(ctx, tx, groupId, 'picked-up', { bookings: rooms.length })
  await countRoomsAgain(tx, taken, groupId)
}

export async function readSellingGroup(sql: Sql, { id, name, ratePlanId }: GroupRow): Promise<SellingGroup> {
  const blocks = await selectBlocks(sql, id)
  const prices = blocks.flatMap(({ roomTypeId, priceCents }) =>
    priceCents === null ? [] : [[roomTypeId, priceCents] as const],
  )
  return { id, name, ratePlanId, prices: new Map(prices) }
}
