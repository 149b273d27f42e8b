import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { matchesToken, signId } from '../../../signed-id.ts'
import { updateLinkVersion } from '../bookings.queries.ts'
import { lockBooking } from '../bookings.service.ts'
import { announceBooking } from './announce.service.ts'

const purpose = 'guest booking link'
/** Booking that a link is signed for. */
export type LinkedBooking = { id: string; linkVersion: number }

/**
 * Builds the address at which the guest manages the booking without an account. Whoever has the link has the
 * booking, so it is sent to the guest's own email address and nowhere else.
 */
export function makeGuestLink(
  ctx: Pick<ServiceContext, 'cipher' | 'publicUrl'>,
  booking: LinkedBooking,
): string {
  return `${ctx.publicUrl}/stays/bookings/${makeGuestToken(ctx, booking)}`
}

/** A booking has the same link in every email until its version changes. */
export function makeGuestToken(
  { cipher }: Pick<ServiceContext, 'cipher'>,
  { id, linkVersion }: LinkedBooking,
): string {
  return signId(cipher, purpose, id, linkVersion)
}

/** Tells whether a token opens its booking, did so once, or was not signed by this server. */
export function judgeGuestToken(
  { cipher }: Pick<ServiceContext, 'cipher'>,
  { id, linkVersion }: LinkedBooking,
  token: string,
): 'valid' | 'ended' | 'forged' {
  for (let version = linkVersion; version > 0; version -= 1) {
    if (matchesToken(cipher, purpose, id, token, version)) return version === linkVersion ? 'valid' : 'ended'
  }
  return 'forged'
}

/** Ends every link that was sent so far; the next email has a new one. */
export async function endGuestLinks(ctx: SignedInContext, tx: Transaction, bookingId: string): Promise<void> {
  await lockBooking(ctx, tx, bookingId)
  await updateLinkVersion(tx, bookingId, ctx.clock())
  await announceBooking(ctx, tx, bookingId, { kind: 'changed', params: { details: ['link'] }, quiet: true })
}
