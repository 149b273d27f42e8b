/** A cookie's decoded value, or nothing when it is absent or not decodable. */
export function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      return undefined
    }
  }
  return undefined
}

export function cookieNames(header: string): string[] {
  return header
    .split(';')
    .map((pair) => pair.split('=', 1).join('').trim())
    .filter((name) => name !== '')
}

/**
 * Lists the values to write to `document.cookie` so that a cookie goes away whatever domain it was set for: a script
 * cannot see the domain, and a cookie is only removed by naming the same one.
 */
export function listRemovals(name: string, hostname: string): string[] {
  const expired = `${name}=; Max-Age=0; Path=/`
  return [expired, ...domainsAbove(hostname).map((domain) => `${expired}; Domain=${domain}`)]
}

function domainsAbove(hostname: string): string[] {
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.includes(':')
  const labels = hostname.split('.')
  if (isAddress || labels.length < 2) return []
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
