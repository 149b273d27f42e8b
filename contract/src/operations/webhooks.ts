import * as z from 'zod/mini'
import { endpoint, userTypes } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, Instant, keepable, requiredName, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { webhookFaults, webhookTopics } from './webhook-events.ts'

export const webhookLimits = {
  addresses: 20,
  testsAnHour: 30,
  deliveryDays: 30,
  bothSecretsHours: 24,
} as const

export const WebhookTopicName = z.enum(webhookTopics, say('This topic does not exist'))

export const Webhook = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  topics: z.array(WebhookTopicName),
  /** Until when calls are also signed with the secret before. */
  bothSecretsUntil: z.nullable(Instant),
  /** Since when nothing was accepted. */
  failingSince: z.nullable(Instant),
  pausedAt: z.nullable(Instant),
  /** The status of the last answer; null if there was none. */
  lastStatus: z.nullable(z.int()),
  /** Time of the next attempt. */
  nextTryAt: z.nullable(Instant),
  /** Accepted in the last 30 days, and how many of these at the first try. */
  sent: z.int(),
  sentAtFirst: z.int(),
  version: z.int(),
})
export type Webhook = z.infer<typeof Webhook>

const webAddress = z.url({ protocol: /^https?$/ })
/** A URL parser removes line breaks and tabs, so that what is stored would not be what is called. */
const hasBlanks = (value: string) => /[\s\p{C}]/u.test(value)

export const WebhookUrl = z.string().check(
  z.trim(),
  z.maxLength(500, say('That address is too long')),
  keepable,
  z.refine(
    (value) => !hasBlanks(value) && webAddress.safeParse(value).success,
    say('Enter a web address (https://…)'),
  ),
  z.refine(
    (value) => !/^[^/]*\/\/[^/]*@/.test(value),
    say('Remove the user name and password from the address'),
  ),
)

export const WebhookInput = z.strictObject({
  name: requiredName(60, say('Give the address a name')),
  url: WebhookUrl,
  topics: z.array(WebhookTopicName).check(
    z.minLength(1, say('Choose at least one kind of event')),
    z.maxLength(webhookTopics.length, say('These are too many kinds')),
    z.refine((topics) => new Set(topics).size === topics.length, { error: say('Name each kind once') }),
  ),
})
export type WebhookInput = z.infer<typeof WebhookInput>

export const WebhookChange = z.extend(WebhookInput, { isPaused: z.boolean(), version: Version })
export type WebhookChange = z.infer<typeof WebhookChange>

/** The secret is in this answer and nowhere else. */
export const WebhookWithSecret = z.object({ webhook: Webhook, secret: z.string() })
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>

export const WebhookTry = z.object({
  at: Instant,
  status: z.nullable(z.int()),
  fault: z.nullable(z.enum(webhookFaults)),
  tookMs: z.int(),
})
export type WebhookTry = z.infer<typeof WebhookTry>

export const WebhookDelivery = z.object({
  /** Sent as webhook-id, the same in every try. */
  id: Id,
  webhookId: Id,
  webhookName: z.string(),
  type: z.string(),
  at: Instant,
  state: z.enum(['waiting', 'delivered', 'failed']),
  /** The body as it is sent. */
  payload: z.string(),
  tries: z.array(WebhookTry),
  nextTryAt: z.nullable(Instant),
  /** The number of the next pause of the back-off. */
  step: z.int(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookDeliveryQuery = z.strictObject({
  webhookId: z.optional(Id),
  page: PageNumber,
  limit: pageLimit(50, 10),
})
export type WebhookDeliveryQuery = z.infer<typeof WebhookDeliveryQuery>

const developers = { access: userTypes, launch: ['hotelPages', 'partnerships'] } as const
const ById = z.strictObject({ id: Id })

export const webhooks = {
  list: endpoint({
    ...developers,
    method: 'GET',
    path: '/webhooks',
    summary: 'The addresses we call, and how they do',
    response: z.array(Webhook),
  }),
  create: endpoint({
    ...developers,
    method: 'POST',
    path: '/webhooks',
    summary: 'Add an address; its secret is shown only now',
    body: WebhookInput,
    example: { name: 'PMS', url: 'https://pms.example/roomlark', topics: ['booking'] },
    response: WebhookWithSecret,
  }),
  change: endpoint({
    ...developers,
    method: 'PUT',
    path: '/webhooks/:id',
    summary: 'Change, pause or resume an address',
    params: ById,
    body: WebhookChange,
    example: {
      name: 'PMS',
      url: 'https://pms.example/roomlark',
      topics: ['booking'],
      isPaused: false,
      version: 1,
    },
    response: Webhook,
  }),
  remove: endpoint({
    ...developers,
    method: 'DELETE',
    path: '/webhooks/:id',
    summary: 'Remove an address with its deliveries',
    params: ById,
    response: z.null(),
  }),
  rotate: endpoint({
    ...developers,
    method: 'POST',
    path: '/webhooks/:id/secret',
    summary: 'Make a new secret; the old one is used too for a day',
    params: ById,
    response: WebhookWithSecret,
  }),
  test: endpoint({
    ...developers,
    method: 'POST',
    path: '/webhooks/:id/test',
    summary: 'Send a test event',
    params: ById,
    response: WebhookDelivery,
  }),
  deliveries: endpoint({
    ...developers,
    method: 'GET',
    path: '/webhooks/deliveries',
    summary: 'What was sent in the last 30 days, newest first',
    query: WebhookDeliveryQuery,
    response: z.array(WebhookDelivery),
    meta: PageMeta,
  }),
  redeliver: endpoint({
    ...developers,
    method: 'POST',
    path: '/webhooks/deliveries/:id/redeliver',
    summary: 'Send an event again now',
    params: ById,
    response: WebhookDelivery,
  }),
}
