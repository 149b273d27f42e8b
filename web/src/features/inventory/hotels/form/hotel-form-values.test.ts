import { describe, expect, it } from 'vitest'
import { changedFields, emptyHotel } from './hotel-form-values.ts'

const empty = emptyHotel('desk@hotel.example')

describe('changedFields', () => {
  it('finds nothing between a form and its copy, numbers not given included', () => {
    expect(changedFields(empty, structuredClone(empty))).toEqual([])
  })
  it('names what changed, in the order of the page', () => {
    const changed = { ...empty, city: 'Rome', name: 'Casa', baseCommissionRate: 12 }
    expect(changedFields(empty, changed)).toEqual(['name', 'city', 'baseCommissionRate'])
  })
  it('tells a number that cannot be read from one that was left out', () => {
    expect(changedFields(empty, { ...empty, latitude: Number.NaN })).toEqual(['latitude'])
  })
  it('does not mind in which order a policy was written', () => {
    const { steps, noShowFee } = empty.cancellationPolicy
    const cancellationPolicy = { noShowFee, steps: steps.map(({ fee, until }) => ({ fee, until })) }
    expect(changedFields(empty, { ...empty, cancellationPolicy })).toEqual([])
  })
})
