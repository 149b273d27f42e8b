import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Actor, SignedInContext } from '../../http/context.ts'
import {
  type House as HouseRow,
  type HouseScope as Scope,
  selectHouse,
  selectHouseForKeyShare,
} from './house.queries.ts'

export type House = HouseRow
export type HouseScope = Scope

/** Whose rooms and bookings somebody may see and change: their own hotels'; an administrator everybody's. */
export function houseScope(actor: Actor): HouseScope {
  return { ownerId: actor.userType === 'admin' ? undefined : actor.userId }
}

export async function getHouse(ctx: SignedInContext, sql: Sql, hotelId: string): Promise<House> {
  const house = await selectHouse(sql, hotelId, houseScope(ctx.actor))
  if (!house) throw notFound('hotel')
  return house
}

/** The first lock of every change to rooms, rates and bookings, so that all take theirs in the same order. */
export async function holdHouse(ctx: SignedInContext, tx: Sql, hotelId: string): Promise<House> {
  const house = await selectHouseForKeyShare(tx, hotelId, houseScope(ctx.actor))
  if (!house) throw notFound('hotel')
  return house
}

/** For what brings a stay back or puts it ahead: a hotel is archived without stays to come, and stays without them. */
export async function requireNotArchived(tx: Sql, hotelId: string): Promise<void> {
  const house = await selectHouseForKeyShare(tx, hotelId, { ownerId: undefined })
  if (!house) throw new AppError('conflict', 'This hotel is archived. Restore it first.')
}
