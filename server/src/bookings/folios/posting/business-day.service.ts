import { addDays } from '@roomlark/contract/dates'
import type { Sql, Transaction } from '../../../db/database.ts'
import { lockBusinessDay, lockClosing, selectLastClosed } from './business-day.queries.ts'

/**
 * Returns the day that whatever is written on folios of the hotel counts for: its calendar day, unless that is closed
 * already. Until the transaction ends, no day of the hotel is closed.
 */
export async function takeBusinessDay(
  tx: Transaction,
  hotelId: string,
  calendarDay: string,
): Promise<string> {
  // The second begins when the lock is held, so it sees every close that committed before.
  await lockBusinessDay(tx, hotelId)
  const lastClosedOn = await selectLastClosed(tx, hotelId)
  return lastClosedOn === null || lastClosedOn < calendarDay ? calendarDay : addDays(lastClosedOn, 1)
}

/**
 * Waits until nobody writes on folios of the hotel and keeps everybody from it until the transaction ends. The caller
 * locks nothing else before and no booking after, so that nobody who has locked a booking waits for it in a circle.
 */
export async function stopTheDay(tx: Transaction, hotelId: string): Promise<string | null> {
  await lockClosing(tx, hotelId)
  return selectLastClosed(tx, hotelId)
}

export async function readLastClosed(sql: Sql, hotelId: string): Promise<string | null> {
  return selectLastClosed(sql, hotelId)
}
