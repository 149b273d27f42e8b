import type { Device } from '@roomlark/contract/accounts/security'
import { say } from '@roomlark/contract/say'

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
  [/\bAndroid\b/, say('Android tablet'), 'tablet'],
  [/\bCrOS\b/, 'ChromeOS', 'desktop'],
  [/\bWindows NT\b/, 'Windows', 'desktop'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS', 'desktop'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'desktop'],
]

const unknownDevice = say('Unknown device')

/** Uses words by which people recognise their own devices, in English; version numbers change too often for that. */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? unknownDevice
}

/** Reads a stored name, and says it in the language of the reader. */
export function deviceNamed(name: string): Device {
  const [first = '', system = first] = name.split(' on ')
  const kind = systems.find(([, known]) => known === system)?.[2] ?? 'unknown'
  const words =
    system === first
      ? say<string>(name)
      : say('{browser} on {system}', { browser: first, system: say<string>(system) })
  return { name: words, kind }
}

/**
 * Returns roughly where a network (`toNetwork`) is. Connections get new addresses all the time, but rarely in another
 * neighbourhood.
 */
export function getNeighbourhood(network: string): string {
  const parts = network.split('.')
  return parts.length === 4 ? parts.slice(0, 3).join('.') : network.split(':').slice(0, 3).join(':')
}
