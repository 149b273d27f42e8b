import { HotelActivity } from '@roomlark/contract/inventory/hotels'
import type { SignedInContext } from '../../context.ts'
import { selectHotelActivity } from './hotels.queries.ts'
import { getHotel } from './hotels.service.ts'

/** Reading the hotel first refuses callers who may not see it. */
export async function listHotelActivity(ctx: SignedInContext, id: string): Promise<HotelActivity[]> {
  await getHotel(ctx, id)
  const rows = await selectHotelActivity(ctx.sql, id)
  return rows.flatMap((row) => {
    const action = HotelActivity.shape.action.safeParse(row.action.replace('hotel.', ''))
    return action.success
      ? [{ at: row.at.toISOString(), actor: row.actor, action: action.data, fields: row.fields }]
      : []
  })
}
