import { guestRooms, type StayQuery } from '@roomlark/contract/bookings/offers'
import type { SearchPlace, StaySearchMeta } from '@roomlark/contract/guest-site/search'
import type { ServiceContext } from '../../context.ts'
import { type PackedContext, readPackedHotels } from './index/packed-hotels.service.ts'
import { createStayPricer } from './pricing.policy.ts'

/**
 * Tells a party that is too large from hotels that are full: somebody alone would find a room on the same
 * dates. Returns null if the hotels are full.
 */
export async function findMoreRooms(
  ctx: PackedContext & Pick<ServiceContext, 'clock'>,
  stay: StayQuery,
  place: SearchPlace,
): Promise<StaySearchMeta['tooManyGuests']> {
  const now = ctx.clock()
  const alone = { pricer: createStayPricer({ ...stay, adults: 1, childAges: [] }, now), isFree: false }
  const tried = Array.from({ length: guestRooms - stay.rooms }, (_, index) => {
    const rooms = stay.rooms + index + 1
    return { rooms, pricer: createStayPricer({ ...stay, rooms }, now), isFree: false }
  })
  for await (const hotels of readPackedHotels(ctx, place, alone.pricer.months)) {
    for (const hotel of hotels) {
      for (const one of [alone, ...tried]) one.isFree ||= one.pricer.priceOffers(hotel).length > 0
    }
  }
  return alone.isFree ? { rooms: tried.find(({ isFree }) => isFree)?.rooms ?? null } : null
}
