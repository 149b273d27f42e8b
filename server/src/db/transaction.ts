import postgres from 'postgres'
import { unavailable } from '../errors.ts'
import { type Connection, diverted } from './connection.ts'

/** Tells whether the time of whoever asked is up. */
export type Ending = { readonly aborted: boolean }

/** Everything `work` does happens, or nothing. Past its time it is nothing. */
export async function inTransaction<T>(
  connection: Connection,
  work: (tx: postgres.Sql) => Promise<T>,
  ending?: Ending,
): Promise<T> {
  let over = false
  let firstFault: unknown
  const tx = diverted(connection.sql, (query) => {
    if (over) query.reject(new Error('this transaction is over'))
    else {
      connection.send(query)
      query.catch((fault) => (firstFault ??= fault))
    }
  })
  const ours = diverted(connection.sql, connection.send)
  await ours.unsafe('BEGIN')
  try {
    const result = await work(tx)
    over = true
    if (ending?.aborted) throw unavailable()
    // PostgreSQL answers the COMMIT of a failed transaction with a ROLLBACK, and no error.
    const { command } = await ours.unsafe('COMMIT')
    if (command !== 'COMMIT') throw new Error('a failed transaction was to be committed')
    return result
  } catch (error) {
    over = true
    await ours.unsafe('ROLLBACK').catch(() => connection.close(0))
    throw isAftermath(error) ? (firstFault ?? error) : error
  }
}

/** Of queries sent together, those behind one that failed only say that the transaction has failed already. */
function isAftermath(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code === '25P02'
}
