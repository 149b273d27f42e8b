import * as z from 'zod/mini'
import { IsoDate } from './dates.ts'
import { Obstacle } from './obstacles.ts'
import { Id } from './primitives.ts'

/** Other dates for a booking, another room for one of its stays, or both at once. */
export const StayWish = z.strictObject({
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  /** `roomId: null` takes the stay out of its room. */
  room: z.optional(z.strictObject({ stayId: Id, roomId: z.nullable(Id) })),
})
export type StayWish = z.infer<typeof StayWish>

const PricedNight = z.object({ night: IsoDate, priceCents: z.int() })

/** What a change of dates would come to, before it is done. */
export const StayChangeQuote = z.object({
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  currency: z.string(),
  /** Over all rooms, night by night: what comes and what goes. */
  added: z.array(PricedNight),
  removed: z.array(PricedNight),
  roomCents: z.int(),
  cityTaxCents: z.int(),
  vatCents: z.int(),
  vatIncluded: z.boolean(),
  totalCents: z.int(),
  /** Against what is agreed now; negative where the stay becomes cheaper. */
  differenceCents: z.int(),
  /** Numbers of rooms that somebody else has on the new dates: these stays would need another. */
  lostRooms: z.array(z.string()),
  /** Why it cannot be done; empty where it can. */
  obstacles: z.array(Obstacle),
  /** The mail the guest would get; null where there is nothing to tell or no address. */
  mail: z.nullable(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
})
export type StayChangeQuote = z.infer<typeof StayChangeQuote>
