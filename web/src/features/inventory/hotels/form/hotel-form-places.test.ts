import { countries } from '@roomlark/contract/places'
import { describe, expect, it } from 'vitest'
import {
  countryOptions,
  currencyOptions,
  suggestedCurrency,
  suggestedTimeZone,
  timeZoneOptions,
} from './hotel-form-places.ts'

describe('options', () => {
  it('are as many as the platform knows', () => {
    expect(countryOptions().length).toBeGreaterThan(240)
    expect(currencyOptions().length).toBeGreaterThan(150)
    expect(timeZoneOptions('', '').length).toBeGreaterThan(400)
  })
  it('put the zones of the country first, each once', () => {
    const zones = timeZoneOptions('ES', 'Europe/Madrid').map(({ value }) => value)
    expect(zones.slice(0, 3).toSorted()).toEqual(['Africa/Ceuta', 'Atlantic/Canary', 'Europe/Madrid'])
    expect(new Set(zones).size).toBe(zones.length)
  })
  it('keep a stored zone that is not listed', () => {
    expect(timeZoneOptions('', 'Etc/Unheard_Of').map(({ value }) => value)).toContain('Etc/Unheard_Of')
  })
})

describe('suggestions', () => {
  it('know the one zone of a country, the main one of some, and none of others', () => {
    expect(suggestedTimeZone('IT')).toBe('Europe/Rome')
    expect(suggestedTimeZone('DE')).toBe('Europe/Berlin')
    expect(suggestedTimeZone('US')).toBeUndefined()
    expect(suggestedTimeZone('')).toBeUndefined()
  })
  it('know the currency of every country but those without people of their own', () => {
    expect(suggestedCurrency('IT')).toBe('EUR')
    expect(suggestedCurrency('CH')).toBe('CHF')
    expect(suggestedCurrency('JP')).toBe('JPY')
    expect(suggestedCurrency('')).toBeUndefined()
    const without = countries().filter(({ code }) => suggestedCurrency(code) === undefined)
    expect(without.map(({ code }) => code)).toEqual(['AQ'])
  })
})
