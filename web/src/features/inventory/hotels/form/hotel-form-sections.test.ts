import { hotelFieldNames, listSectionFields } from '@roomlark/contract/inventory/hotel-fields'
import { describe, expect, it } from 'vitest'
import { sectionIds, sectionState } from './hotel-form-sections.ts'
import { emptyHotel } from './hotel-form-values.ts'

const values = emptyHotel('')
const filled = { values, photoCount: 0, errors: [] }

describe('sections', () => {
  it('hold every field exactly once', () => {
    const held = sectionIds.flatMap(listSectionFields)
    expect(held.toSorted()).toEqual(hotelFieldNames.toSorted())
  })
  it('are open until what they need is there', () => {
    expect(sectionState('basics', filled)).toBe('open')
    const basics = { ...values, name: 'Casa', starRating: 3, contactEmail: 'a@hotel.example' }
    expect(sectionState('basics', { ...filled, values: basics })).toBe('done')
    expect(sectionState('photos', filled)).toBe('open')
    expect(sectionState('photos', { ...filled, photoCount: 1 })).toBe('done')
    expect(sectionState('description', filled)).toBe('open')
    expect(sectionState('description', { ...filled, values: { ...values, description: 'A' } })).toBe('done')
  })
  it('are open while a place is half told', () => {
    const place = { ...values, streetAddress: 'Via 1', city: 'Rome', country: 'IT', timeZone: 'Europe/Rome' }
    const located = { ...place, currency: 'EUR', latitude: 41.9 }
    expect(sectionState('location', { ...filled, values: located })).toBe('open')
    expect(sectionState('location', { ...filled, values: { ...located, longitude: 12.5 } })).toBe('done')
  })
  it('say when one of their fields has an error', () => {
    expect(sectionState('policies', { ...filled, errors: ['checkInTime'] })).toBe('error')
    expect(sectionState('terms', { ...filled, errors: ['checkInTime'] })).toBe('open')
  })
})
