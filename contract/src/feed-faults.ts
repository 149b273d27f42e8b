import * as z from 'zod/mini'

function fault<const Kind extends string, Params extends z.core.$ZodShape>(kind: Kind, params: Params) {
  return z.object({ kind: z.literal(kind), params: z.strictObject(params) })
}

/** The reason why another channel's calendar could not be read; `feed-fault-words.ts` puts it into words. */
export const FeedFault = z.discriminatedUnion('kind', [
  fault('no-answer', { seconds: z.number() }),
  fault('connection-failed', { code: z.string() }),
  fault('no-such-server', {}),
  fault('private-network', {}),
  fault('not-a-web-address', {}),
  fault('bad-redirect', {}),
  fault('too-many-redirects', { redirects: z.int() }),
  fault('bad-status', { status: z.int() }),
  fault('compressed', { encoding: z.string() }),
  fault('too-large', { megabytes: z.number() }),
  fault('too-large-to-read', {}),
  fault('too-slow-to-read', {}),
  fault('empty-answer', {}),
  fault('not-a-calendar', {}),
  fault('unreadable-dates', {}),
  fault('unreadable-event', {}),
  fault('too-many-events', { events: z.int() }),
  fault('too-many-nights', {}),
  /** The calendar had this many events before. */
  fault('emptied', { events: z.int() }),
  /** An older sentence that is not one we know. */
  fault('unknown', {}),
])
export type FeedFault = z.infer<typeof FeedFault>
