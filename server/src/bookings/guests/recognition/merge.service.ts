import type { GuestMerge, GuestProfile } from '@roomlark/contract/bookings/guests'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { AppError, notFound } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { selectReachedForUpdate, updateGuest } from '../guests.queries.ts'
import { getGuest, ownersScope, requireVersion, writeContacts } from '../guests.service.ts'
import { lockBookingsOfGuests, mergeGuests } from './merge.queries.ts'
import { countGuests } from './recognition.queries.ts'

/**
 * Merges another guest into this one: bookings, contacts, and of the rest what the clerk chose. Both profiles are
 * locked, so that of two clerks at the same moment one succeeds and the other is refused.
 */
export async function mergeGuest(ctx: SignedInContext, id: string, input: GuestMerge): Promise<GuestProfile> {
  const { otherId, values, version, otherVersion } = input
  if (id === otherId) throw new AppError('conflict', say('A guest cannot be merged with themselves.'))
  await ctx.sql.begin(async (tx) => {
    await lockBookingsOfGuests(tx, [id, otherId])
    const locked = await selectReachedForUpdate(tx, [id, otherId], ownersScope(ctx))
    const guest = locked.find((one) => one.id === id)
    const other = locked.find((one) => one.id === otherId)
    if (!guest || !other) throw notFound('guest')
    requireVersion(guest, version)
    requireVersion(other, otherVersion)
    // Somebody agreed to news at an address, so the consent stays with the address that stays.
    const { consentAt, consentSource } =
      values.email !== undefined && values.email === other.email && other.email !== guest.email
        ? other
        : guest
    const now = ctx.clock()
    const { bookings } = await mergeGuests(tx, { fromId: otherId, intoId: id, now })
    await updateGuest(tx, id, values, {
      consentAt,
      consentSource,
      // A wish for no letters and a mark hold for both profiles.
      noLettersAt: guest.noLettersAt ?? other.noLettersAt,
      isVip: guest.isVip || other.isVip,
      byId: ctx.actor.userId,
      now,
    })
    await writeContacts(tx, [guest, other], values)
    await countGuests(tx, [id])
    const after = { from: otherId, bookings }
    await recordAudit(ctx, tx, { action: 'guest.merged', target: `guest:${id}`, after })
  })
  return getGuest(ctx, id)
}
