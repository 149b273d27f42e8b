import { LiveEvent, liveStreamsPerUser } from '@roomlark/contract/platform/live'
import { hotelsWhere, type Membership, type Permission } from '@roomlark/contract/team-roles'
import type { Sql } from '../db/database.ts'
import type { ToldAudience } from '../db/outbox.ts'
import { createLiveHistory } from './live-history.ts'
import { followOutbox } from './outbox-reader.ts'

/** A listener receives the events that concern it until it is closed. */
export type Listener = {
  readonly userId: string
  readonly isAdmin: boolean
  /** Somebody who works for an owner hears what concerns the owner too, where their role allows it. */
  readonly membership: Membership | null
  /** A page sends `position` back when it reconnects, so that it receives only what it missed. */
  send(event: LiveEvent, position: string): void
  end(): void
}

/** Passes what services tell open pages on to the listeners in this server that it concerns. */
export type Live = {
  /**
   * Sends what happened since `position`, then `ready`, then new events. Returns a function that removes the
   * listener. An account with too many listeners loses its oldest.
   */
  join(listener: Listener, position?: string): () => void
  /** The position of a listener that has received everything so far. */
  position(): string
  /** Reports everything that is announced, and `ready` to everyone when something may have been missed. */
  watch(heard: (event: LiveEvent, audience: ToldAudience) => void): void
  /** Subscribes to what all servers tell, and resolves once subscribed. */
  listen(databaseUrl: string, sql: Sql): Promise<void>
  /** Disconnects all listeners; they reconnect to this server or another. */
  endAll(): void
  close(): Promise<void>
}

type Heard = ToldAudience & { event: LiveEvent }

export function createLive(): Live {
  const byUser = new Map<string, Set<Listener>>()
  const membersByOwner = new Map<string, Set<Listener>>()
  const watchers: ((event: LiveEvent, audience: ToldAudience) => void)[] = []
  let reader: { close(): Promise<void> } | undefined
  const history = createLiveHistory<Heard>()
  let wasListening = false

  function* all(): Iterable<Listener> {
    for (const own of byUser.values()) yield* own
  }

  function concerned(notice: Heard): Set<Listener> {
    const { userIds, admins, everyone } = notice
    if (everyone) return new Set(all())
    const found = new Set(userIds.flatMap((id) => [...(byUser.get(id) ?? [])]))
    for (const member of userIds.flatMap((id) => [...(membersByOwner.get(id) ?? [])])) {
      if (concerns(notice, member)) found.add(member)
    }
    if (admins) for (const listener of all()) if (listener.isAdmin) found.add(listener)
    return found
  }

  function catchUp(listener: Listener, position: string | undefined): void {
    const { entries, isComplete } = history.since(position)
    for (const { notice, position } of entries) {
      if (concerns(notice, listener)) listener.send(notice.event, position)
    }
    listener.send({ type: 'ready', missed: !isComplete }, history.position())
  }

  function hear({ event: told, ...audience }: ToldAudience & { event: unknown }): void {
    const event = LiveEvent.safeParse(told)
    if (!event.success) return
    const understood = { ...audience, event: event.data }
    history.add(understood)
    for (const heard of watchers) heard(event.data, audience)
    for (const listener of concerned(understood)) listener.send(event.data, history.position())
  }

  return {
    position: history.position,
    join(listener, position) {
      const { userId, membership } = listener
      const leave = [addTo(byUser, userId, listener)]
      if (membership) leave.push(addTo(membersByOwner, membership.ownerId, listener))
      const own = byUser.get(userId)
      if (own && own.size > liveStreamsPerUser) own.values().next().value?.end()
      catchUp(listener, position)
      return () => {
        for (const remove of leave) remove()
      }
    },
    watch(heard) {
      watchers.push(heard)
    },
    async listen(databaseUrl, sql) {
      reader = await followOutbox({
        databaseUrl,
        sql,
        onTold: hear,
        // This is also called after every reconnection, when anything told in the meantime was missed.
        onFollowing() {
          if (wasListening) history.lose()
          wasListening = true
          const ready: LiveEvent = { type: 'ready', missed: true }
          for (const heard of watchers) heard(ready, { userIds: [], admins: false, everyone: true })
          for (const listener of all()) listener.send(ready, history.position())
        },
      })
    },
    endAll() {
      for (const listener of [...all()]) listener.end()
    },
    async close() {
      await reader?.close()
    },
  }
}

/** Returns a function that removes the listener again. */
function addTo(listeners: Map<string, Set<Listener>>, key: string, listener: Listener): () => void {
  const own = listeners.get(key) ?? new Set()
  listeners.set(key, own)
  own.add(listener)
  return () => {
    own.delete(listener)
    if (own.size === 0 && listeners.get(key) === own) listeners.delete(key)
  }
}

function concerns({ userIds, admins, everyone, event }: Heard, listener: Listener): boolean {
  const { userId, isAdmin, membership } = listener
  if (everyone || (admins && isAdmin) || userIds.includes(userId)) return true
  return membership !== null && userIds.includes(membership.ownerId) && mayHear(event, membership)
}

/** Permission that a member needs in a hotel to be sent events about it; null means the owner alone. */
const needed: Record<LiveEvent['type'], Permission | null> = {
  booking: 'see-bookings',
  folio: 'see-bookings',
  message: 'see-bookings',
  review: 'see-bookings',
  inventory: 'see-rooms',
  housekeeping: 'see-rooms',
  'day-close': 'see-bookings',
  partnerships: 'see-books',
  money: 'see-books',
  analytics: 'see-books',
  ready: null,
  notification: null,
  account: null,
  platform: null,
}

function mayHear(event: LiveEvent, { places }: Membership): boolean {
  const permission = needed[event.type]
  if (permission === null) return false
  const hotelIds = hotelsWhere(places, permission)
  if (hotelIds === undefined) return true
  return 'hotelId' in event ? hotelIds.includes(event.hotelId) : hotelIds.length > 0
}
