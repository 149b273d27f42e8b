import type { Device } from '@roomlark/contract/accounts/security'

/** The first match counts, because most browsers also claim to be the ones listed below them. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string, Device['kind']][] = [
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\biPhone\b|\biPod\b/, 'iPhone', 'phone'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android tablet', 'tablet'],
  [/\bCrOS\b/, 'ChromeOS', 'desktop'],
  [/\bWindows NT\b/, 'Windows', 'desktop'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS', 'desktop'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'desktop'],
]

/** Uses words by which people recognise their own devices; version numbers change too often for that. */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

export function deviceNamed(name: string): Device {
  const kind = systems.find(([, system]) => name === system || name.endsWith(` on ${system}`))?.[2]
  return { name, kind: kind ?? 'unknown' }
}

/**
 * Returns roughly where a network (`toNetwork`) is. Connections get new addresses all the time, but rarely in another
 * neighbourhood.
 */
export function getNeighbourhood(network: string): string {
  const parts = network.split('.')
  return parts.length === 4 ? parts.slice(0, 3).join('.') : network.split(':').slice(0, 3).join(':')
}
