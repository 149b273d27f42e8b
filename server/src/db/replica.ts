import { unavailable } from '../errors.ts'
import { openDatabase, type Pool, type Sql } from './database.ts'
import type { QueryTracer } from './query.ts'
import type { Ending } from './transaction.ts'

export type ReplicaState = 'in use' | 'behind' | 'unreachable'
export type ReplicaLag = { bytes: number; seconds: number }

/** A streaming replica, and how far it is known to have come. What it is known to have, it keeps. */
export type Replica = {
  forRequest(ending: Ending): Pool
  state(): ReplicaState
  lag(): ReplicaLag
  hasReplayed(position: WalPosition): boolean
  /** Tells whether it has everything that was committed before this moment of `performance.now()`. */
  isFreshAsOf(moment: number): boolean
  /** Rejects as soon as the replica cannot be reached, even if the work itself would wait on. */
  unlessGone<T>(work: Promise<T>): Promise<T>
  close(): Promise<void>
}

type Options = {
  url: string
  primaryUrl: string
  poolSize: number
  maxLagMs: number
  tracer?: QueryTracer | null | undefined
  onLook: (look: ReplicaLook) => void
}

type ReplicaLook = {
  state: ReplicaState
  lag: ReplicaLag
  /** A moment of `performance.now()`. */
  freshAsOf: number
  /** Why it cannot be reached. */
  reason: string | undefined
}

const betweenLooksMs = 250
/** A replica that does not say within this time how far it is, is treated as gone. */
const patienceMs = 1000
/** More than fit into any lag that is allowed. */
const maxSamples = 2000

/**
 * Asks both servers again and again how far they are. The lag is measured by our own clock: the replica is as fresh as
 * the last moment at which the primary was no further than the replica is now. So no clocks are compared, nothing is
 * written, and what is known never says too much.
 */
export function openReplica({ url, primaryUrl, poolSize, maxLagMs, tracer, onLook }: Options): Replica {
  const database = openDatabase(url, poolSize, { tracer })
  // Both have connections of their own, because a busy pool says nothing about the replica.
  const [atReplica, atPrimary] = [openDatabase(url, 1), openDatabase(primaryUrl, 1)]
  const waiting = new Set<(error: Error) => void>()
  let samples: { at: number; position: WalPosition }[] = []
  let primaryPosition: WalPosition = 0n
  let replayed: WalPosition = 0n
  let freshAsOf = Number.NEGATIVE_INFINITY
  let isReached = false
  let system = ''
  let startedAt = ''
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const at = performance.now()
    const primary = await soon(selectPrimary(atPrimary.pool)).catch(() => undefined)
    if (primary) {
      system = primary.system
      primaryPosition = parseWalPosition(primary.position)
      samples.push({ at, position: primaryPosition })
      if (samples.length > maxSamples) samples.shift()
    }
    const found = await soon(selectReplica(atReplica.pool, system))
    if (found.startedAt !== startedAt) forget()
    startedAt = found.startedAt
    replayed = parseWalPosition(found.position)
    // A sample that the replica has not reached ends the search, also after a failover to an earlier position.
    const behind = samples.findIndex((sample) => sample.position > replayed)
    const reached = behind < 0 ? samples : samples.slice(0, behind)
    freshAsOf = Math.max(freshAsOf, reached.at(-1)?.at ?? freshAsOf)
    samples = samples.slice(reached.length)
  }

  /** A replica that was restarted may be less far than it was. */
  function forget(): void {
    replayed = 0n
    freshAsOf = Number.NEGATIVE_INFINITY
  }

  function lag(): ReplicaLag {
    const bytes = primaryPosition > replayed ? Number(primaryPosition - replayed) : 0
    return { bytes, seconds: Math.max(0, (performance.now() - freshAsOf) / 1000) }
  }

  function state(): ReplicaState {
    if (!isReached) return 'unreachable'
    return performance.now() - freshAsOf <= maxLagMs ? 'in use' : 'behind'
  }

  async function keepLooking(): Promise<void> {
    let reason: string | undefined
    try {
      await look()
      isReached = true
    } catch (error) {
      isReached = false
      forget()
      reason = error instanceof Error ? error.message : String(error)
      for (const refuse of waiting) refuse(unavailable(new Error('the replica is gone')))
    }
    if (isClosed) return
    onLook({ state: state(), lag: lag(), freshAsOf, reason })
    timer = setTimeout(keepLooking, betweenLooksMs)
  }
  void keepLooking()

  return {
    forRequest: database.forRequest,
    state,
    lag,
    hasReplayed: (position) => replayed >= position,
    isFreshAsOf: (moment) => freshAsOf >= moment,
    unlessGone: (work) =>
      new Promise((resolve, reject) => {
        waiting.add(reject)
        const done = () => waiting.delete(reject)
        work.then(resolve, reject).then(done, done)
      }),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([database.close(), atReplica.close(), atPrimary.close()])
    },
  }
}

/** Selects a position that includes whatever the caller committed, even if PostgreSQL has not flushed it yet. */
export async function selectWalPosition(sql: Sql): Promise<WalPosition> {
  const [row] = await sql<{ position: string }[]>`SELECT pg_current_wal_insert_lsn()::text AS position`
  if (!row) throw new Error('PostgreSQL did not say how far it is')
  return parseWalPosition(row.position)
}

async function selectPrimary(sql: Sql): Promise<{ position: string; system: string }> {
  const [row] = await sql<{ position: string; system: string }[]>`
    SELECT pg_current_wal_insert_lsn()::text AS position,
      system_identifier || ' ' || current_database() AS system
    FROM pg_control_system()`
  if (!row) throw new Error('the primary did not say how far it is')
  return row
}

type Standby = { position: string | null; system: string; isReplica: boolean; startedAt: string }

async function selectReplica(sql: Sql, system: string): Promise<{ position: string; startedAt: string }> {
  const [row] = await sql<Standby[]>`
    SELECT pg_last_wal_replay_lsn()::text AS position, pg_is_in_recovery() AS "isReplica",
      pg_postmaster_start_time()::text AS "startedAt",
      system_identifier || ' ' || current_database() AS system
    FROM pg_control_system()`
  if (!row?.isReplica || row.position === null) throw new Error('it is not a replica')
  if (system !== '' && row.system !== system) throw new Error('it is a replica of another database')
  return { position: row.position, startedAt: row.startedAt }
}

async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it did not answer in time')), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The position in PostgreSQL's write-ahead log: a number that only grows, the same on a replica. */
export type WalPosition = bigint

/** Reads PostgreSQL's notation of two hexadecimal halves. */
function parseWalPosition(text: string): WalPosition {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
