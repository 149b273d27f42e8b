import type postgres from 'postgres'
import { unavailable } from '../errors.ts'
import { diverted, type Lane } from './lane.ts'

/** Everything `work` does happens, or nothing. Past the signal it is nothing. */
export async function inTransaction<T>(
  lane: Lane,
  work: (tx: postgres.Sql) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  let over = false
  const tx = diverted(lane.sql, (query) => {
    if (over) query.reject(new Error('this transaction is over'))
    else lane.run(query)
  })
  const ours = diverted(lane.sql, lane.run)
  await ours.unsafe('BEGIN')
  try {
    const result = await work(tx)
    over = true
    if (signal?.aborted) throw unavailable()
    // PostgreSQL answers the COMMIT of a failed transaction with a ROLLBACK, and no error.
    const { command } = await ours.unsafe('COMMIT')
    if (command !== 'COMMIT') throw new Error('a failed transaction was to be committed')
    return result
  } catch (error) {
    over = true
    await ours.unsafe('ROLLBACK').catch(() => lane.close(0))
    throw error
  }
}
