import * as z from 'zod/mini'
import { Happened } from '../booking-events.ts'
import { IsoDate } from '../dates.ts'
import { userTypes } from '../endpoint.ts'
import { FeedFault } from '../feed-faults.ts'
import { PartnershipHappening } from '../partnership-events.ts'
import { Announced } from './announcements.ts'
import { MoneyNews } from './money-news.ts'
import { PictureFault } from './picture-faults.ts'
import { TeamNews } from './team-news.ts'

const Count = z.int().check(z.gte(0))

/** The kinds of trouble that administrators are notified of. */
export const Trouble = z.discriminatedUnion('trouble', [
  /** Jobs given up in the last 24 hours. */
  z.strictObject({ trouble: z.literal('jobs-failing'), failed: Count }),
  /** Age of the oldest job. */
  z.strictObject({ trouble: z.literal('jobs-behind'), minutes: Count }),
  /** Emails given up in the last 24 hours, and emails still being retried. */
  z.strictObject({ trouble: z.literal('mail'), failed: Count, struggling: Count }),
  z.strictObject({ trouble: z.literal('feeds'), failing: Count, total: Count }),
  /** Number of broken money invariants. */
  z.strictObject({ trouble: z.literal('money'), broken: Count }),
  /** Age of the last good backup; null if there is none. */
  z.strictObject({ trouble: z.literal('backup'), isFailed: z.boolean(), hours: z.nullable(Count) }),
])
export type Trouble = z.infer<typeof Trouble>

export const accountDecisions = [
  'suspended',
  'restored',
  'verified',
  'password-reset',
  'mfa-off',
  'type-changed',
] as const
export type AccountDecision = (typeof accountDecisions)[number]

/**
 * Parameters stored with each kind of notification. None of them names a person: personal data is in `particulars`,
 * which erasing clears. `notification-words.ts` puts a notification into words.
 */
export const notificationParams = {
  /** Here and in the other booking kinds, the particulars are the name of the guest. */
  'booking-new': z.strictObject({
    /** The names of the room types, each listed once. */
    rooms: z.array(z.string()),
    checkInOn: IsoDate,
    checkOutOn: IsoDate,
    guests: Count,
    totalCents: z.int(),
    currency: z.string(),
  }),
  /** Here and in the next kind, what happened is in the booking's own event. */
  'booking-changed': z.strictObject({ reference: z.string() }),
  'booking-cancelled': z.strictObject({ reference: z.string() }),
  /** An option of a guest ends soon; the end is on the hotel's clock. */
  'option-ending': z.strictObject({ reference: z.string(), until: z.string() }),
  /** Rooms of a group go back on sale soon. The particulars are the name of the group. */
  'group-ending': z.strictObject({ held: Count, until: z.string() }),
  /** The message itself is not stored here: it is read where it is answered. */
  'guest-message': z.strictObject({ reference: z.string() }),
  review: z.strictObject({
    step: z.enum(['published', 'reported', 'kept', 'removed']),
    score: Count,
  }),
  'arrival-unconfirmed': z.strictObject({ reference: z.string(), dueOn: IsoDate }),
  'feed-failing': z.strictObject({ calendar: z.string(), fault: FeedFault }),
  /** The particulars are the name of the file. */
  'image-rejected': PictureFault,
  /**
   * The particulars are the name of the partner, for hotels, in the first line and what was written with the
   * step in the others.
   */
  partnership: z.strictObject({
    side: z.enum(['hotel', 'affiliate']),
    happened: PartnershipHappening,
    /** Another event of the same action. */
    also: z.optional(PartnershipHappening),
    /** What a new partner gets of each stay, and the link to begin with. */
    offer: z.optional(z.strictObject({ yoursPercent: z.number(), linkUrl: z.string() })),
  }),
  /** A hotel pays its partner more for some nights, from the first to the last. */
  boost: z.strictObject({
    nights: z.strictObject({ firstOn: IsoDate, lastOn: IsoDate, count: Count }),
    ratePercent: z.number(),
    boostedPercent: z.number(),
  }),
  /** A stay that an affiliate brought; `netUsdCents` is what it earns as it stands then. */
  earning: z.strictObject({
    step: z.enum(['booked', 'cancelled', 'ended']),
    reference: z.string(),
    netUsdCents: z.int(),
  }),
  /** The particulars are what somebody wrote with it. */
  money: MoneyNews,
  team: TeamNews,
  /** The particulars are the network address. */
  'sign-in': z.strictObject({ device: z.string() }),
  /** The particulars are the reason. */
  account: z.strictObject({
    decision: z.enum(accountDecisions),
    /** The new account type, if the type was changed. */
    userType: z.nullable(z.enum(userTypes)),
  }),
  terms: Announced,
  /** An announcement of an administrator, in the language that its reader had when it was published. */
  bulletin: z.strictObject({ title: z.string(), body: z.string() }),
  system: Trouble,
}

export type NotificationKind = keyof typeof notificationParams

/** A notification as it is written to the database. */
export type News<Kind extends NotificationKind = NotificationKind> = {
  [K in Kind]: {
    event: K
    params: z.infer<(typeof notificationParams)[K]>
    particulars?: string | null | undefined
  }
}[Kind]

/** Builds the union of all notifications with additional fields. */
export function notificationsWith<Beside extends z.core.$ZodShape>(beside: Beside) {
  const kind = <const Kind extends NotificationKind>(event: Kind) =>
    z.object({
      ...beside,
      event: z.literal(event),
      /** Null if an older sentence could not be turned into data. */
      params: z.nullable(notificationParams[event]),
      /** Personal data, such as a name, an address or a message. Null if there is none or it was erased. */
      particulars: z.nullable(z.string()),
      /** The event of the booking, if the notification is about one. */
      happened: z.nullable(Happened),
    })
  return z.discriminatedUnion('event', [
    kind('booking-new'),
    kind('booking-changed'),
    kind('booking-cancelled'),
    kind('option-ending'),
    kind('group-ending'),
    kind('guest-message'),
    kind('review'),
    kind('arrival-unconfirmed'),
    kind('feed-failing'),
    kind('image-rejected'),
    kind('partnership'),
    kind('boost'),
    kind('earning'),
    kind('money'),
    kind('team'),
    kind('sign-in'),
    kind('account'),
    kind('terms'),
    kind('bulletin'),
    kind('system'),
  ])
}

const Content = notificationsWith({ hotelName: z.nullable(z.string()) })
/** Content from which a notification is worded. */
export type NotificationContent = z.infer<typeof Content>
