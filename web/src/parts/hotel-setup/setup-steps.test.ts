import { expect, test } from 'vitest'
import { listSetupSteps, saleWords } from './setup-steps.ts'

const setup = {
  hotelId: 'h1',
  hotelName: 'Villa Aurora',
  currency: 'AMD',
  isOnSale: false,
  done: ['hotel', 'rooms'] as const,
  missing: [],
}

test('every step links to where it is done, and the first open one is next', () => {
  const steps = listSetupSteps({ ...setup, done: [...setup.done] }, true)
  expect(steps.map(({ step, mark }) => `${step} ${mark}`)).toEqual([
    'hotel done',
    'photos now',
    'rooms done',
    'rate-plan next',
    'taxes next',
    'partners next',
    'active next',
  ])
  expect(steps.map(({ to }) => to)).toEqual([
    '/hotels/h1/edit',
    '/hotels/h1/edit#section-photos',
    '/hotels/h1/rates?tab=rooms',
    '/hotels/h1/rates?tab=plans',
    '/hotels/h1/rates?tab=plans#taxes',
    '/hotels/h1/partners',
    '/hotels/h1#active',
  ])
})

test('partners are no step while partnerships are closed', () => {
  expect(listSetupSteps(null, false).map(({ step }) => step)).not.toContain('partners')
})

test('without a hotel every step begins with adding one', () => {
  expect(new Set(listSetupSteps(null, true).map(({ to }) => to))).toEqual(new Set(['/hotels/create']))
  expect(listSetupSteps(null, true)[0]?.mark).toBe('now')
})

test.each([
  [[], 'Guests can see and book it.'],
  [['inactive'], 'Guests cannot see or book it: it is inactive.'],
  [
    ['rooms', 'rate-plan', 'inactive'],
    'Guests cannot see or book it: it has no room, it has no rate plan on sale and it is inactive.',
  ],
  [
    ['exchange-rate'],
    'Guests cannot see or book it: an administrator has to set an exchange rate for AMD first.',
  ],
] as const)('%j is described in one sentence', (missing, words) => {
  expect(saleWords({ currency: 'AMD', missing: [...missing] })).toBe(words)
})
