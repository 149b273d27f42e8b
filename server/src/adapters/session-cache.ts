import type { UserType } from '@roomlark/contract/endpoint'
import { openChannel } from '../db/channel.ts'

/** Sessions looked up a moment ago, so that not every request asks the database for the same one. */
export type SessionCache = {
  /** From memory alone. */
  known(token: string, now: Date): Actor | undefined
  /** From memory, or looked up and cached. */
  find(token: string, now: Date, lookUp: () => Promise<LiveSession | null>): Promise<Actor | null>
  /** Drops what is known of one account, or of all. */
  forget(userId?: string): void
  /** Told whenever something is forgotten: a session may have ended. Returns how to stop. */
  watch(onForget: (userId?: string) => void): () => void
  /** Hears what other servers end; resolves once it listens. */
  listen(databaseUrl: string): Promise<void>
  close(): Promise<void>
}

type Actor = {
  readonly userId: string
  readonly userType: UserType
  readonly sessionId: string
  readonly mfaEnabled: boolean
  readonly confirmedUntil?: Date | null
}
type LiveSession = { actor: Actor; expiresAt: Date }

/** The longest a session could outlive its end, should a notice ever be lost. */
const maxAgeMs = 3000
const maxEntries = 20_000

export function createSessionCache(): SessionCache {
  const cached = new Map<string, { actor: Actor; until: number }>()
  const watchers = new Set<(userId?: string) => void>()
  let channel: { close(): Promise<void> } | undefined
  // A lookup that was under way when something was forgotten may be stale: it is used, but not cached.
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
