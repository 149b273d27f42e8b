import type { ServiceContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { type FrozenNight, frozenNights } from './boosts.policy.ts'
import { updateEnded } from './boosts.queries.ts'
import {
  insertFrozenNights,
  selectBoostsForUpdate,
  selectOffered,
  selectOfferedNights,
} from './freezing.queries.ts'

/** Points that a booking gets on top of its rate. */
export type FrozenBoost = {
  /** The most points of all its nights; 0 without a boost. */
  boostBps: number
  nights: FrozenNight[]
  soldOut: string[]
}

type Context = Pick<ServiceContext, 'clock'>
type Referred = { bookingId: string; partnershipId: string; rateBps: number }

/**
 * Finds the boosts that run for the nights of a booking of this partner, and locks them until the transaction ends.
 * Nothing is written yet: the terms of the referral come first.
 */
export async function findBoost(ctx: Context, tx: Transaction, referred: Referred): Promise<FrozenBoost> {
  const ids = await selectBoostsForUpdate(tx, referred, ctx.clock())
  if (ids.length === 0) return { boostBps: 0, nights: [], soldOut: [] }
  const { nights, soldOut } = frozenNights(await selectOffered(tx, referred.bookingId, ids), referred.rateBps)
  return { boostBps: Math.max(0, ...nights.map(({ boostBps }) => boostBps)), nights, soldOut }
}

/** The points that a booking of one room would get on each of these nights if it were made now. Nothing is locked. */
export async function readBoostedNights(
  ctx: Context,
  sql: Sql,
  wanted: { partnershipId: string; roomTypeId: string; nights: string[]; rateBps: number },
): Promise<Map<string, number>> {
  const { nights } = frozenNights(await selectOfferedNights(sql, wanted, ctx.clock()), wanted.rateBps)
  return new Map(nights.map(({ night, boostBps }) => [night, boostBps]))
}

/** Freezes the nights on the booking; a boost of which nothing is left stops. */
export async function freezeBoost(
  ctx: Context,
  tx: Transaction,
  bookingId: string,
  { nights, soldOut }: FrozenBoost,
): Promise<void> {
  if (nights.length > 0) await insertFrozenNights(tx, bookingId, nights)
  if (soldOut.length > 0) await updateEnded(tx, soldOut, 'sold', ctx.clock())
}
