import { shippedDefaults } from '@roomlark/contract/platform/platform'
import { expect, test } from 'vitest'
import { articles } from './articles.ts'
import { hasFigures, withFigures, withoutFigures } from './figures-in-text.ts'

const today = { ...shippedDefaults, attributionDays: 45, platformShare: 17.5, announced: [] }

test('an article shows the current figures, and announced ones with their date', () => {
  const text = 'Within {attributionDays}; we keep {platformShare}.'
  expect(withFigures(text, today)).toBe('Within 45 days; we keep 17.5 percent.')
  const announced = [
    {
      name: 'attributionDays' as const,
      value: 60,
      effectiveOn: '2026-09-01',
      announcedAt: '2026-08-01T00:00:00Z',
    },
  ]
  expect(withFigures(text, { ...today, announced })).toBe(
    'Within 45 days (from 1 September 2026: 60 days); we keep 17.5 percent.',
  )
})

test('without an answer it shows no figure at all', () => {
  expect(withFigures('Within {holdDays}.', null)).toBe('Within a number of days the platform sets.')
  expect(withoutFigures('Within {holdDays}.')).toBe('Within .')
})

test('no article states a figure of the settings in its own words', () => {
  const commissions = articles.find(({ slug }) => slug === 'commissions')
  expect(commissions && hasFigures(commissions.body)).toBe(true)
  for (const name of ['attributionDays', 'holdDays', 'platformShare'])
    expect(commissions?.body).toContain(`{${name}}`)
  expect(commissions?.body).not.toMatch(/\d+ (days|percent)/)
})
