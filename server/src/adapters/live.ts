import { LiveEvent, liveStreamsPerUser } from '@roomlark/contract/live'
import { openChannel } from '../db/channel.ts'
import { createLiveHistory } from './live-history.ts'

/** A listener receives the events that concern it until it is closed. */
export type Listener = {
  readonly userId: string
  readonly isAdmin: boolean
  /** A page sends `position` back when it reconnects, so that it receives only what it missed. */
  send(event: LiveEvent, position: string): void
  end(): void
}

/** Passes announcements from the database on to the listeners in this server that they concern. */
export type Live = {
  /**
   * Sends what happened since `position`, then `ready`, then new events. Returns a function that removes the
   * listener. An account with too many listeners loses its oldest.
   */
  join(listener: Listener, position?: string): () => void
  /** The position of a listener that has received everything so far. */
  position(): string
  /** Reports everything that is announced, and `ready` when something may have been missed. */
  watch(heard: (event: LiveEvent) => void): void
  /** Subscribes to the announcements of all servers, and resolves once subscribed. */
  listen(databaseUrl: string): Promise<void>
  /** Disconnects all listeners; they reconnect to this server or another. */
  endAll(): void
  close(): Promise<void>
}

/** The payload on the channel `live`: an event and who may receive it. */
type Notice = { userIds?: string[]; admins?: boolean; everyone?: boolean; event: unknown }
type Heard = Notice & { event: LiveEvent }

export function createLive(): Live {
  const byUser = new Map<string, Set<Listener>>()
  const watchers: ((event: LiveEvent) => void)[] = []
  let channel: { close(): Promise<void> } | undefined
  const history = createLiveHistory<Heard>()
  let wasListening = false

  function* all(): Iterable<Listener> {
    for (const own of byUser.values()) yield* own
  }

  function concerned({ userIds = [], admins, everyone }: Notice): Set<Listener> {
    if (everyone) return new Set(all())
    const found = new Set(userIds.flatMap((id) => [...(byUser.get(id) ?? [])]))
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

  function hear(payload: string): void {
    const notice: Notice = JSON.parse(payload)
    const event = LiveEvent.safeParse(notice.event)
    if (!event.success) return
    history.add({ ...notice, event: event.data })
    for (const heard of watchers) heard(event.data)
    for (const listener of concerned(notice)) listener.send(event.data, history.position())
  }

  return {
    position: history.position,
    join(listener, position) {
      const own = byUser.get(listener.userId) ?? new Set()
      byUser.set(listener.userId, own)
      own.add(listener)
      if (own.size > liveStreamsPerUser) own.values().next().value?.end()
      catchUp(listener, position)
      return () => {
        own.delete(listener)
        if (own.size === 0 && byUser.get(listener.userId) === own) byUser.delete(listener.userId)
      }
    },
    watch(heard) {
      watchers.push(heard)
    },
    async listen(databaseUrl) {
      channel = await openChannel({
        databaseUrl,
        name: 'live',
        applicationName: 'roomlark-live',
        onNotice: hear,
        // This is also called after every reconnection, when anything announced in the meantime was missed.
        onListening() {
          if (wasListening) history.lose()
          wasListening = true
          const ready: LiveEvent = { type: 'ready', missed: true }
          for (const heard of watchers) heard(ready)
          for (const listener of all()) listener.send(ready, history.position())
        },
      })
    },
    endAll() {
      for (const listener of [...all()]) listener.end()
    },
    async close() {
      await channel?.close()
    },
  }
}

function concerns({ userIds, admins, everyone }: Notice, { userId, isAdmin }: Listener): boolean {
  return everyone === true || (admins === true && isAdmin) || userIds?.includes(userId) === true
}
