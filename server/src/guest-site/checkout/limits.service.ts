import type { StayInput } from '@roomlark/contract/bookings/booking-input'
import { checkoutLimits, mostHeld } from '@roomlark/contract/guest-site/checkouts'
import { say } from '@roomlark/contract/say'
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { countHolds, lockHolder, selectHeld } from './checkout.queries.ts'
import type { Visitor } from './visitors.service.ts'

/**
 * Checks whether a visitor may hold these rooms too. This runs in the transaction that holds them, for one
 * hold of a visitor at a time, so that a hundred simultaneous requests get no further than a hundred
 * consecutive ones. A network that holds and hardly ever books counts as one visitor, whatever browsers it names.
 */
export async function requireWithinLimits(
  tx: Transaction,
  { networkHash, visitorHash }: Visitor,
  hotelId: string,
  stay: StayInput,
): Promise<void> {
  const by = (await isOnlyHolding(tx, networkHash)) ? 'network' : 'visitor'
  await lockHolder(tx, by === 'network' ? networkHash : visitorHash)
  const { checkInOn, checkOutOn, rooms } = stay
  const roomTypeIds = rooms.map(({ roomTypeId }) => roomTypeId)
  const held = await selectHeld(tx, {
    by,
    networkHash,
    visitorHash,
    hotelId,
    roomTypeIds,
    checkInOn,
    checkOutOn,
  })
  if (held.holds >= checkoutLimits.holdsAtOnce) {
    throw new AppError('too_many_held', say('Too many rooms are held already. Please wait ten minutes.'))
  }
  for (const { roomTypeId, units, rooms: others } of held.types) {
    const wanted = rooms.find((room) => room.roomTypeId === roomTypeId)?.quantity ?? 0
    if (others + wanted <= mostHeld(units)) continue
    throw new AppError(
      'too_many_held',
      say('At most {most} rooms of this type can be held at once. Please ask the hotel for more.', {
        most: mostHeld(units),
      }),
    )
  }
}

/** Honest guests often hold a room without booking it, so the share that has to be booked is low. */
async function isOnlyHolding(tx: Transaction, networkHash: Buffer): Promise<boolean> {
  const { unbooked, booked } = await countHolds(tx, networkHash)
  const { unbookedHolds, leastBookedShare } = checkoutLimits
  return unbooked >= unbookedHolds && booked < (unbooked + booked) * leastBookedShare
}
