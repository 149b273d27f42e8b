import * as z from 'zod/mini'
import { BookingEventKind } from './booking-events.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './primitives.ts'

/**
 * What an open page is told. An event only says that something is new, never what it is: the page asks again.
 * A page passes over types it does not know.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  /**
   * From here on nothing is missed. What happened since the event named in `Last-Event-ID` was sent just before;
   * where the server cannot know all of it, `missed` is true: read everything again.
   */
  z.object({ type: z.literal('ready'), missed: z.boolean() }),
  z.object({ type: z.literal('booking'), bookingId: Id, hotelId: Id, kind: BookingEventKind }),
  /** What a hotel sells: rooms, rates, nights, blocks, or a room that a hold takes or gives back. */
  z.object({ type: z.literal('inventory'), hotelId: Id }),
  /** The figures of the account were counted anew. */
  z.object({ type: z.literal('analytics') }),
  z.object({ type: z.literal('notification') }),
  /** Launch switches or other settings of the platform. */
  z.object({ type: z.literal('platform') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

/** A comment is sent at least this often; who hears nothing for three times as long connects again. */
export const heartbeatSeconds = 15

/** A new stream is also told what happened this shortly before: its page may have been read just then. */
export const liveOverlapMs = 2000

/** Streams of one account at a time; the oldest makes room for a new one. */
export const liveStreamsPerUser = 12

export const live = {
  stream: endpoint({
    method: 'GET',
    path: '/live',
    access: 'signed-in',
    summary:
      'Server-sent events about the account, each `data:` one event as JSON; ends when the session does',
    stream: true,
    response: LiveEvent,
  }),
}
