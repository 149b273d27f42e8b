import { PassThrough } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { heartbeatSeconds, type LiveEvent } from '@roomlark/contract/platform/live'
import type { Actor, ServiceContext } from '../../context.ts'

/** A page with this much unread data is disconnected; it reconnects and reads everything again. */
const mostUnread = 64 * 1024

/**
 * Opens a stream of server-sent events for one page, until it leaves, the session ends or the server stops.
 */
export function openStream(
  ctx: Pick<ServiceContext, 'live' | 'sessions'>,
  actor: Actor,
  lastEventId: string | undefined,
  actorNow: () => Promise<Actor | null>,
): PassThrough {
  const stream = new PassThrough()
  const write = (text: string) => {
    if (stream.destroyed || stream.writableEnded) return
    if (stream.readableLength + stream.writableLength > mostUnread) stream.destroy()
    else stream.write(text)
  }
  const send = (event: LiveEvent, position: string) =>
    write(`data: ${JSON.stringify(event)}\nid: ${position}\n\n`)
  const end = () => {
    leave()
    stream.end()
  }
  // A page whose rights have changed opens a stream of its own for them; if the session cannot be checked, it is no
  // longer trusted.
  const check = () =>
    actorNow().then((now) => {
      if (now && hasSameRights(now, actor)) return
      if (now) send({ type: 'account' }, ctx.live.position())
      end()
    }, end)

  const isAdmin = actor.userType === 'admin'
  const listener = { userId: actor.userId, isAdmin, membership: actor.membership ?? null, send, end }
  const quit = ctx.live.join(listener, lastEventId)
  const stopWatching = ctx.sessions.watch((userId) => {
    if (userId === undefined || userId === actor.userId) void check()
  })
  const heartbeat = setInterval(() => {
    write(`: still here\nid: ${ctx.live.position()}\n\n`)
    void check()
  }, heartbeatSeconds * 1000)
  function leave(): void {
    quit()
    stopWatching()
    clearInterval(heartbeat)
  }
  stream.once('close', leave)
  return stream
}

function hasSameRights(one: Actor, other: Actor): boolean {
  return isDeepStrictEqual(listRights(one), listRights(other))
}

/** The places come in any order. */
function listRights({ membership }: Actor) {
  const places = membership?.places.map(({ hotelId, role }) => `${hotelId} ${role}`).sort()
  return [membership?.ownerId, places]
}
