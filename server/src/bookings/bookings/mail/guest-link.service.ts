import { timingSafeEqual } from 'node:crypto'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { updateLinkVersion } from '../bookings.queries.ts'
import { lockBooking } from '../bookings.service.ts'
import { announceBooking } from './announce.service.ts'

const purpose = 'guest booking link'
const idLength = 16
const signatureLength = 16

/** 32 bytes make 43 characters; the last of them has two unused bits, which must be zero. */
const tokenPattern = /^[\w-]{42}[AEIMQUYcgkosw048]$/

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

/**
 * Combines the booking's id with a signature. No token is stored: a booking has the same link in every email until
 * its version changes, and the link is valid as long as the server keeps its key.
 */
export function makeGuestToken(
  ctx: Pick<ServiceContext, 'cipher'>,
  { id, linkVersion }: LinkedBooking,
): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, signGuestLink(ctx, bytes, linkVersion)]).toString('base64url')
}

/** Returns the id of the booking that a link names, or undefined for any other text. Anybody can name a booking. */
export function idInGuestToken(token: string): string | undefined {
  if (!tokenPattern.test(token)) return undefined
  const id = Buffer.from(token, 'base64url').subarray(0, idLength)
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Tells whether a token opens its booking, did so once, or was not signed by this server. */
export function judgeGuestToken(
  ctx: Pick<ServiceContext, 'cipher'>,
  { id, linkVersion }: LinkedBooking,
  token: string,
): 'valid' | 'ended' | 'forged' {
  const given = Buffer.from(token)
  for (let version = linkVersion; version > 0; version -= 1) {
    const signed = Buffer.from(makeGuestToken(ctx, { id, linkVersion: version }))
    if (signed.length === given.length && timingSafeEqual(signed, given)) {
      return version === linkVersion ? 'valid' : 'ended'
    }
  }
  return 'forged'
}

/** Ends every link that was sent so far; the next email has a new one. */
export async function endGuestLinks(ctx: SignedInContext, tx: Transaction, bookingId: string): Promise<void> {
  await lockBooking(ctx, tx, bookingId)
  await updateLinkVersion(tx, bookingId, ctx.clock())
  await announceBooking(ctx, tx, bookingId, { kind: 'changed', params: { details: ['link'] }, quiet: true })
}

/** The first version is signed without its number, as all links were before there were versions. */
function signGuestLink(ctx: Pick<ServiceContext, 'cipher'>, id: Uint8Array, version: number): Buffer {
  const signed = version === 1 ? id : Buffer.concat([id, Buffer.from(` ${version}`)])
  return ctx.cipher.sign(purpose, signed).subarray(0, signatureLength)
}
