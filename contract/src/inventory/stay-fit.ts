import type { HotelInput } from './hotel-input.ts'
import type { RatePlanInput } from './rates.ts'

/** Returns why a night of a room type is not available. */
export function nightFault(
  { left, closed }: { left: number; closed: boolean },
  rooms: number,
): 'closed' | 'full' | undefined {
  if (closed) return 'closed'
  return left < rooms ? 'full' : undefined
}

/** Returns why the length of a stay does not suit a rate plan, or a room type on the night of arrival. */
export function lengthFault(
  { minStay, maxStay }: { minStay: number | null; maxStay: number | null },
  nights: number,
): 'min-stay' | 'max-stay' | undefined {
  if (minStay !== null && nights < minStay) return 'min-stay'
  return maxStay !== null && nights > maxStay ? 'max-stay' : undefined
}

/** Whether a rate plan is for everybody, or for guests of one of these companies. */
export function isPlanFor(
  { companyIds }: { companyIds: readonly string[] },
  guestsOf: readonly string[],
): boolean {
  return companyIds.length === 0 || companyIds.some((id) => guestsOf.includes(id))
}

type SalePeriod = Pick<RatePlanInput, 'isActive' | 'sellFromOn' | 'sellUntilOn'>

/** Returns why a rate plan cannot be booked today. */
export function planFault(
  plan: SalePeriod,
  today: string,
): 'not-on-sale' | 'not-yet-sold' | 'no-longer-sold' | undefined {
  if (!plan.isActive) return 'not-on-sale'
  if (plan.sellFromOn !== null && today < plan.sellFromOn) return 'not-yet-sold'
  return plan.sellUntilOn !== null && plan.sellUntilOn < today ? 'no-longer-sold' : undefined
}

const leastChildAge = 12

/** Returns why a hotel does not accept these children. */
export function childrenFault(
  policy: HotelInput['childrenPolicy'],
  childAges: readonly number[],
): 'adults-only' | 'too-young' | undefined {
  if (policy === 'adults-only' && childAges.length > 0) return 'adults-only'
  return policy === 'over-12' && childAges.some((age) => age < leastChildAge) ? 'too-young' : undefined
}
