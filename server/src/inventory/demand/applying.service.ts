import { addDays, dateIn, listNights } from '@roomlark/contract/dates'
import { demandLimits } from '@roomlark/contract/inventory/demand'
import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { consume } from '../../platform/outbox/outbox.service.ts'
import { lockNamedNights, readNights } from '../rooms/nights/nights.service.ts'
import { readSoldTypes } from '../rooms/rooms.service.ts'
import { createDemandFacts, listChangedDemand } from './demand.policy.ts'
import {
  lockDemand,
  selectChangedNights,
  selectDemandRules,
  selectHotelsOfNewDay,
  selectTimeZone,
  type ToldNights,
  updateAppliedOn,
  updateDemand,
} from './demand.queries.ts'

/** Hotels are read in pages, so that memory does not grow with their number. */
const hotelsAPage = 200

/**
 * Writes what the rules that apply make of every night from today on, where that has changed. Whoever changes a rule does
 * it in the same transaction; what is sold and the passing of days are followed soon after.
 */
export async function applyDemandRules(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  hotelId: string,
): Promise<void> {
  const today = await applyToNights(ctx, tx, { hotelId, fromOn: null, untilOn: null })
  if (today !== undefined) await updateAppliedOn(tx, hotelId, today)
}

/** Does the same for some nights only; returns the hotel's day, undefined once it is archived. */
async function applyToNights(
  { clock }: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  { hotelId, fromOn, untilOn }: ToldNights,
): Promise<string | undefined> {
  await lockDemand(tx, hotelId)
  const timeZone = await selectTimeZone(tx, hotelId)
  if (timeZone === null) return undefined
  const today = dateIn(timeZone, clock())
  const horizon = addDays(today, demandLimits.days)
  const firstOn = fromOn !== null && fromOn > today ? fromOn : today
  const lastOn = untilOn !== null && untilOn < horizon ? untilOn : horizon
  const types = (await readSoldTypes(tx, hotelId)).filter(({ units }) => units > 0)
  const ids = types.map(({ id }) => id)
  const rules = (await selectDemandRules(tx, hotelId)).filter(({ state }) => state === 'applies')
  const facts = createDemandFacts(types, await readNights(tx, ids, firstOn, lastOn), today)
  const changes = listChangedDemand(types, listNights(firstOn, addDays(lastOn, 1)), rules, facts)
  await lockNamedNights(tx, changes)
  if (changes.length > 0) await updateDemand(tx, changes)
  return today
}

/**
 * Notes where rooms have been sold or freed. The job that changes prices is enqueued in the transaction that moves the
 * position, so a crash in between loses nothing.
 */
export async function noteDemand(ctx: Pick<ServiceContext, 'sql' | 'jobs'>): Promise<void> {
  await consume(ctx, 'demand', async (tx, until) => {
    for (const nights of await selectChangedNights(tx, until)) {
      await ctx.jobs.enqueue(tx, 'demand.apply', nights)
    }
  })
}

export async function applyDemand(
  ctx: Pick<ServiceContext, 'sql' | 'clock'>,
  nights: ToldNights,
): Promise<void> {
  await ctx.sql.begin((tx) => applyToNights(ctx, tx, nights))
}

/** Applies rules by lead time where another day has begun by the hotel's clock. */
export async function applyDemandOfNewDay(ctx: Pick<ServiceContext, 'sql' | 'clock'>): Promise<void> {
  const failures: unknown[] = []
  let after: string | undefined
  for (;;) {
    const hotels = await selectHotelsOfNewDay(ctx.sql, ctx.clock(), after, hotelsAPage)
    for (const hotelId of hotels) {
      // One hotel that fails must not keep all others waiting.
      await ctx.sql
        .begin((tx) => applyDemandRules(ctx, tx, hotelId))
        .catch((error: unknown) => failures.push(error))
    }
    after = hotels.at(-1)
    if (hotels.length < hotelsAPage) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some hotels could not be priced')
}
