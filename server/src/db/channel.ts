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
  /** Also called after every reconnection, because anything announced in between was missed. */
  onListening: () => void
}

/**
 * Listens to a PostgreSQL channel on its own connection and reconnects by itself. The promise resolves once
 * it is listening.
 */
export async function openChannel(subscription: Subscription): Promise<{ close(): Promise<void> }> {
  const backOff = createBackOff({ firstMs: 50, mostMs: 2000 })
  let dials = 0
  let isClosed = false

  // The types of postgres.js do not know `socket`.
  const options = {
    fetch_types: false,
    max: 1,
    connect_timeout: 3,
    onnotice: () => {},
    connection: { application_name: subscription.applicationName },
    // We wait in `socket` below instead, which also notices a connection that was accepted and then closed.
    backoff: () => 0,
    async socket(address: Parameters<typeof dial>[0]): Promise<Socket> {
      await delay(backOff.waitMs())
      if (isClosed) throw new Error('the channel is closed')
      // Every attempt counts as a failure until `listen` has succeeded.
      backOff.failed()
      dials += 1
      return dial(address, dials)
    },
  }
  const sql = postgres(subscription.databaseUrl, options)
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
