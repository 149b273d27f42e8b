import type { UserType } from '@roomlark/contract/endpoint'
import type { KeyScope } from '@roomlark/contract/key-scopes'
import type { Membership } from '@roomlark/contract/team-roles'
import { openChannel } from '../db/channel.ts'
import type { Live } from './live.ts'

/** Caches sessions and API keys for a moment, so that not every request has to query the database. */
export type SessionCache = {
  /** Looks only in memory. */
  known(token: string, now: Date): Actor | undefined
  /** Looks in memory first, otherwise looks the session up and caches it. */
  find(token: string, now: Date, lookUp: () => Promise<LiveSession | null>): Promise<Actor | null>
  /** Drops the cached sessions of one account, or of all accounts. */
  forget(userId?: string): void
  /**
   * Calls back whenever something is forgotten, because a session may have ended. Returns a function that
   * stops it.
   */
  watch(onForget: (userId?: string) => void): () => void
  /** Listens for sessions ended by other servers, and resolves once it is listening. */
  listen(databaseUrl: string): Promise<void>
  close(): Promise<void>
}

type Actor = {
  readonly userId: string
  readonly userType: UserType
  readonly sessionId: string
  readonly mfaEnabled: boolean
  readonly confirmedUntil?: Date | null
  readonly membership?: Membership | null
  readonly key?: { readonly id: string; readonly scopes: readonly KeyScope[] } | undefined
}
type LiveSession = { actor: Actor; expiresAt: Date }

/** If a notification were ever lost, a session could outlive its end by at most this long. */
const maxAgeMs = 3000
const maxEntries = 20_000

export function createSessionCache(live: Pick<Live, 'watch'>): SessionCache {
  const cached = new Map<string, { actor: Actor; until: number }>()
  const watchers = new Set<(userId?: string) => void>()
  let channel: { close(): Promise<void> } | undefined
  // A lookup in progress while something is forgotten may be stale, so it is used but not cached.
  let generation = 0

  function forget(userId?: string): void {
    generation += 1
    for (const [token, { actor }] of cached) {
      if (userId === undefined || actor.userId === userId) cached.delete(token)
    }
    for (const onForget of watchers) onForget(userId)
  }

  function known(token: string, now: Date): Actor | undefined {
    const found = cached.get(token)
    return found && found.until > now.getTime() ? found.actor : undefined
  }

  // Roles in a team are part of a session.
  live.watch(({ type }, { userIds }) => {
    if (type === 'account') for (const userId of userIds) forget(userId)
  })
  return {
    forget,
    known,
    watch(onForget) {
      watchers.add(onForget)
      return () => watchers.delete(onForget)
    },
    async find(token, now, lookUp) {
      const actor = known(token, now)
      if (actor) return actor
      const begun = generation
      const session = await lookUp()
      if (!session) return null
      if (begun === generation) {
        if (cached.size >= maxEntries) cached.clear()
        cached.set(token, {
          actor: session.actor,
          until: Math.min(now.getTime() + maxAgeMs, session.expiresAt.getTime()),
        })
      }
      return session.actor
    },
    async listen(databaseUrl) {
      channel = await openChannel({
        databaseUrl,
        name: 'sessions_ended',
        applicationName: 'roomlark-listen',
        onNotice: forget,
        onListening: () => forget(),
      })
    },
    async close() {
      await channel?.close()
    },
  }
}
