import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyDecimals, minorUnits } from '../money.ts'
import { Id, requiredName, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { Webhook, WebhookDelivery, WebhookUrl } from './webhooks.ts'

/** What happens to a booking of an affiliate: made, cancelled or not arrived, stayed, paid out. */
export const postbackEvents = ['booked', 'cancelled', 'stayed', 'paid'] as const
export const PostbackEvent = z.enum(postbackEvents, say('There is no such event'))
export type PostbackEvent = z.infer<typeof PostbackEvent>

/** What a delivery keeps of a booking. Amounts are in minor units of its currency. */
export type PostbackData = {
  event: string
  status: string
  reference: string
  amountCents: number
  commissionCents: number
  currency: string
  tag: string | null
  subId: string | null
}

const placeholders = {
  booking_reference: ({ reference }) => reference,
  amount: ({ amountCents, currency }) => writeAmount(amountCents, currency),
  currency: ({ currency }) => currency,
  commission: ({ commissionCents, currency }) => writeAmount(commissionCents, currency),
  tag: ({ tag }) => tag ?? '',
  sub_id: ({ subId }) => subId ?? '',
  status: ({ status }) => status,
  event: ({ event }) => event,
} satisfies Record<string, (data: PostbackData) => string>

export const postbackPlaceholders = Object.keys(placeholders)

/** As programs read it: `1240.50`. */
function writeAmount(cents: number, currency: string): string {
  return (cents / minorUnits(currency)).toFixed(currencyDecimals(currency))
}

/** The address that is called: each placeholder replaced by its value. */
export function fillPostback(url: string, data: PostbackData): string {
  return url.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(readValue(name, data)))
}

function readValue(name: string, data: PostbackData): string {
  const isKnown = (known: string): known is keyof typeof placeholders => Object.hasOwn(placeholders, known)
  return isKnown(name) ? placeholders[name](data) : ''
}

const PostbackUrl = WebhookUrl.check(
  z.refine(
    (url) => !/^[^/]*\/\/[^/?#]*[{}]/.test(url),
    say('Put placeholders after the name of the server only'),
  ),
  z.refine(
    (url) => [...url.matchAll(/\{([^{}]*)\}/g)].every(([, name = '']) => Object.hasOwn(placeholders, name)),
    say('Use only these placeholders: {names}', {
      names: postbackPlaceholders.map((name) => `{${name}}`).join(' '),
    }),
  ),
)

export const Postback = z.extend(z.omit(Webhook, { topics: true, bothSecretsUntil: true }), {
  events: z.array(PostbackEvent),
})
export type Postback = z.infer<typeof Postback>

export const PostbackInput = z.strictObject({
  name: requiredName(60, say('Give the address a name')),
  url: PostbackUrl,
  events: z.array(PostbackEvent).check(
    z.minLength(1, say('Choose at least one kind of event')),
    z.maxLength(postbackEvents.length, say('These are too many kinds')),
    z.refine((events) => new Set(events).size === events.length, { error: say('Name each kind once') }),
  ),
})
export type PostbackInput = z.infer<typeof PostbackInput>

export const PostbackChange = z.extend(PostbackInput, { isPaused: z.boolean(), version: Version })
export type PostbackChange = z.infer<typeof PostbackChange>

const common = { access: ['affiliate'], launch: ['partnerships'] } as const
const ById = z.strictObject({ id: Id })
const example = {
  name: 'Tracker',
  url: 'https://tracker.example/postback?id={sub_id}&payout={commission}&status={event}',
  events: ['booked', 'cancelled'],
} as const

export const postbacks = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/postbacks',
    summary: 'The addresses that we call with what became of your bookings, and how they do',
    response: z.array(Postback),
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/postbacks',
    summary: 'Add an address with placeholders, such as {sub_id} and {commission}',
    body: PostbackInput,
    example: { ...example, events: [...example.events] },
    response: Postback,
  }),
  change: endpoint({
    ...common,
    method: 'PUT',
    path: '/postbacks/:id',
    summary: 'Change, pause or resume an address; carries the version that was read',
    params: ById,
    body: PostbackChange,
    example: { ...example, events: [...example.events], isPaused: false, version: 1 },
    response: Postback,
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/postbacks/:id',
    summary: 'Remove an address with its deliveries',
    params: ById,
    response: z.null(),
  }),
  test: endpoint({
    ...common,
    method: 'POST',
    path: '/postbacks/:id/test',
    summary: 'Call an address with made-up values; the log of deliveries has the answer',
    params: ById,
    response: WebhookDelivery,
  }),
}
