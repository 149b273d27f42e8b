import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { createBackOff } from './back-off.ts'
import { dial } from './dial.ts'

type Subscription = {
  databaseUrl: string
  name: string
  applicationName: string
  onNotice: (payload: string) => void
  /** Also after every reconnection: what was announced meanwhile has not been received. */
  onListening: () => void
}

/** Listens to a channel of PostgreSQL on a connection of its own, and reconnects by itself; resolves once it listens. */
export async function openChannel(subscription: Subscription): Promise<{ close(): Promise<void> }> {
  const backOff = createBackOff({ firstMs: 50, mostMs: 2000 })
  let dials = 0
  let isClosed = false

  const sql = postgres(subscription.databaseUrl, {
    fetch_types: false,
    max: 1,
    connect_timeout: 3,
    onnotice: () => {},
    connection: { application_name: subscription.applicationName },
    // The waiting is done below, where a connection that was accepted and then closed is noticed too.
    backoff: () => 0,
    ...{
      async socket(address: Parameters<typeof dial>[0]): Promise<Socket> {
        await delay(backOff.waitMs())
        if (isClosed) throw new Error('the channel is closed')
        // Forgotten as soon as it listens.
        backOff.failed()
        dials += 1
        return dial(address, dials)
      },
    },
  })
  await sql.listen(subscription.name, subscription.onNotice, () => {
    backOff.succeeded()
    subscription.onListening()
  })
  return {
    async close() {
      isClosed = true
      await sql.end({ timeout: 1 })
    },
  }
}
