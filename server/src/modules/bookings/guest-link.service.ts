import { timingSafeEqual } from 'node:crypto'
import type { ServiceContext } from '../../context.ts'

const purpose = 'guest booking link'
const idLength = 16
const signatureLength = 16

/** 32 bytes make 43 characters; the last of them has two unused bits, which must be zero. */
const tokenPattern = /^[\w-]{42}[AEIMQUYcgkosw048]$/

/**
 * Builds the address at which the guest manages the booking without an account. Whoever has the link has the
 * booking, so it is sent to the guest's own email address and nowhere else.
 */
export function guestLinkOf(ctx: Pick<ServiceContext, 'cipher' | 'publicUrl'>, bookingId: string): string {
  return `${ctx.publicUrl}/stays/bookings/${guestTokenOf(ctx, bookingId)}`
}

/**
 * Combines the booking's id with a signature. Nothing is stored: a booking has the same link in every email,
 * and the link is valid as long as the server keeps its key.
 */
export function guestTokenOf(ctx: Pick<ServiceContext, 'cipher'>, bookingId: string): string {
  const id = Buffer.from(bookingId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, signatureOf(ctx, id)]).toString('base64url')
}

/**
 * Returns the id of the booking that a link belongs to, or undefined for any text that this server did not
 * sign.
 */
export function readGuestToken(ctx: Pick<ServiceContext, 'cipher'>, token: string): string | undefined {
  if (!tokenPattern.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, idLength)
  if (!timingSafeEqual(bytes.subarray(idLength), signatureOf(ctx, id))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function signatureOf(ctx: Pick<ServiceContext, 'cipher'>, id: Uint8Array): Buffer {
  return ctx.cipher.sign(purpose, id).subarray(0, signatureLength)
}
