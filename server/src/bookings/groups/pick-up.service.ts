import type { Group, GroupPick } from '@roomlark/contract/bookings/groups'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import type { BookableHotel } from '../../inventory/rooms/bookable-hotel.service.ts'
import { beginAttempt, findMadeBooking } from '../bookings/attempts.service.ts'
import { bookForGroup, type GroupRoom, type SellingGroup } from '../bookings/group-booking.service.ts'
import { lapseHoldsOn } from '../bookings/holds.service.ts'
import { beginForHotel } from '../bookings/pool-share.service.ts'
import { openGroupFolios } from '../folios/follow.service.ts'
import { releaseIfDue } from './ending.service.ts'
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
  await beginPickUp(ctx, hotelId, id, pick, async (tx, hotel, group) => {
    const attempt = await beginAttempt(tx, key, request)
    if (attempt.bookingId === undefined) await takeRooms(ctx, tx, hotel, group, [{ ...pick, attempt }])
  })
  return getGroup(ctx, id)
}

/** Begins a transaction in which nobody else takes rooms of the group or releases them. */
export async function beginPickUp(
  ctx: SignedInContext,
  hotelId: string,
  groupId: string,
  dates: { checkInOn: string; checkOutOn: string },
  work: (tx: Sql, hotel: BookableHotel, group: GroupRow) => Promise<void>,
): Promise<void> {
  await lapseHoldsOn(ctx, hotelId, dates)
  await beginForHotel(ctx, hotelId, async (tx) => {
    const { hotel, group } = await lockGroup(ctx, tx, hotelId, groupId)
    await releaseIfDue(ctx, tx, groupId)
    await work(tx, hotel, group)
  })
}

/** Turns rooms of the group into bookings, with the company's folio where it pays. */
export async function takeRooms(
  ctx: SignedInContext,
  tx: Sql,
  hotel: BookableHotel,
  group: GroupRow,
  rooms: GroupRoom[],
): Promise<void> {
  const { id: groupId, billing, payer } = group
  const takes = getCompanyParts(billing)
  await bookForGroup(ctx, tx, hotel, await readSellingGroup(tx, group), rooms, async (bookingId) => {
    if (payer && takes.length > 0) await openGroupFolios(ctx, tx, bookingId, { groupId, payer, takes })
  })
  await updateGroupVersion(tx, groupId, ctx.clock())
  await writeGroupEvent(ctx, tx, groupId, 'picked-up', { bookings: rooms.length })
}

export async function readSellingGroup(sql: Sql, { id, name, ratePlanId }: GroupRow): Promise<SellingGroup> {
  const blocks = await selectBlocks(sql, id)
  const prices = blocks.flatMap(({ roomTypeId, priceCents }) =>
    priceCents === null ? [] : [[roomTypeId, priceCents] as const],
  )
  return { id, name, ratePlanId, prices: new Map(prices) }
}
