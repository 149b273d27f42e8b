import { createHash } from 'node:crypto'
import type { Origin, ServiceContext } from '../../context.ts'
import { toNetwork } from '../../network.ts'

/**
 * Recognises a visitor without identifying anybody: both are keyed hashes, one of the network and one of the
 * browser within it.
 */
export type Visitor = { networkHash: Buffer; visitorHash: Buffer }

export function hashVisitor(
  { cipher }: Pick<ServiceContext, 'cipher'>,
  { address, userAgent }: Pick<Origin, 'address' | 'userAgent'>,
): Visitor {
  const network = toNetwork(address)
  return {
    networkHash: cipher.sign('checkout network', Buffer.from(network)),
    visitorHash: cipher.sign('checkout visitor', Buffer.from(`${network}\n${userAgent}`)),
  }
}

/**
 * Makes the token that opens a checkout. It is derived from the id, so that a repeated request gets the same
 * one.
 */
export function makeCheckoutToken({ cipher }: Pick<ServiceContext, 'cipher'>, checkoutId: string): string {
  return cipher.sign('checkout token', Buffer.from(checkoutId)).toString('base64url')
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
