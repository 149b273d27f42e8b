import type { Sql } from '../../db/database.ts'
import type { PublicContext } from '../../http/context.ts'
import { insertAudit } from './audit.queries.ts'

type Entry = {
  action: string
  target: string
  before?: object
  after?: object
  /** Who did it, where nobody is signed in: the holder of a mailed link. */
  actorId?: string
}

/** Written in the transaction of what it records. Never put a secret in it. */
export async function recordAudit(ctx: PublicContext, tx: Sql, entry: Entry): Promise<void> {
  await insertAudit(tx, {
    at: ctx.clock(),
    actorId: entry.actorId ?? ctx.actor?.userId ?? null,
    action: entry.action,
    target: entry.target,
    before: entry.before ?? null,
    after: entry.after ?? null,
    address: ctx.origin.address,
    requestId: ctx.origin.requestId,
  })
}
