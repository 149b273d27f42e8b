import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import type { Connection } from './connection.ts'
import { dialOnce } from './dial.ts'
import type { Query } from './query.ts'

/** Few statements take this long, and asking about one that does costs next to nothing. */
const doubtAfterMs = 3000
/** A connection has three seconds to open, and its first statement five. */
const neverAnsweredMs = 8000
const lookMs = 1000
const patienceMs = 3000

/**
 * A connection can go dead without anybody being told: a machine lost its power, a firewall forgot it, a proxy hangs.
 * PostgreSQL limits its statements, but that limit is worth nothing where its answer cannot arrive, and the network
 * itself takes a quarter of an hour to give up. So PostgreSQL is asked over another connection whether it is still
 * working on what has not been answered for long. If it twice is not, nothing will ever come.
 *
 * A dead connection is abandoned; `onDead` is called after that.
 */
export function watchForDead(url: string, connections: () => Iterable<Connection>, onDead: () => void) {
  let looking: Promise<void> | undefined
  /** Queries that PostgreSQL was not working on when it was last asked. */
  let suspects = new Set<Query>()

  async function look(): Promise<void> {
    const doubtful = [...connections()].flatMap((connection) => {
      const pid = connection.pid()
      const query = connection.unansweredFor(pid === undefined ? neverAnsweredMs : doubtAfterMs)
      return query ? [{ connection, query, pid }] : []
    })
    const asked = getPids(doubtful)
    const working = asked.length > 0 ? await findWorking(url, asked) : new Set()
    // Nothing is known while PostgreSQL cannot be asked.
    if (!working) return
    const idle = doubtful.filter(({ pid }) => pid === undefined || !working.has(pid))
    // Meanwhile the answer may have arrived, and the connection may be busy with another query.
    const dead = idle.filter(
      ({ connection, query }) => suspects.has(query) && connection.unansweredFor(doubtAfterMs) === query,
    )
    suspects = new Set(idle.map(({ query }) => query))
    for (const { connection } of dead) connection.abandon()
    if (dead.length === 0) return
    onDead()
    await endOrphans(url, getPids(dead))
  }

  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }, lookMs)
  timer.unref()
  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await looking
    },
  }
}

function getPids(connections: { pid: number | undefined }[]): number[] {
  return connections.flatMap(({ pid }) => pid ?? [])
}

/** Returns which of these processes of PostgreSQL are working, or null if nobody can say. */
async function findWorking(url: string, pids: number[]): Promise<Set<number> | null> {
  return apart(url, async (sql) => {
    const rows = await sql<{ pid: number; isUs: boolean }[]>`
      SELECT pid, pid = pg_backend_pid() AS "isUs" FROM pg_stat_activity
      WHERE (pid IN ${sql(pids)} AND state = 'active') OR pid = pg_backend_pid()`
    // A program that shares connections out, such as PgBouncer, makes up the numbers of processes.
    const isTold = rows.find(({ isUs }) => isUs)?.pid === rows.state.pid
    return isTold ? new Set(rows.map(({ pid }) => pid)) : null
  })
}

/** PostgreSQL does not know that nobody is at the other end, and would keep the locks of their transactions. */
async function endOrphans(url: string, pids: number[]): Promise<void> {
  if (pids.length === 0) return
  await apart(url, async (sql) => {
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE pid IN ${sql(pids)} AND application_name = 'roomlark' AND usename = current_user AND state <> 'active'`
  })
}

/** Asks PostgreSQL over a new connection, which may be dead as well: then the answer is null. */
async function apart<T>(url: string, ask: (sql: postgres.Sql) => Promise<T>): Promise<T | null> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: patienceMs / 1000,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'roomlark-watch' },
    ...dialOnce(),
  })
  try {
    return await Promise.race([ask(sql), delay(patienceMs, null, { ref: false })])
  } catch {
    return null
  } finally {
    void sql.end({ timeout: 0 })
  }
}
