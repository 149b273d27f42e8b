import { timingSafeEqual } from 'node:crypto'
import type { ServiceContext } from '../../../context.ts'

const purpose = 'partner invitation'
const idLength = 16
const signatureLength = 16

/** 32 bytes are 43 characters; the last of them has two bits that mean nothing and must be zero. */
const tokenPattern = /^[\w-]{42}[AEIMQUYcgkosw048]$/

type Signing = Pick<ServiceContext, 'cipher'>

/**
 * The address at which somebody without an account reads an invitation and registers. The token is the id of the
 * partnership and a signature, so nothing is stored, and it works until the invitation is answered or withdrawn.
 */
export function makeInvitationLink(
  ctx: Signing & Pick<ServiceContext, 'publicUrl'>,
  partnershipId: string,
): string {
  const id = Buffer.from(partnershipId.replaceAll('-', ''), 'hex')
  const token = Buffer.concat([id, signInvitation(ctx, id)]).toString('base64url')
  return `${ctx.publicUrl}/register?token=${token}`
}

/** The partnership that a link belongs to; undefined for any text that this server did not sign. */
export function readInvitationToken(ctx: Signing, token: string): string | undefined {
  if (!tokenPattern.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, idLength)
  if (!timingSafeEqual(bytes.subarray(idLength), signInvitation(ctx, id))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function signInvitation(ctx: Signing, id: Uint8Array): Buffer {
  return ctx.cipher.sign(purpose, id).subarray(0, signatureLength)
}
