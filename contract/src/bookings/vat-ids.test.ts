import { describe, expect, test } from 'vitest'
import { isKnownToVies, isVatIdPossible, plainVatId } from './vat-ids.ts'

describe('VAT ids', () => {
  test.each([
    ['DE 136.695.976', 'DE'],
    ['atu13585627', 'AT'],
    ['FR40303265045', 'FR'],
    ['IT00743110157', 'IT'],
    ['ESX1234567L', 'ES'],
    ['EL094259216', 'GR'],
    ['NL004495445B01', 'NL'],
    ['CHE-123.456.788 MWST', 'CH'],
    ['IE6388047V', 'US'],
    ['12-3456789', 'US'],
  ])('takes %s of a company in %s', (id, country) => {
    expect(isVatIdPossible(id, country)).toBe(true)
  })

  test.each([
    ['DE13669597', 'DE'],
    ['136695976', 'DE'],
    ['ATU1358562', 'AT'],
    ['GR094259216', 'GR'],
    ['__proto__', 'DE'],
  ])('refuses %s of a company in %s', (id, country) => {
    expect(isVatIdPossible(id, country)).toBe(false)
  })

  test('only ids of the European Union and Northern Ireland can be checked', () => {
    expect(isKnownToVies('DE136695976')).toBe(true)
    expect(isKnownToVies('GB123456789')).toBe(false)
    expect(isKnownToVies('12-3456789')).toBe(false)
    expect(plainVatId(' de 136-695.976')).toBe('DE136695976')
  })
})
