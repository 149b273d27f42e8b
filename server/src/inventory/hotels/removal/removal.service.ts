import type { HotelRemoval } from '@roomlark/contract/inventory/hotel-removal'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { isForeignKeyViolation } from '../../../db/database-errors.ts'
import { tellOffers } from '../../../db/outbox.ts'
import { AppError, notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { forgetPhotosOfHotel } from '../../../platform/images/albums.service.ts'
import { getHotel, lockHotel } from '../hotels.service.ts'
import {
  archiveHotel,
  deleteHotel,
  selectArchivedForUpdate,
  selectIsReferredTo,
  selectStaysToCome,
  updateRestored,
} from './removal.queries.ts'

export async function previewRemoval(ctx: SignedInContext, id: string): Promise<HotelRemoval> {
  await getHotel(ctx, id)
  const [isReferredTo, staysToCome] = await Promise.all([
    selectIsReferredTo(ctx.sql, id),
    selectStaysToCome(ctx.sql, id, ctx.clock()),
  ])
  return { outcome: isReferredTo ? 'archived' : 'removed', staysToCome }
}

/** Deletes the hotel if nothing refers to it; otherwise the database refuses, and the hotel is archived. */
export async function removeHotel(
  ctx: SignedInContext,
  id: string,
): Promise<{ outcome: 'removed' | 'archived' }> {
  const { name } = await getHotel(ctx, id)
  try {
    await ctx.sql.begin(async (tx) => {
      await lockHotel(ctx, tx, id)
      await requireNoStays(ctx, tx, id)
      await forgetPhotosOfHotel(ctx, tx, id)
      await tellOffers(tx, id, 'no night')
      await deleteHotel(tx, id)
      await recordAudit(ctx, tx, { action: 'hotel.removed', target: `hotel:${id}`, before: { name } })
    })
    return { outcome: 'removed' }
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
  }
  await ctx.sql.begin(async (tx) => {
    await lockHotel(ctx, tx, id)
    await requireNoStays(ctx, tx, id)
    await archiveHotel(tx, id, ctx.clock())
    await tellOffers(tx, id, 'no night')
    await recordAudit(ctx, tx, { action: 'hotel.archived', target: `hotel:${id}` })
  })
  return { outcome: 'archived' }
}

/**
 * Every new booking also locks the hotel's row, so under our lock no stay is added after these were counted.
 */
async function requireNoStays(ctx: SignedInContext, tx: Transaction, id: string): Promise<void> {
  const stays = await selectStaysToCome(tx, id, ctx.clock())
  if (stays === 0) return
  throw new AppError(
    'conflict',
    say(
      '{stays, plural, one {# stay is current or upcoming. Move that guest} other {# stays are current or upcoming. Move these guests}} to another hotel, cancel, or wait until they have left.',
      { stays },
    ),
  )
}

export async function restoreHotel(ctx: SignedInContext, id: string): Promise<Hotel> {
  await ctx.sql.begin(async (tx) => {
    const hotel = await selectArchivedForUpdate(tx, id, getHotelScope(ctx.actor))
    if (!hotel) throw notFound('hotel')
    if (!hotel.isArchived) throw new AppError('conflict', say('This hotel is not archived.'))
    if (hotel.isOwnerErased) {
      throw new AppError('conflict', say('The owner’s account was deleted, so this hotel stays archived.'))
    }
    await updateRestored(tx, id, ctx.clock())
    await tellOffers(tx, id, 'no night')
    await recordAudit(ctx, tx, {
      action: 'hotel.restored',
      target: `hotel:${id}`,
      after: { isActive: false },
    })
  })
  return getHotel(ctx, id)
}
