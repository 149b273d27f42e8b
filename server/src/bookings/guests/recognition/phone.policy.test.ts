import { expect, test } from 'vitest'
import { comparablePhone } from './phone.policy.ts'

test.each([
  ['an international number', '+39 089 875 000', [], '+39089875000'],
  ['a number with 00', '0039 089 875 000', ['DE'], '+39089875000'],
  ['an Italian number keeps its zero', '089 875 000', ['IT'], '+39089875000'],
  ['a German number loses it', '(030) 901820', ['DE'], '+4930901820'],
  ['the guest’s country counts before the hotel’s', '030 901820', ['DE', 'IT'], '+4930901820'],
  ['an extension is left out', '(312) 555-0143 ext. 12', [null, 'US'], '+13125550143'],
  ['without a country the digits are compared', '089 875 000', [null], '089875000'],
  ['what no country has is compared by its digits', '12345', ['IT'], '12345'],
  ['an unknown country helps nobody', '089 875 000', ['ZZ'], '089875000'],
])('%s', (_, phone, countries, expected) => {
  expect(comparablePhone(phone, countries)).toBe(expected)
})

test('no number is none', () => {
  expect([null, undefined, ''].map((phone) => comparablePhone(phone, ['IT']))).toEqual([null, null, null])
})
