import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { BillLines } from '../inventory/bill-lines.ts'
import { Obstacle } from '../obstacles.ts'
import { Id } from '../primitives.ts'

/** A request for other dates for a booking, another room for one of its stays, or both together. */
export const StayWish = z.strictObject({
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  /** `roomId: null` unassigns the room. */
  room: z.optional(z.strictObject({ stayId: Id, roomId: z.nullable(Id) })),
})
export type StayWish = z.infer<typeof StayWish>

const PricedNight = z.object({ night: IsoDate, priceCents: z.int() })

/** An email to the guest, as it would be sent. */
export const GuestNotice = z.object({ to: z.string(), subject: z.string(), text: z.string() })
export type GuestNotice = z.infer<typeof GuestNotice>

/** A preview of a change of dates. */
export const StayChangeQuote = z.object({
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  currency: z.string(),
  /** The nights added and removed, each with its price over all rooms. */
  added: z.array(PricedNight),
  removed: z.array(PricedNight),
  ...BillLines.shape,
  totalCents: z.int(),
  /** The difference from the current total, negative if the stay becomes cheaper. */
  differenceCents: z.int(),
  /** Price of ordered extras, which are not in the total: those priced by night follow the dates. */
  extrasCents: z.object({ before: z.int(), after: z.int() }),
  /** Numbers of rooms that are occupied on the new dates, so that these stays would need another. */
  lostRooms: z.array(z.string()),
  /** The reasons why it is not possible; empty if it is. */
  obstacles: z.array(Obstacle),
  /** The email to the guest, or null if nothing changes for the guest or there is no address. */
  mail: z.nullable(GuestNotice),
})
export type StayChangeQuote = z.infer<typeof StayChangeQuote>
