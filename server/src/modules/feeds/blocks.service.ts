import type { Tape } from '@roomlark/contract/front-desk'
import type { Sql } from '../../db/database.ts'
import { selectTapeBlocks } from './blocks.queries.ts'

/** What calendars of others take of a hotel on these days, both included. */
export async function readBlocks(
  sql: Sql,
  hotelId: string,
  fromOn: string,
  untilOn: string,
): Promise<Tape['blocks']> {
  return selectTapeBlocks(sql, hotelId, fromOn, untilOn)
}
