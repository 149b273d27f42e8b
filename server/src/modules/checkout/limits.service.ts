import type { StayInput } from '@roomlark/contract/booking-input'
import { checkoutLimits, mostHeld } from '@roomlark/contract/checkouts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { lockNetwork, selectHeldByNetwork } from './checkout.queries.ts'
import type { Visitor } from './visitors.service.ts'

/**
 * Checks whether a network may hold these rooms too. This runs in the transaction that holds them, for one
 * hold of a network at a time, so that a hundred simultaneous requests get no further than a hundred
 * consecutive ones.
 */
export async function requireWithinLimits(
  tx: Sql,
  { networkHash, visitorHash }: Visitor,
  hotelId: string,
  stay: StayInput,
): Promise<void> {
  await lockNetwork(tx, networkHash)
  const { checkInOn, checkOutOn, rooms } = stay
  const roomTypeIds = rooms.map(({ roomTypeId }) => roomTypeId)
  const held = await selectHeldByNetwork(tx, {
    ...{ networkHash, visitorHash, hotelId, roomTypeIds, checkInOn, checkOutOn },
  })
  if (held.holds >= checkoutLimits.holdsAtOnce) {
    throw new AppError('too_many_held', 'Too many rooms are held from your network. Please wait ten minutes.')
  }
  for (const { roomTypeId, units, rooms: others } of held.types) {
    const wanted = rooms.find((room) => room.roomTypeId === roomTypeId)?.quantity ?? 0
    if (others + wanted <= mostHeld(units)) continue
    throw new AppError(
      'too_many_held',
      `At most ${mostHeld(units)} rooms of this type can be held at once. Please ask the hotel for more.`,
    )
  }
}
