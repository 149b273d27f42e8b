import { randomUUID } from 'node:crypto'
import { pickHotelFields } from '@roomlark/contract/inventory/hotel-fields'
import type { HotelInput, HotelUpdate } from '@roomlark/contract/inventory/hotel-input'
import type { Hotel, HotelListQuery, HotelSummary } from '@roomlark/contract/inventory/hotels'
import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tellOffers } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { toPhoto } from '../../platform/images/albums.service.ts'
import { addHotels } from './add.service.ts'
import { maySeeRate, toHotel, toSummary, type WholeHotel } from './hotel-shape.ts'
import {
  selectHotel,
  selectHotelForUpdate,
  selectHotelPage,
  updateHotelActive,
  updateHotel as updateHotelRow,
} from './hotels.queries.ts'

export async function listHotels(
  ctx: SignedInContext,
  query: HotelListQuery,
): Promise<{ data: HotelSummary[]; meta: PageMeta }> {
  // Administrators may choose to see the hotels of one owner only.
  const scope = ctx.actor.userType === 'admin' ? { ownerId: query.owner } : getHotelScope(ctx.actor)
  const { rows, total } = await selectHotelPage(ctx.sql, { ...query, ...scope })
  const { page, limit } = query
  return {
    data: rows.map((row) => toSummary(ctx, row)),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

export async function getHotel(ctx: SignedInContext, id: string): Promise<Hotel> {
  const hotel = await readHotel(ctx, ctx.sql, id)
  return maySeeRate(ctx, id) ? hotel : { ...hotel, baseCommissionRate: null }
}

export async function createHotel(ctx: SignedInContext, input: HotelInput): Promise<Hotel> {
  return ctx.sql.begin(async (tx) => {
    const id = randomUUID()
    await addHotels(ctx, tx, [{ id, ...input }], 'created')
    return readHotel(ctx, tx, id)
  })
}

export async function updateHotel(ctx: SignedInContext, id: string, input: HotelUpdate): Promise<Hotel> {
  return ctx.sql.begin(async (tx) => {
    await lockHotel(ctx, tx, id)
    const before = pickHotelFields(await readHotel(ctx, tx, id))
    const rateBps = await ctx.listeners.baseRateChanged(ctx, tx, {
      hotelId: id,
      fromBps: Math.round(before.baseCommissionRate * 100),
      toBps: Math.round(input.baseCommissionRate * 100),
    })
    const row = { ...input, baseCommissionRate: rateBps / 100, now: ctx.clock() }
    if (!(await updateHotelRow(tx, id, row))) {
      throw new AppError(
        'conflict',
        say(
          'Somebody changed this hotel while you were editing it. Your changes are still here; load the newer version to compare.',
        ),
      )
    }
    await tellOffers(tx, id, 'no night')
    const hotel = await readHotel(ctx, tx, id)
    await recordAudit(ctx, tx, {
      action: 'hotel.updated',
      target: `hotel:${id}`,
      before,
      after: pickHotelFields(hotel),
    })
    return hotel
  })
}

export async function setHotelActive(ctx: SignedInContext, id: string, isActive: boolean): Promise<Hotel> {
  return ctx.sql.begin(async (tx) => {
    await lockHotel(ctx, tx, id)
    const before = await readHotel(ctx, tx, id)
    if (before.isActive !== isActive) {
      await updateHotelActive(tx, id, isActive, ctx.clock())
      await tellOffers(tx, id, 'no night')
      await recordAudit(ctx, tx, {
        action: isActive ? 'hotel.activated' : 'hotel.deactivated',
        target: `hotel:${id}`,
        before: { isActive: before.isActive },
        after: { isActive },
      })
    }
    return readHotel(ctx, tx, id)
  })
}

async function readHotel(ctx: SignedInContext, sql: Sql, id: string): Promise<WholeHotel> {
  const row = await selectHotel(sql, id, getHotelScope(ctx.actor))
  if (!row) throw notFound('hotel')
  return toHotel(
    ctx,
    row,
    row.imageRows.map((image) => toPhoto(ctx, image)),
  )
}

/** Locks the hotel until this transaction ends; a hotel outside the caller's scope is not found. */
export async function lockHotel(ctx: SignedInContext, tx: Transaction, id: string): Promise<void> {
  if (!(await selectHotelForUpdate(tx, id, getHotelScope(ctx.actor)))) throw notFound('hotel')
}
