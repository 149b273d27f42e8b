import { extraLimit, type HotelExtra, type HotelExtraInput } from '@roomlark/contract/inventory/hotel-extras'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { getBookableHotel, lockBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { insertExtra, selectExtra, selectExtras, updateExtraRow } from './extras.queries.ts'

export async function listExtras(ctx: SignedInContext, hotelId: string): Promise<HotelExtra[]> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  return selectExtras(ctx.sql, hotelId)
}

/** Returns the catalogue of a hotel, for whoever orders from it. */
export async function readExtras(sql: Sql, hotelId: string): Promise<HotelExtra[]> {
  return selectExtras(sql, hotelId)
}

export async function createExtra(
  ctx: SignedInContext,
  hotelId: string,
  input: HotelExtraInput,
): Promise<HotelExtra> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    if ((await selectExtras(tx, hotelId)).length >= extraLimit) {
      throw new AppError('conflict', say('A hotel has at most {most} extras.', { most: extraLimit }))
    }
    const extra = await readExtra(tx, hotelId, await insertExtra(tx, hotelId, input, ctx.clock()))
    await recordAudit(ctx, tx, { action: 'extra.created', target: `rates:${hotelId}`, after: extra })
    return extra
  })
}

/** Lines that are on folios already keep their name and price. */
export async function updateExtra(
  ctx: SignedInContext,
  { hotelId, extraId }: { hotelId: string; extraId: string },
  input: HotelExtraInput & { version: number },
): Promise<HotelExtra> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const before = await readExtra(tx, hotelId, extraId)
    if (!(await updateExtraRow(tx, extraId, input))) throw changedByOthers('this extra')
    const after = await readExtra(tx, hotelId, extraId)
    await recordAudit(ctx, tx, { action: 'extra.updated', target: `rates:${hotelId}`, before, after })
    return after
  })
}

async function readExtra(tx: Transaction, hotelId: string, id: string): Promise<HotelExtra> {
  const extra = await selectExtra(tx, hotelId, id)
  if (!extra) throw notFound('extra')
  return extra
}
