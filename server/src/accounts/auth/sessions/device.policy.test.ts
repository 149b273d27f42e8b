import { expect, test } from 'vitest'
import { toNetwork } from '../../../network.ts'
import { deviceName, deviceNamed, getNeighbourhood } from './device.policy.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome on Windows',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
    'desktop',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
    'tablet',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android', 'phone'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome on Android tablet',
    'tablet',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux', 'desktop'],
  ['curl/8.9.1', 'Unknown device', 'unknown'],
  ['', 'Unknown device', 'unknown'],
])('%s', (userAgent, name, kind) => {
  expect(deviceName(userAgent)).toBe(name)
  expect(deviceNamed(name)).toEqual({ name, kind })
})

test('a connection with a new address stays in the same network', () => {
  const neighbourhood = (address: string) => getNeighbourhood(toNetwork(address))
  expect(neighbourhood('203.0.113.7')).toBe(neighbourhood('::ffff:203.0.113.99'))
  expect(neighbourhood('2001:db8::1')).toBe(neighbourhood('2001:db8:0:5::1'))
  expect(neighbourhood('203.0.113.7')).not.toBe(neighbourhood('203.0.114.7'))
  expect(neighbourhood('2001:db8:1:2::3')).toBe(neighbourhood('2001:db8:1:9::4'))
})
