import { addDays } from '@roomlark/contract/dates'
import { createAttempts } from '../../attempts.ts'
import type { ServiceContext } from '../../context.ts'
import {
  type DueHotel,
  selectBackInOrder,
  selectDueHotels,
  selectSleptIn,
  upsertNight,
} from './night.queries.ts'
import { dirtyRooms } from './room-states.service.ts'

type NightContext = Pick<ServiceContext, 'sql' | 'clock'>

/** Hotels are read in pages, so that memory does not grow with their number. */
const hotelsAPage = 200

/**
 * Rooms that were slept in are dirty in the morning. Each hotel has a transaction of its own that also notes the night,
 * so whoever is interrupted, or does it beside another server, leaves no night half done or done twice.
 */
export async function endNights(ctx: NightContext): Promise<void> {
  const now = ctx.clock()
  const { attempt, throwFailures } = createAttempts()
  let after: string | undefined
  for (;;) {
    const hotels = await selectDueHotels(ctx.sql, now, after, hotelsAPage)
    for (const hotel of hotels) await attempt(endNight(ctx, hotel))
    after = hotels.at(-1)?.id
    if (hotels.length < hotelsAPage) break
  }
  throwFailures('some hotels could not be looked at')
}

async function endNight(ctx: NightContext, { id, today }: DueHotel): Promise<void> {
  const night = addDays(today, -1)
  const byItself = { clock: ctx.clock, actor: null }
  await ctx.sql.begin(async (tx) => {
    if (!(await upsertNight(tx, id, night))) return
    await dirtyRooms(byItself, tx, await selectSleptIn(tx, id, night), { cause: 'night' })
    await dirtyRooms(byItself, tx, await selectBackInOrder(tx, id, today), { cause: 'block-end' })
  })
}
