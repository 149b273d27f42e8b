import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import { describe, expect, it } from 'vitest'
import { draftKey, parseDraft } from './hotel-form-draft.ts'
import { emptyHotel } from './hotel-form-values.ts'

const empty = emptyHotel('desk@hotel.example')

describe('parseDraft', () => {
  it('gives back what was kept, numbers not given included', () => {
    const values = {
      ...empty,
      name: 'Casa',
      latitude: 40.5,
      starRating: 4,
      amenities: ['pool' as const],
      cancellationPolicy: cancellationPresets.Strict,
      isActive: false,
    }
    expect(parseDraft(JSON.stringify(values), empty)).toEqual(values)
  })
  it.each([
    ['nothing', null],
    ['no JSON', '{"name":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a word', '"draft"'],
  ])('ignores %s', (_, kept) => {
    expect(parseDraft(kept, empty)).toBeNull()
  })
  it('falls back field by field where something is damaged', () => {
    const damaged = {
      name: 'Casa',
      city: 5,
      starRating: '4',
      latitude: 'north',
      amenities: ['pool', 'moat'],
      childrenPolicy: 'never',
      cancellationPolicy: { steps: [] },
      isActive: 'yes',
      surprise: true,
    }
    expect(parseDraft(JSON.stringify(damaged), empty)).toEqual({ ...empty, name: 'Casa' })
  })
})

it('keeps the drafts of two users apart', () => {
  expect(draftKey('a')).not.toBe(draftKey('b'))
})
