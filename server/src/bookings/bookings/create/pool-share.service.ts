import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { createKeyedSemaphore } from '../../../semaphore.ts'
import { selectHotelOfBooking } from '../bookings.queries.ts'

/**
 * Bookings of the same nights wait for each other, and each occupies a connection of the pool meanwhile. So
 * that one hotel cannot take all connections, its further bookings wait here, without one.
 */
const semaphore = createKeyedSemaphore({ limit: 4, maxQueue: 200, maxWaitMs: 3000 })

type Work<T> = (tx: Transaction) => Promise<T>

/** Begins a transaction that takes nights of a hotel. */
export function beginForHotel<T>(
  ctx: Pick<ServiceContext, 'sql'>,
  hotelId: string,
  work: Work<T>,
): Promise<T> {
  return semaphore.run(hotelId, () => ctx.sql.begin(work))
}

/** Begins a transaction that takes nights for a booking or gives them back. */
export async function beginForBooking<T>(
  ctx: Pick<ServiceContext, 'sql'>,
  bookingId: string,
  work: Work<T>,
): Promise<T> {
  const hotelId = await selectHotelOfBooking(ctx.sql, bookingId)
  return hotelId === undefined ? ctx.sql.begin(work) : beginForHotel(ctx, hotelId, work)
}
