import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * An IPv6 household has a whole /64 rather than one address. An IPv4 address gives the same result in either
 * notation.
 */
export function toNetwork(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - left.length - right.length : 0
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/**
 * Tells the visitors of a network apart by the name of their browser, because a mobile carrier may have one address for
 * thousands of them. The name is hashed, so that the key is short whatever a browser calls itself.
 */
export function visitorOn(network: string, userAgent: string): string {
  return `${network} ${createHash('sha256').update(userAgent).digest('base64url').slice(0, 16)}`
}
