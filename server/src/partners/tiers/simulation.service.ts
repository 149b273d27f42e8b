import { addDays, dateIn } from '@roomlark/contract/dates'
import { hotelPartnerLimits } from '@roomlark/contract/partners/hotel-partners'
import type { Simulation, SimulationInput } from '@roomlark/contract/partners/simulations'
import { highestCommissionRate } from '@roomlark/contract/primitives'
import type { SignedInContext } from '../../context.ts'
import { getBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { selectSimulated } from './simulation.queries.ts'

/** Computes what other terms would have cost for the stays that ended in the last 90 days. Nothing is saved. */
export async function simulateTerms(
  ctx: SignedInContext,
  hotelId: string,
  input: SimulationInput,
): Promise<Simulation> {
  const { currency, timeZone } = await getBookableHotel(ctx, ctx.sql, hotelId)
  const untilOn = addDays(dateIn(timeZone, ctx.clock()), -1)
  const days = { fromOn: addDays(untilOn, 1 - hotelPartnerLimits.days), untilOn }
  const partners = await selectSimulated(
    ctx.sql,
    { ...days, hotelId, currency },
    input,
    highestCommissionRate * 100,
  )
  const sum = (of: 'stays' | 'wasCents' | 'wouldBeCents') =>
    partners.reduce((total, partner) => total + partner[of], 0)
  return {
    ...days,
    currency,
    stays: sum('stays'),
    wasCents: sum('wasCents'),
    wouldBeCents: sum('wouldBeCents'),
    partners,
  }
}
