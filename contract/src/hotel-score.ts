import * as z from 'zod/mini'

/** A hotel with fewer reviews has no average: one of them would decide it. */
export const averageFrom = 5

/** The average of the reviews of a hotel with one decimal, where it is shown beside others. */
export const HotelScore = z.object({ average: z.number(), reviews: z.int() })
export type HotelScore = z.infer<typeof HotelScore>
