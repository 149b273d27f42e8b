import * as z from 'zod/mini'
import { BookingEventKind } from '../booking-events.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

/**
 * The events sent to an open page. An event only says that something changed, never what: the page fetches it again.
 * A page ignores types it does not know.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  /**
   * Sent once the stream is complete: everything since the event named in `Last-Event-ID` was sent before it. If the
   * server cannot know all of it, `missed` is true and the page must refetch everything.
   */
  z.object({ type: z.literal('ready'), missed: z.boolean() }),
  z.object({ type: z.literal('booking'), bookingId: Id, hotelId: Id, kind: BookingEventKind }),
  /** Something was charged, paid or corrected on a folio of a booking. */
  z.object({ type: z.literal('folio'), bookingId: Id, hotelId: Id }),
  /** Somebody wrote to a guest or a guest to the hotel, or somebody at the hotel saw it. */
  z.object({ type: z.literal('message'), bookingId: Id, hotelId: Id }),
  /**
   * Something that a hotel sells has changed: rooms, rates, nights, blocks, or a room that a hold takes or
   * frees.
   */
  z.object({ type: z.literal('inventory'), hotelId: Id }),
  /** Somebody marked, assigned or noted something about a room, or a room became dirty. */
  z.object({ type: z.literal('housekeeping'), hotelId: Id }),
  /** A day of the hotel was closed. */
  z.object({ type: z.literal('day-close'), hotelId: Id }),
  /** A review of a stay was published, changed, answered, reported or decided on. */
  z.object({
    type: z.literal('review'),
    reviewId: Id,
    hotelId: Id,
    happened: z.enum(['published', 'changed']),
  }),
  /** A partnership of the account, its terms or its links have changed. */
  z.object({ type: z.literal('partnerships') }),
  /** Commissions, statements or payouts of the account have changed. */
  z.object({ type: z.literal('money') }),
  /** The figures of the account were updated. */
  z.object({ type: z.literal('analytics') }),
  z.object({ type: z.literal('notification') }),
  /** The team that the account works in or its roles there have changed. */
  z.object({ type: z.literal('account') }),
  /** Launch switches or other settings of the platform have changed. */
  z.object({ type: z.literal('platform') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

/** A heartbeat is sent at least this often; a page that receives nothing for three times as long reconnects. */
export const heartbeatSeconds = 15

/** A new stream also gets the events of this short time before, in which its page may have been loaded. */
export const liveOverlapMs = 2000

/** An account can have this many streams; the oldest makes room for a new one. */
export const liveStreamsPerUser = 12

export const live = {
  stream: endpoint({
    method: 'GET',
    path: '/live',
    access: 'signed-in',
    beforeMfa: true,
    summary:
      'Server-sent events about the account, each `data:` one event as JSON; ends when the session does',
    stream: true,
    response: LiveEvent,
  }),
}
