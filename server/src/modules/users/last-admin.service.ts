import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { lockActiveAdmins } from './people.queries.ts'

/** The last active administrator stays, even when two remove each other at the same time. */
export async function requireAnotherAdmin(tx: Sql, id: string): Promise<void> {
  const admins = await lockActiveAdmins(tx)
  if (admins.includes(id) && admins.length === 1) {
    throw new AppError('conflict', 'This is the last active administrator. Appoint another one first.')
  }
}
