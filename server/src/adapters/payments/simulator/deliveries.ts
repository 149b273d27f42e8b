import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stripe } from 'stripe'

/** A message as Stripe sends it; the library knows a type for each kind, of which this is what all have. */
export type SimulatedEvent = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request' | 'type'
> & { account?: string; data: { object: object } }

export type Deliveries = {
  /** Messages that have not been sent yet. */
  readonly waiting: readonly SimulatedEvent[]
  /** Sends what waits, and returns the status of each answer. */
  deliver(how?: { reversed?: boolean; times?: number }): Promise<number[]>
  /** Drops what waits, or every so many of it, as if the network had lost it. Returns how many. */
  lose(which?: { every: number }): number
  /** Sends messages by themselves from now on, `afterMs` after they happened. */
  sendBy(afterMs: number): void
  add(event: SimulatedEvent): void
  close(): void
}

/** After so many milliseconds, a message that was not accepted is sent again. */
const pauses = [1000, 5000, 30_000, 120_000]

export function createDeliveries(settings: {
  secret: string
  now: () => number
  findAddress: () => string
}): Deliveries {
  let waiting: SimulatedEvent[] = []
  let afterMs: number | null = null
  const closing = new AbortController()

  async function send(event: SimulatedEvent): Promise<number> {
    const body = JSON.stringify(event)
    const answer = await fetch(settings.findAddress(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': sign(body, settings.secret, settings.now()),
      },
      body,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(20_000)]),
    }).catch(() => null)
    await answer?.body?.cancel()
    return answer?.status ?? 0
  }

  async function sendUntilAccepted(event: SimulatedEvent): Promise<void> {
    for (const pause of [afterMs ?? 0, ...pauses]) {
      await wait(pause, undefined, { ref: false, signal: closing.signal })
      const status = await send(event)
      if (status >= 200 && status < 300) return
    }
  }

  return {
    get waiting() {
      return waiting
    },
    async deliver({ reversed = false, times = 1 } = {}) {
      const events = reversed ? waiting.toReversed() : waiting
      waiting = []
      const statuses: number[] = []
      for (const event of events) {
        for (let time = 0; time < times; time += 1) statuses.push(await send(event))
      }
      return statuses
    },
    lose({ every } = { every: 1 }) {
      const kept = waiting.filter((_, index) => (index + 1) % every !== 0)
      const lost = waiting.length - kept.length
      waiting = kept
      return lost
    },
    sendBy(ms) {
      afterMs = ms
    },
    add(event) {
      if (afterMs === null) waiting.push(event)
      // Closing ends the attempts.
      else sendUntilAccepted(event).catch(() => {})
    },
    close: () => closing.abort(),
  }
}

export function sign(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
