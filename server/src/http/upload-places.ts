import type { FastifyRequest } from 'fastify'
import { createGate, createGatePerKey } from '../gate.ts'

/**
 * Each upload under way holds at most one file in memory, so their number bounds what they hold together. It
 * also lets those that have begun come to their end in time, where many more at once would all be late.
 */
const gate = createGate({ limit: 12, maxQueue: 100, maxWaitMs: 60_000 })

/** No account has all those places, nor the line for them: more of its uploads wait in a line of its own. */
const gatePerAccount = createGatePerKey({ limit: 3, maxQueue: 20, maxWaitMs: 60_000 })

export function inUploadPlace<T>({ actor, ip }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  return gatePerAccount.run(actor?.userId ?? ip, () => gate.run(work))
}
