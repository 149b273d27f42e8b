import type { Group, GroupCancellation } from '@roomlark/contract/bookings/groups'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { releaseGroup } from '../../../inventory/rooms/nights/group-nights.service.ts'
import { lockNamedNights } from '../../../inventory/rooms/nights/nights.service.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { notifyDesk } from '../../../platform/notifications/notify.service.ts'
import { lockBooking } from '../bookings.service.ts'
import { beginForHotel } from '../create/pool-share.service.ts'
import { applyTransition } from '../desk/transitions.service.ts'
import {
  selectCancellable,
  selectDueReleases,
  selectDueReminders,
  selectGroupForUpdate,
  selectTakenNights,
  updateGroupReminded,
  updateGroupState,
} from './groups.queries.ts'
import { findGroup, getGroup, lockGroupVersion, writeGroupEvent } from './groups.service.ts'

/** Puts back on sale what nobody has taken, before the cut-off. */
export async function releaseRooms(
  ctx: SignedInContext,
  id: string,
  { version }: { version: number },
): Promise<Group> {
  const { hotelId } = await findGroup(ctx, id)
  await beginForHotel(ctx, hotelId, async (tx) => {
    const { group } = await lockGroupVersion(ctx, tx, hotelId, id, version)
    if (group.state !== 'open')
      throw new AppError('conflict', say('The rooms of this group are on sale already.'))
    const nights = await releaseGroup(tx, id)
    const now = ctx.clock()
    await updateGroupState(tx, id, { state: 'released', cutOffAt: now, now })
    await writeGroupEvent(ctx, tx, id, 'released', { nights })
    await recordAudit(ctx, tx, {
      action: 'group.released',
      target: `calendar:${hotelId}`,
      after: { nights },
    })
  })
  return getGroup(ctx, id)
}

/**
 * Ends the group and puts back on sale what it held. Its bookings stay, or those of guests who have not arrived are
 * cancelled with it.
 */
export async function cancelGroup(
  ctx: SignedInContext,
  id: string,
  { version, bookings, waiveFee, reason }: GroupCancellation,
): Promise<Group> {
  const { hotelId } = await findGroup(ctx, id)
  await beginForHotel(ctx, hotelId, async (tx) => {
    const { group } = await lockGroupVersion(ctx, tx, hotelId, id, version)
    // Bookings and then all their nights are locked before any of them changes, so that nobody waits in a circle.
    const cancelled = bookings === 'cancel' ? await selectCancellable(tx, id) : []
    await lockNamedNights(tx, await selectTakenNights(tx, id))
    const nights = await releaseGroup(tx, id)
    const now = ctx.clock()
    await updateGroupState(tx, id, { state: 'cancelled', cutOffAt: group.cutOffAt, now })
    for (const bookingId of cancelled) {
      const booking = await lockBooking(ctx, tx, bookingId)
      await applyTransition(ctx, tx, booking, {
        to: 'cancelled',
        cancelledBy: 'guest',
        waiveFee,
        ...(reason ? { reason } : {}),
      })
    }
    await writeGroupEvent(ctx, tx, id, 'cancelled', { nights, bookings: cancelled.length })
    await recordAudit(ctx, tx, {
      action: 'group.cancelled',
      target: `calendar:${hotelId}`,
      after: { nights, bookings: cancelled.length },
    })
  })
  return getGroup(ctx, id)
}

/** Runs every minute: releases what nobody has taken by the cut-off, and reminds hotels before. */
export async function sweepGroups(ctx: ServiceContext): Promise<void> {
  for (const id of await selectDueReleases(ctx.sql, ctx.clock())) {
    await ctx.sql.begin((tx) => releaseIfDue(ctx, tx, id))
  }
  for (const id of await selectDueReminders(ctx.sql, ctx.clock())) await remind(ctx, id)
}

/** Of the job and a clerk who takes a room or moves the cut-off at the same moment, the second finds what the first did. */
export async function releaseIfDue(ctx: ServiceContext, tx: Transaction, id: string): Promise<void> {
  const group = await selectGroupForUpdate(tx, id)
  const now = ctx.clock()
  if (group?.state !== 'open' || group.cutOffAt > now) return
  const nights = await releaseGroup(tx, id)
  await updateGroupState(tx, id, { state: 'released', cutOffAt: group.cutOffAt, now })
  await writeGroupEvent({ ...ctx, actor: null }, tx, id, 'released', { nights })
}

async function remind(ctx: ServiceContext, id: string): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    const group = await updateGroupReminded(tx, id, ctx.clock())
    if (!group || group.held === 0) return
    const until = hotelTime(group.cutOffAt, group.timeZone)
    await writeGroupEvent({ ...ctx, actor: null }, tx, id, 'reminded', { nights: group.held, until })
    await notifyDesk(ctx, tx, group.hotelId, null, {
      event: 'group-ending',
      params: { held: group.held, until },
      particulars: group.name,
      link: `/bookings/groups/${id}`,
      occasion: `group-ending:${id}:${until}`,
    })
  })
}
