import type { FastifyBaseLogger } from 'fastify'
import type { Live } from './adapters/live.ts'
import type { Metrics } from './adapters/metrics.ts'
import { createRecentChanges } from './adapters/recent-changes.ts'
import type { Database } from './db/database.ts'
import type { QueryTracer } from './db/query.ts'
import { openReplica, type ReplicaState } from './db/replica.ts'
import { createReplicaReads, type OnRead, type ReplicaReads } from './http/replica-reads.ts'

export type ReplicaUse = {
  reads: ReplicaReads
  state(): ReplicaState
  close(): Promise<void>
}

type Options = {
  url: string
  primaryUrl: string
  poolSize: number
  maxLagMs: number
  database: Database
  live: Pick<Live, 'watch'>
  publicUrl: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  metrics?: Pick<Metrics, 'read' | 'replica'> | null
  tracer?: QueryTracer | null | undefined
  onRead?: OnRead
}

/** Opens the replica and decides, request by request, who reads from it (decision 0096). */
export function useReplica(options: Options): ReplicaUse {
  const { url, primaryUrl, poolSize, maxLagMs, database, live, publicUrl, log, metrics, tracer } = options
  const changes = createRecentChanges(live)
  let last: ReplicaState | undefined
  const replica = openReplica({
    url,
    primaryUrl,
    poolSize,
    maxLagMs,
    tracer,
    onLook({ state, lag, freshAsOf, reason }) {
      changes.forgetBefore(freshAsOf)
      metrics?.replica(state, lag)
      if (state === last) return
      last = state
      if (state === 'in use') log.info('the replica is in use')
      else log.warn({ state, reason }, 'the replica is not in use')
    },
  })
  const reads = createReplicaReads({
    replica,
    changes,
    database,
    isSecure: publicUrl.startsWith('https:'),
    onRead(reason) {
      metrics?.read(reason)
      options.onRead?.(reason)
    },
  })
  return { reads, state: replica.state, close: replica.close }
}
