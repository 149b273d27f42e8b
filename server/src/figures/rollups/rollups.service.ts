import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { withMutex } from '../../keyed-mutex.ts'
import {
  analyzeCommissions,
  deleteCommissions,
  insertAllCommissions,
  upsertCommissions,
  upsertLinkDays,
} from './commissions.queries.ts'
import { analyzeMoney, rebuildMoney, replaceMoneyNights, upsertMoneyDays } from './money.queries.ts'
import {
  addAllClicks,
  analyzeRollups,
  deleteRollups,
  insertAllDays,
  insertAllNights,
  insertSums,
  lockOneView,
} from './rebuild.queries.ts'
import {
  addUncountedClicks,
  deleteUncountedEvents,
  lockCounting,
  lockTurn,
  recountGuests,
  replaceOwnerDays,
  selectConcerned,
  selectIsAnythingUncounted,
  selectIsRebuildDue,
  upsertDays,
  upsertNights,
  upsertReferralDays,
} from './rollups.queries.ts'

type Context = Pick<ServiceContext, 'sql'>

const batch = 500

export function isAnythingDue(ctx: Context): Promise<boolean> {
  return selectIsAnythingUncounted(ctx.sql)
}

/**
 * Counts whatever has been committed but not counted; concurrent jobs share one connection. Returns false if another
 * server is counting: all servers hear of a booking at once, and one whose commit has to wait, as after a failover, would
 * otherwise keep a connection of each of them waiting for it.
 */
export async function countDue(ctx: Context): Promise<boolean> {
  return withMutex('rollups', async () => {
    if (await selectIsRebuildDue(ctx.sql)) await rebuildRollups(ctx)
    for (;;) {
      const result = await countBatch(ctx)
      if (result !== 'more') return result === 'done'
    }
  })
}

/** Claims and counts in one transaction, so that after a crash it is as if counting had never started. */
async function countBatch(ctx: Context): Promise<'more' | 'done' | 'left to others'> {
  return ctx.sql.begin(async (tx) => {
    if (!(await lockTurn(tx))) return 'left to others'
    // Rebuilds and hand-overs have no turn, but they lock this.
    await lockCounting(tx)
    const events = await deleteUncountedEvents(tx, batch)
    await countEvents(tx, events)
    const clicks = await addUncountedClicks(tx, batch * 10)
    if (events.length > 0 || clicks.length > 0) {
      await tell(
        tx,
        { type: 'analytics' },
        { userIds: await selectConcerned(tx, events, clicks), admins: true },
      )
    }
    return events.length === batch || clicks.length === batch * 10 ? 'more' : 'done'
  })
}

/**
 * Counting an event twice or late does no harm, because everything it touched is counted again from the
 * bookings.
 */
export async function countEvents(tx: Transaction, eventIds: number[]): Promise<void> {
  if (eventIds.length === 0) return
  await upsertDays(tx, eventIds)
  await upsertReferralDays(tx, eventIds)
  await upsertCommissions(tx, eventIds)
  await upsertLinkDays(tx, eventIds)
  await upsertNights(tx, eventIds)
  await upsertMoneyDays(tx, eventIds)
  await replaceMoneyNights(tx, eventIds)
  await recountGuests(tx, eventIds)
}

/** Counts everything again from scratch, while the old figures can still be read and bookings continue. */
export async function rebuildRollups(ctx: Context): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    await lockOneView(tx)
    await deleteRollups(tx)
    await deleteCommissions(tx)
    await insertAllDays(tx)
    await insertAllCommissions(tx)
    await insertAllNights(tx)
    await addAllClicks(tx)
    await insertSums(tx)
    await rebuildMoney(tx)
    // Within the transaction, whose statements may take as long as they need.
    await analyzeRollups(tx)
    await analyzeMoney(tx)
    await analyzeCommissions(tx)
  })
}

/** Has to be called before a hotel changes hands, and `recountOwners` afterwards, in the same transaction. */
export async function pauseCounting(tx: Transaction): Promise<void> {
  await lockCounting(tx)
}

export async function recountOwners(tx: Transaction, ownerIds: string[]): Promise<void> {
  await replaceOwnerDays(tx, ownerIds)
}
