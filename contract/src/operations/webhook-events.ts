import { say } from '../say.ts'
/** Topics that an address can subscribe to; each covers all events about its subject. */
export const webhookTopics = [
  'booking',
  'availability',
  'review',
  'partnership',
  'commission',
  'payout',
] as const
export type WebhookTopic = (typeof webhookTopics)[number]

const topicsOfType: Record<'hotel' | 'affiliate' | 'admin', readonly WebhookTopic[]> = {
  hotel: ['booking', 'availability', 'review', 'partnership', 'commission'],
  affiliate: ['partnership', 'commission', 'payout'],
  admin: webhookTopics,
}

/** Nobody hears of what they could not read. */
export function listWebhookTopics(userType: keyof typeof topicsOfType): readonly WebhookTopic[] {
  return topicsOfType[userType]
}

const topicNames: Record<WebhookTopic, string> = {
  booking: say('booking##events of this kind'),
  availability: say('availability##events of this kind'),
  review: say('review##events of this kind'),
  partnership: say('partnership##events of this kind'),
  commission: say('commission##events of this kind'),
  payout: say('payout##events of this kind'),
}

/** Says what an address listens to, such as "All booking and commission events". */
export function webhookTopicsWords(topics: readonly WebhookTopic[]): string {
  if (topics.length === webhookTopics.length) return say('All events')
  const names = webhookTopics.filter((topic) => topics.includes(topic)).map((topic) => topicNames[topic])
  const last = names.at(-1) ?? ''
  return names.length > 1
    ? say('All {kinds} and {last} events', { kinds: names.slice(0, -1).join(', '), last })
    : say('All {kind} events', { kind: last })
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** The pauses before each try of a delivery, which take about three days together. */
export const webhookPausesMs = [
  ...[0, 5 * second, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
] as const

/** An address has this long to answer. */
export const webhookTimeoutSeconds = 15

export const webhookFaults = [
  'timeout',
  'refused',
  'no-such-server',
  'private-network',
  'unreachable',
] as const
export type WebhookFault = (typeof webhookFaults)[number]

const faultWords: Record<WebhookFault, string> = {
  timeout: say('no answer in {seconds} seconds', { seconds: webhookTimeoutSeconds }),
  refused: say('the connection was refused'),
  'no-such-server': say('there is no server of that name'),
  'private-network': say('the address is in a private network'),
  unreachable: say('the connection failed'),
}

/** Says how a try ended, such as "answered 503". */
export function webhookTryWords({
  status,
  fault,
}: {
  status: number | null
  fault: WebhookFault | null
}): string {
  return fault === null ? say('answered {status}', { status }) : faultWords[fault]
}
