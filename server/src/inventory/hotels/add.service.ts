import { randomBytes } from 'node:crypto'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { recordAudits } from '../../platform/audit/audit.service.ts'
import { insertHotels, selectFolded } from './new-hotel.queries.ts'

const slugAttempts = 6

/**
 * Uses the name as the slug if that is free, otherwise the name with a few random characters. Creates all
 * hotels or none.
 */
export async function addHotels(
  ctx: SignedInContext,
  tx: Transaction,
  inputs: (HotelInput & { id: string })[],
  action: 'created' | 'imported',
): Promise<void> {
  const folded = await selectFolded(
    tx,
    inputs.map(({ name }) => name),
  )
  const hotels = inputs.map((input, index) => ({ ...input, stem: toSlug(folded[index] ?? '') }))
  const { userId: ownerId } = ctx.actor
  const now = ctx.clock().getTime()
  // Lists show the newest first, so hotels added together get decreasing times to keep their order.
  let left = hotels.map((hotel, index) => ({
    ...hotel,
    ownerId,
    now: new Date(now - index),
    slug: hotel.stem,
  }))
  for (let attempt = 1; left.length > 0; attempt += 1) {
    if (attempt > slugAttempts) {
      throw new AppError(
        'conflict',
        say('We could not create a web address from that name. Please try again.'),
      )
    }
    const made = await insertHotels(tx, left)
    left = left
      .filter(({ id }) => !made.has(id))
      .map((hotel) => ({ ...hotel, slug: `${hotel.stem}-${randomBytes(3).toString('hex')}` }))
  }
  const entries = inputs.map(({ id, name }) => ({
    action: `hotel.${action}`,
    target: `hotel:${id}`,
    after: { name },
  }))
  await recordAudits(ctx, tx, entries)
}

/** Expects a name that is already folded: `hotel d'ete` becomes `hotel-d-ete`. */
function toSlug(folded: string): string {
  const plain = folded
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, 60).replace(/-+$/, '') || 'hotel'
}
