import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { Consumer } from '../../db/outbox.ts'
import { deleteRead, lockPosition, selectUnreadUntil, updatePosition } from './outbox.queries.ts'

/** A server whose own pages are further behind than this would miss something. */
const keptSeconds = 600

/**
 * Does what a consumer does with everything that it has not read yet, `unreadBy` until the given snapshot, and moves its
 * position in the same transaction: a crash leaves both as they were. Does nothing while another server is at it.
 */
export async function consume(
  ctx: Pick<ServiceContext, 'sql'>,
  consumer: Consumer,
  work: (tx: Transaction, until: string) => Promise<void>,
): Promise<void> {
  if ((await selectUnreadUntil(ctx.sql, consumer)) === undefined) return
  await ctx.sql.begin(async (tx) => {
    if (!(await lockPosition(tx, consumer))) return
    const until = await selectUnreadUntil(tx, consumer)
    if (until === undefined) return
    await work(tx, until)
    await updatePosition(tx, consumer, until)
  })
}

/** Runs every minute. */
export async function forgetTold(ctx: Pick<ServiceContext, 'sql'>): Promise<void> {
  await deleteRead(ctx.sql, keptSeconds)
}
