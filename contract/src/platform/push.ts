import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { guestLanguageCodes } from '../guest-languages.ts'
import { TimeZone } from '../places.ts'
import { Id, Instant } from '../primitives.ts'
import { say } from '../say.ts'

/** The oldest gives way to one more: nobody carries as many. */
export const mostPushDevices = 20

const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('Enter a time between 00:00 and 23:59')))

/** The hours in which devices stay silent, each day; the end may lie on the next day. */
export const QuietHours = z
  .strictObject({ from: ClockTime, until: ClockTime })
  .check(z.refine(({ from, until }) => from !== until, { error: say('Choose two times'), path: ['until'] }))
export type QuietHours = z.infer<typeof QuietHours>

/** A browser's push subscription, as in RFC 8030 and RFC 8291. */
export const PushSubscription = z.strictObject({
  endpoint: z
    .string()
    .check(
      z.maxLength(1000, say('This address is too long')),
      z.regex(
        /^https:\/\/[\w.:-]+\/[\w.~:/?#@!$&()*+,;=%-]*$/,
        say('This is not the address of a push service'),
      ),
    ),
  keys: z.strictObject({
    /** A point of the curve P-256, uncompressed. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/, say('This is not a key of a browser'))),
    auth: z.string().check(z.regex(/^[\w-]{22}$/, say('This is not a key of a browser'))),
  }),
  /** Words are in this language, and quiet hours on this clock, if the account has chosen none. */
  language: z.enum(guestLanguageCodes),
  timeZone: TimeZone,
})
export type PushSubscription = z.infer<typeof PushSubscription>

export const PushSettings = z.object({
  /** The key with which a browser subscribes, so that only this server can send to it. */
  key: z.string(),
  devices: z.array(
    z.object({
      id: Id,
      /** SHA-256 of the address in base64url, by which a browser finds itself. */
      fingerprint: z.string(),
      addedAt: Instant,
    }),
  ),
  quiet: z.nullable(QuietHours),
  /** Quiet hours are on the clock of the account or, if it has chosen none, of its first hotel or its newest device. */
  timeZone: z.string(),
  /** Hotels of which the account hears, and whether its devices do. */
  hotels: z.array(z.object({ id: Id, name: z.string(), isOn: z.boolean() })),
})
export type PushSettings = z.infer<typeof PushSettings>

export const push = {
  settings: endpoint({
    method: 'GET',
    path: '/notifications/push',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Read on which devices notifications are shown, and when not',
    response: PushSettings,
  }),
  addDevice: endpoint({
    method: 'POST',
    path: '/notifications/push/devices',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Show notifications on this device until its session is signed out',
    body: PushSubscription,
    response: PushSettings,
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/notifications/push/devices/:id',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Show no notifications on a device any more',
    params: z.strictObject({ id: Id }),
    response: PushSettings,
  }),
  saveQuiet: endpoint({
    method: 'PUT',
    path: '/notifications/push/quiet',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Choose the hours in which devices stay silent, or none',
    body: z.strictObject({ quiet: z.nullable(QuietHours) }),
    example: { quiet: { from: '22:00', until: '07:00' } },
    response: PushSettings,
  }),
  saveHotel: endpoint({
    method: 'PUT',
    path: '/notifications/push/hotels/:hotelId',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Choose whether devices show the notifications of a hotel',
    params: z.strictObject({ hotelId: Id }),
    body: z.strictObject({ isOn: z.boolean(say('Choose on or off')) }),
    response: PushSettings,
  }),
}
