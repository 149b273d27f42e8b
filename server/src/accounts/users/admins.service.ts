import { say } from '@roomlark/contract/say'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { lockActiveAdmins, selectSomeActiveAdmins } from './admins.queries.ts'
import { lockUser } from './users.queries.ts'

/** Keeps the last active administrator, even when two remove each other concurrently. */
export async function requireAnotherAdmin(tx: Transaction, id: string): Promise<void> {
  const admins = await lockActiveAdmins(tx)
  if (admins.includes(id) && admins.length === 1) {
    throw new AppError('conflict', say('This is the last active administrator. Appoint another one first.'))
  }
}

export async function isLastAdmin(sql: Sql, id: string): Promise<boolean> {
  const admins = await selectSomeActiveAdmins(sql)
  return admins.length === 1 && admins[0] === id
}

/** Locks an account for a change that may remove an administrator. */
export async function lockAccount(tx: Transaction, id: string): Promise<void> {
  // The administrators are locked before the row itself, so that everyone who locks several accounts does so
  // in the same order.
  await lockActiveAdmins(tx)
  await lockUser(tx, id)
}
