import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

export const priceAdviceLimits = { replayedDays: 90, weeks: 8 } as const

/** Room nights that were sold, and what they would have sold at. */
const sums = { rooms: z.int(), changed: z.int(), soldCents: z.int(), wouldCents: z.int() }

export const PriceReplay = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  currency: z.string(),
  ...sums,
  /** Nights that no rule could have touched: with a price of their own, at an agreed price, or of a removed room type. */
  left: z.int(),
  days: z.array(z.object({ night: IsoDate, ...sums })),
  /** Number of nights that each rule would have changed, alone or with others. */
  rules: z.array(z.object({ ruleId: Id, name: z.string(), rooms: z.int() })),
})
export type PriceReplay = z.infer<typeof PriceReplay>

/** A week that sells faster or slower than a year ago, with what its nights cost and could cost. */
export const PaceSuggestion = z.object({
  roomTypeId: Id,
  /** The Monday of the week. */
  weekOn: IsoDate,
  percent: z.number(),
  /** Nights on the books now, and a year ago for the same week at the same distance. */
  nowRooms: z.int(),
  thenRooms: z.int(),
  capacity: z.int(),
  nights: z.array(z.object({ night: IsoDate, fromCents: z.int(), toCents: z.int() })),
})
export type PaceSuggestion = z.infer<typeof PaceSuggestion>

export const PaceSuggestions = z.object({
  currency: z.string(),
  /** False if nothing was on the books a year ago, so that nothing can be compared. */
  hasLastYear: z.boolean(),
  suggestions: z.array(PaceSuggestion),
})
export type PaceSuggestions = z.infer<typeof PaceSuggestions>

const HotelParams = z.strictObject({ hotelId: Id })
const shared = { access: ['hotel', 'admin'], launch: ['hotelPages'] } as const

export const priceAdvice = {
  replay: endpoint({
    ...shared,
    method: 'GET',
    path: '/hotels/:hotelId/demand/replay',
    permission: 'see-books',
    summary:
      'What the nights of the last 90 days would have sold at with the rules by occupancy and lead time, or with one of them',
    params: HotelParams,
    query: z.strictObject({ ruleId: z.optional(Id) }),
    response: PriceReplay,
  }),
  suggestions: endpoint({
    ...shared,
    method: 'GET',
    path: '/hotels/:hotelId/demand/suggestions',
    permission: 'see-books',
    summary: 'Suggest prices for weeks that sell faster or slower than a year ago, with the reason',
    params: HotelParams,
    response: PaceSuggestions,
  }),
  dismiss: endpoint({
    ...shared,
    method: 'POST',
    path: '/hotels/:hotelId/demand/suggestions/dismiss',
    permission: 'change-offer',
    summary: 'Dismiss what is suggested for a room type and a week; it is not suggested again',
    params: HotelParams,
    body: z.strictObject({ roomTypeId: Id, weekOn: IsoDate }),
    response: z.null(),
  }),
}
