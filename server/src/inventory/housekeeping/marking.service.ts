import { dateIn } from '@roomlark/contract/dates'
import type { HousekeepingRoom, RoomStateChange } from '@roomlark/contract/inventory/housekeeping'
import type { CleaningState } from '@roomlark/contract/inventory/room-states'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getBookableHotel, lockBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import { getRoom, lockRoom } from '../rooms/numbers/numbers.service.ts'
import { selectBoardRows } from './board.queries.ts'
import { getHousekeepingRoom } from './board.service.ts'
import { selectStateChanges, selectStatesForUpdate } from './room-states.queries.ts'
import { changeStates } from './room-states.service.ts'

type RoomIds = { hotelId: string; roomId: string }

/** The number of changes that anybody looks back on. */
const historyLength = 20

/**
 * Two people who mark a room at once are both right if they agree; if not, the second is refused and sees what the
 * first has marked.
 */
export async function markRoom(
  ctx: SignedInContext,
  { hotelId, roomId }: RoomIds,
  { state, version }: { state: CleaningState; version: number },
): Promise<HousekeepingRoom> {
  const hotel = await ctx.sql.begin(async (tx) => {
    const hotel = await lockBookableHotel(ctx, tx, hotelId)
    const { number } = await lockRoom(tx, hotelId, roomId)
    const [before] = await selectStatesForUpdate(tx, [roomId], ctx.clock())
    if (before?.state === state) return hotel
    if (before?.version !== version) {
      throw new AppError(
        'conflict',
        say('Someone else has marked room {number} in the meantime.', { number }),
      )
    }
    const [row] = await selectBoardRows(tx, hotelId, dateIn(hotel.timeZone, ctx.clock()), roomId)
    if (row?.block)
      throw new AppError(
        'conflict',
        say('Room {number} is out of order. Put it back in order first.', { number }),
      )
    await changeStates(ctx, tx, new Map([[roomId, { to: state }]]), { cause: 'marked' })
    return hotel
  })
  return getHousekeepingRoom(ctx, hotel, roomId)
}

export async function listStateChanges(
  ctx: SignedInContext,
  { hotelId, roomId }: RoomIds,
): Promise<RoomStateChange[]> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  await getRoom(ctx.sql, hotelId, roomId)
  const changes = await selectStateChanges(ctx.sql, roomId, historyLength)
  return changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }))
}
