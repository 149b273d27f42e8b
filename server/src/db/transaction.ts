import postgres from 'postgres'
import { unavailable } from '../errors.ts'
import type { Connection } from './connection.ts'
import { createSql, plainQuery, type Query, type QueryTracer, type Rows } from './query.ts'

/** Tells whether the caller has run out of time. */
export type Ending = { readonly aborted: boolean }

/**
 * Either everything `work` does takes effect or none of it does; once the caller is out of time, none of it
 * does.
 */
export async function inTransaction<T>(
  connection: Connection,
  work: (tx: postgres.Sql) => Promise<T>,
  ending?: Ending,
  tracer?: Pick<QueryTracer, 'follow'> | null,
): Promise<T> {
  let over = false
  let firstFault: unknown
  const send = (query: Query): Promise<Rows> => {
    const answer = connection.send(query)
    tracer?.follow(query)?.until(answer)
    return answer
  }
  const tx = createSql((query) => {
    if (over) return Promise.reject(new Error('this transaction is over'))
    const answer = send(query)
    answer.catch((fault) => (firstFault ??= fault))
    return answer
  })
  // BEGIN is not waited for: it travels with the first query, which is sent on the same connection behind it.
  const begun = connection.send(plainQuery('BEGIN'))
  try {
    const [result] = await Promise.all([work(tx), begun])
    over = true
    if (ending?.aborted) throw unavailable()
    // PostgreSQL answers the COMMIT of a failed transaction with a ROLLBACK rather than an error.
    const { command } = await send(plainQuery('COMMIT'))
    if (command !== 'COMMIT') throw new Error('a failed transaction was to be committed')
    return result
  } catch (error) {
    over = true
    await send(plainQuery('ROLLBACK')).catch(() => connection.close(0))
    throw isAftermath(error) ? (firstFault ?? error) : error
  }
}

/**
 * When queries are sent together, those behind a failed one only report that the transaction has already
 * failed.
 */
function isAftermath(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code === '25P02'
}
