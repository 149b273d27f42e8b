import type { Tape } from '@roomlark/contract/bookings/front-desk'
import type { Sql } from '../../db/database.ts'
import { selectTapeBlocks } from './blocks.queries.ts'

/** Reads what other calendars take of a hotel on these days, both ends included. */
export async function readBlocks(
  sql: Sql,
  hotelId: string,
  fromOn: string,
  untilOn: string,
): Promise<Tape['blocks']> {
  return selectTapeBlocks(sql, hotelId, fromOn, untilOn)
}
