import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import postgres from 'postgres'
import type { RecentChanges } from '../adapters/recent-changes.ts'
import type { Database, Pool } from '../db/database.ts'
import { translateDatabaseError } from '../db/database-errors.ts'
import { type Replica, selectWalPosition } from '../db/replica.ts'
import { AppError } from '../errors.ts'

export type ReadReason = 'behind' | 'unreachable' | 'no cookie' | 'own change' | 'recent change' | 'failed'
/** Null if the replica answered, otherwise why the primary did. */
export type OnRead = (reason: ReadReason | null) => void

export type ReplicaReads = {
  /** Runs work that only reads on the replica, or on the primary if the caller could miss something there. */
  read<T>(request: FastifyRequest, reply: FastifyReply, work: (sql: Pool) => Promise<T>): Promise<T>
  /** Hands callers the position of the primary after their change. */
  addPositions(app: FastifyInstance): void
}

type Deps = {
  replica: Pick<Replica, 'forRequest' | 'state' | 'hasReplayed' | 'isFreshAsOf' | 'unlessGone'>
  changes: Pick<RecentChanges, 'madeBy' | 'lastFor'>
  database: Pick<Database, 'forRequest'>
  isSecure: boolean
  onRead: OnRead
}

const cookieName = 'read-after'
const inCookies = new RegExp(`(?:^|;\\s*)${cookieName}=([0-9a-f]{1,16})(?:;|$)`)
/** No replica gets this far, so the primary is read until the browser has forgotten it. */
const unknownPosition = 'f'.repeat(16)
const unknownSeconds = 60

export function createReplicaReads({ replica, changes, database, isSecure, onRead }: Deps): ReplicaReads {
  function setCookie(reply: FastifyReply, value: string, seconds?: number): void {
    const age = seconds === undefined ? '' : `; Max-Age=${seconds}`
    const secure = isSecure ? '; Secure' : ''
    reply.header('set-cookie', `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax${age}${secure}`)
  }

  /** A signed-in caller who does not send the cookie back may have changed something through another server. */
  function reasonForPrimary({ headers, actor }: FastifyRequest, reply: FastifyReply): ReadReason | null {
    const state = replica.state()
    if (state !== 'in use') return state
    const position = inCookies.exec(headers.cookie ?? '')?.[1]
    if (position === undefined && actor) {
      setCookie(reply, '0')
      return 'no cookie'
    }
    if (position !== undefined && !replica.hasReplayed(BigInt(`0x${position}`))) return 'own change'
    return replica.isFreshAsOf(changes.lastFor(actor)) ? null : 'recent change'
  }

  return {
    async read(request, reply, work) {
      let reason = reasonForPrimary(request, reply)
      if (reason === null) {
        try {
          const result = await replica.unlessGone(work(replica.forRequest(request.deadline)))
          onRead(null)
          return result
        } catch (error) {
          if (request.deadline.aborted || !isOfReplica(error)) {
            onRead(null)
            throw error
          }
          reason = 'failed'
        }
      }
      onRead(reason)
      return work(database.forRequest(request.deadline))
    },
    addPositions(app) {
      app.addHook('onSend', async (request, reply) => {
        const { method, actor, deadline } = request
        if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return
        if (actor) changes.madeBy(actor.userId)
        // Refused and failed requests changed nothing that anybody was told of.
        if (reply.statusCode >= 400) return
        try {
          setCookie(reply, (await selectWalPosition(database.forRequest(deadline))).toString(16))
        } catch {
          setCookie(reply, unknownPosition, unknownSeconds)
        }
      })
    },
  }
}

/** Statements that a replica never runs: they write or lock, or read a table that is not copied. */
const notOnReplicas = new Set(['25006', '0A000'])

function isOfReplica(error: unknown): boolean {
  if (error instanceof postgres.PostgresError && notOnReplicas.has(error.code)) return true
  const translated = translateDatabaseError(error)
  return translated instanceof AppError && translated.code === 'unavailable'
}
