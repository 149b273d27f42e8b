import type { SignedInContext } from '../../../context.ts'

/**
 * A run of more stays than this would outlast a request, so a job draws it up again and approves it. Approving takes
 * up to 0.1 ms a stay, and a request may take a minute.
 */
export const mostStaysInRequest = 100_000

/** Identifies who gave an order, as jobs and the audit log store it. */
export function toOrder({ actor, origin }: Pick<SignedInContext, 'actor' | 'origin'>) {
  return { userId: actor.userId, ...origin }
}
