import type { ServiceContext } from '../../context.ts'
import { matchesToken, signId } from '../../signed-id.ts'
import type { LinkedBooking } from '../bookings/mail/guest-link.service.ts'

const purpose = 'reply by email'

/**
 * Builds the address at which the guest answers emails about the booking; undefined where the operator receives none. The
 * token is written in hexadecimal, because mail servers may ignore capitals, and fills the 64 characters there are.
 */
export function makeReplyAddress(
  { cipher, replyDomain }: Pick<ServiceContext, 'cipher' | 'replyDomain'>,
  { id, linkVersion }: LinkedBooking,
): string | undefined {
  if (replyDomain === null) return undefined
  const token = Buffer.from(signId(cipher, purpose, id, linkVersion), 'base64url').toString('hex')
  return `${token}@${replyDomain}`
}

/** Returns the token of the first address that is one of ours. */
export function findReplyToken(
  { replyDomain }: Pick<ServiceContext, 'replyDomain'>,
  addresses: string[],
): string | undefined {
  for (const address of addresses) {
    const [local = '', domain = ''] = address.toLowerCase().split('@')
    if (domain === replyDomain && /^[0-9a-f]{64}$/.test(local)) {
      return Buffer.from(local, 'hex').toString('base64url')
    }
  }
  return undefined
}

/** Tells whether the address was made for the booking as it is: like its link, it ends with its version. */
export function isReplyTo(
  { cipher }: Pick<ServiceContext, 'cipher'>,
  { id, linkVersion }: LinkedBooking,
  token: string,
): boolean {
  return matchesToken(cipher, purpose, id, token, linkVersion)
}
