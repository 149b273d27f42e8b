import * as z from 'zod/mini'
import { endpoint, type UserType } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Instant, OpaqueToken, RowNumber, wholeNumber } from '../primitives.ts'
import { say } from '../say.ts'
import { type NotificationKind, notificationsWith } from './notification-kinds.ts'

export const notificationEvents = [
  'booking-new',
  'booking-changed',
  'booking-cancelled',
  'option-ending',
  'group-ending',
  'guest-message',
  'review',
  'arrival-unconfirmed',
  'feed-failing',
  'image-rejected',
  'partnership',
  'boost',
  'earning',
  'money',
  'team',
  'sign-in',
  'account',
  'terms',
  'bulletin',
  'system',
] as const satisfies NotificationKind[]
export const NotificationEvent = z.enum(notificationEvents)
export type NotificationEvent = z.infer<typeof NotificationEvent>

/** The digest is daily; the weekly one comes on Mondays. */
export const digests = ['digest', 'weekly'] as const
export type Digest = (typeof digests)[number]

export const mailChannels = ['off', 'now', ...digests] as const

export const Notification = notificationsWith({
  id: z.int(),
  /** The hotel it is about, with its current name; null if it is about the account. */
  hotelName: z.nullable(z.string()),
  /** A path within the product. */
  link: z.string(),
  at: Instant,
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

export const NotificationQuery = z.strictObject({
  unread: z._default(z.enum(['true', 'false']), 'false'),
  page: PageNumber,
  limit: pageLimit(50, 20),
})
export type NotificationQuery = z.infer<typeof NotificationQuery>

const choice = {
  event: NotificationEvent,
  inApp: z.boolean(say('Choose on or off')),
  mail: z.enum(mailChannels, say('Choose off, now, digest or weekly')),
}
export const NotificationPreference = z.strictObject({
  ...choice,
  /** Also shown on the account's devices, if it has any (push.ts). */
  push: z.boolean(),
})
export type NotificationPreference = z.infer<typeof NotificationPreference>

/** These are always emailed with their own templates, because they keep an account safe. */
export const essentialEvents: readonly NotificationEvent[] = ['sign-in', 'account', 'terms']

/** The account types an event concerns; events not named here concern everyone. */
export const eventAudience: Partial<Record<NotificationEvent, readonly UserType[]>> = {
  'booking-new': ['hotel'],
  'booking-changed': ['hotel'],
  'booking-cancelled': ['hotel'],
  'option-ending': ['hotel'],
  'group-ending': ['hotel'],
  'guest-message': ['hotel'],
  review: ['hotel', 'admin'],
  'arrival-unconfirmed': ['hotel'],
  'feed-failing': ['hotel'],
  'image-rejected': ['hotel'],
  partnership: ['hotel', 'affiliate'],
  boost: ['affiliate'],
  earning: ['affiliate'],
  team: ['hotel'],
  bulletin: ['hotel', 'affiliate'],
  system: ['admin'],
}

const mailedAtOnce: readonly NotificationEvent[] = [
  'group-ending',
  'guest-message',
  'review',
  'arrival-unconfirmed',
  'feed-failing',
  'partnership',
  'money',
  'team',
  'bulletin',
  'system',
]

/** These may be many a day. */
const mailedDaily: readonly NotificationEvent[] = ['earning']

/** Notices for people on the move; a device gets them only after its owner has turned them on. */
const pushed: readonly NotificationEvent[] = [
  'booking-new',
  'booking-cancelled',
  'guest-message',
  'review',
  'arrival-unconfirmed',
  'earning',
]

/** Returns the default. Bookings are emailed to the hotel's front desk in any case. */
export function shippedPreference(event: NotificationEvent): NotificationPreference {
  return {
    event,
    inApp: true,
    mail: mailedAtOnce.includes(event) ? 'now' : mailedDaily.includes(event) ? 'digest' : 'off',
    push: pushed.includes(event),
  }
}

/** Without `push`, that choice stays as it is: pages loaded before there was one do not send it. */
export const PreferenceChoice = z.strictObject({
  ...choice,
  push: z.optional(z.boolean(say('Choose on or off'))),
})
export type PreferenceChoice = z.infer<typeof PreferenceChoice>

const NotificationId = z.strictObject({
  id: wholeNumber(1, Number.MAX_SAFE_INTEGER, say('This is not a valid id')),
})
const Unread = z.object({ unread: z.int() })

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'signed-in',
    summary: 'List what happened to you, newest first',
    query: NotificationQuery,
    response: z.array(Notification),
    meta: z.extend(PageMeta, { unread: z.int() }),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/notifications/unread',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Number of unread notifications',
    response: Unread,
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/notifications/:id/read',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Mark one as read',
    params: NotificationId,
    response: Unread,
  }),
  markAllRead: endpoint({
    method: 'POST',
    path: '/notifications/read',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Mark all up to one as read; later ones were not seen yet',
    body: z.strictObject({ upTo: RowNumber }),
    response: Unread,
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/notifications/preferences',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Read which notifications you get, and how',
    response: z.array(NotificationPreference),
  }),
  savePreferences: endpoint({
    method: 'PUT',
    path: '/notifications/preferences',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Choose which notifications you get, and how; events left out stay as they are',
    body: z.strictObject({
      preferences: z.array(PreferenceChoice).check(
        z.maxLength(notificationEvents.length, say('Name each event once')),
        z.refine(
          (list) => new Set(list.map(({ event }) => event)).size === list.length,
          say('Name each event once'),
        ),
        z.refine(
          (list) => list.every(({ event, mail }) => mail === 'off' || !essentialEvents.includes(event)),
          say('This email cannot be turned off'),
        ),
      ),
    }),
    response: z.array(NotificationPreference),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/notifications/unsubscribe',
    access: 'public',
    summary: 'Stop emails about one kind of event, by the link in such an email',
    body: z.strictObject({ token: OpaqueToken }),
    response: z.object({ what: z.string() }),
  }),
}
