import { expect } from 'vitest'
import { createDispatcher } from '../src/operations/webhooks/sending.service.ts'
import type { TestApp } from './app.ts'

/** Sends what is due now, round by round, and returns how many calls each round began. */
export async function sendDueWebhooks(app: TestApp, webhooks = app.services.webhooks): Promise<number[]> {
  const faults: unknown[] = []
  const ctx = { ...app.services, sql: app.pool, webhooks }
  const dispatcher = createDispatcher(ctx, (fault) => faults.push(fault))
  const rounds: number[] = []
  for (;;) {
    const begun = await dispatcher.dispatch()
    if (begun === 0) break
    rounds.push(begun)
    await dispatcher.settled()
  }
  expect(faults).toEqual([])
  return rounds
}
