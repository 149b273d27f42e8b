import { dateIn } from '@roomlark/contract/dates'
import type { FieldErrors } from '@roomlark/contract/errors'
import { boostedRate, groupConsecutiveNights } from '@roomlark/contract/partners/boost-sums'
import type { Boost, BoostInput, BoostPartner } from '@roomlark/contract/partners/boosts'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { getBookableHotel, lockBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { lockSoldTypes, readSoldTypes } from '../../inventory/rooms/rooms.service.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { notify } from '../../platform/notifications/notify.service.ts'
import { boostFaults, endOfBoost, findBoostEnd } from './boosts.policy.ts'
import {
  type BoostRow,
  insertBoost,
  type PartnerRow,
  selectBaseRatePercent,
  selectBoost,
  selectBoostForUpdate,
  selectBoosts,
  selectPartners,
  updateEnded,
} from './boosts.queries.ts'

/** The page shows what runs and what was lately. */
const listed = 50

export async function listBoosts(
  ctx: SignedInContext,
  hotelId: string,
): Promise<{ data: Boost[]; meta: { baseRatePercent: number; partners: BoostPartner[] } }> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  const now = ctx.clock()
  const [rows, baseRatePercent, partners] = await Promise.all([
    selectBoosts(ctx.sql, hotelId, now, listed),
    selectBaseRatePercent(ctx.sql, hotelId, now),
    selectPartners(ctx.sql, hotelId, now),
  ])
  return { data: rows.map((row) => toBoost(row, now)), meta: { baseRatePercent, partners } }
}

/** Counts for bookings made from now on; the partners it is for are notified. */
export async function startBoost(ctx: SignedInContext, hotelId: string, input: BoostInput): Promise<Boost> {
  return ctx.sql.begin(async (tx) => {
    const hotel = await lockBookableHotel(ctx, tx, hotelId)
    const now = ctx.clock()
    requireNone(boostFaults(input, dateIn(hotel.timeZone, now)))
    const roomTypeIds = await chooseRoomTypeIds(tx, hotelId, input)
    const partners = await choosePartners(tx, hotelId, input, now)
    const { nights, points, roomTypeId, partnershipIds, maxNights } = input
    const id = await insertBoost(tx, {
      hotelId,
      nights,
      roomTypeId,
      roomTypeIds,
      maxNights,
      partnershipIds: partnershipIds && [...new Set(partnershipIds)],
      pointsBps: points * 100,
      startedAt: now,
      startedBy: ctx.actor.userId,
      endsAt: endOfBoost(input, hotel.timeZone),
    })
    const boost = toBoost(await getBoost(tx, hotelId, id), now)
    await recordAudit(ctx, tx, { action: 'boost.started', target: `rates:${hotelId}`, after: input })
    await notifyPartners(ctx, tx, hotelId, boost, partners)
    await tellPartners(tx, hotelId, partners)
    return boost
  })
}

/** Bookings already made keep it. */
export async function stopBoost(
  ctx: SignedInContext,
  { hotelId, boostId }: { hotelId: string; boostId: string },
  version: number,
): Promise<Boost> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const row = await selectBoostForUpdate(tx, hotelId, boostId)
    if (!row) throw notFound('boost')
    const now = ctx.clock()
    if (findBoostEnd(row, now)) throw new AppError('conflict', say('This boost has already stopped.'))
    if (row.version !== version) throw changedByOthers('this boost')
    await updateEnded(tx, [boostId], 'stopped', now)
    const { nights, pointsBps } = row
    const after = { nights, points: pointsBps / 100 }
    await recordAudit(ctx, tx, { action: 'boost.stopped', target: `rates:${hotelId}`, after })
    await tellPartners(tx, hotelId, await selectPartners(tx, hotelId, now))
    return toBoost(await getBoost(tx, hotelId, boostId), now)
  })
}

async function getBoost(sql: Sql, hotelId: string, id: string): Promise<BoostRow> {
  const row = await selectBoost(sql, hotelId, id)
  if (!row) throw notFound('boost')
  return row
}

/** The chosen room type, or all that the hotel sells now. */
async function chooseRoomTypeIds(
  tx: Transaction,
  hotelId: string,
  { roomTypeId }: BoostInput,
): Promise<string[]> {
  const types =
    roomTypeId === null ? await readSoldTypes(tx, hotelId) : await lockSoldTypes(tx, hotelId, [roomTypeId])
  if (types.length === 0) throw new AppError('conflict', say('This hotel has no rooms to sell yet.'))
  return types.map(({ id }) => id)
}

async function choosePartners(
  tx: Transaction,
  hotelId: string,
  { partnershipIds }: BoostInput,
  now: Date,
): Promise<PartnerRow[]> {
  const chosen = partnershipIds === null ? undefined : [...new Set(partnershipIds)]
  const partners = await selectPartners(tx, hotelId, now, chosen)
  if (chosen && partners.length < chosen.length) {
    requireNone({ partnershipIds: say('Choose active partners of this hotel') })
  }
  return partners
}

/** Those with the same rate read the same. */
async function notifyPartners(
  ctx: SignedInContext,
  tx: Transaction,
  hotelId: string,
  { id, nights, points }: Boost,
  partners: PartnerRow[],
): Promise<void> {
  const runs = groupConsecutiveNights(nights)
  const [first, last] = [runs[0]?.first ?? '', runs.at(-1)?.last ?? '']
  for (const [ratePercent, alike] of Map.groupBy(partners, (partner) => partner.ratePercent)) {
    await notify(ctx, tx, toAffiliateIds(alike), {
      event: 'boost',
      params: {
        nights: { firstOn: first, lastOn: last, count: nights.length },
        ratePercent,
        boostedPercent: boostedRate(ratePercent, points),
      },
      hotelId,
      link: '/partnerships/offers',
      occasion: `boost:${id}`,
    })
  }
}

async function tellPartners(tx: Transaction, hotelId: string, partners: PartnerRow[]): Promise<void> {
  const audience = { userIds: toAffiliateIds(partners), hotelIds: [hotelId], admins: true }
  await tell(tx, { type: 'partnerships' }, audience)
}

function toAffiliateIds(partners: PartnerRow[]): string[] {
  return partners.map(({ affiliateId }) => affiliateId)
}

function requireNone(fields: FieldErrors): void {
  const [message] = Object.values(fields)
  if (message) throw new AppError('validation_failed', message, { fields })
}

function toBoost(row: BoostRow, now: Date): Boost {
  const { pointsBps, startedAt, endsAt, endedAt, endedWhy, ...rest } = row
  const ended = findBoostEnd(row, now)
  return {
    ...rest,
    points: pointsBps / 100,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ended: ended && { at: ended.at.toISOString(), why: ended.why },
  }
}
