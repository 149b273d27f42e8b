import type {
  CityTax,
  CityTaxUnit,
  FeeUnit,
  StayFee,
  TaxRules,
  VatKind,
} from '@roomlark/contract/inventory/tax-rules'
import { vatKinds } from '@roomlark/contract/inventory/tax-rules'
import { say } from '@roomlark/contract/say'
import { longDay } from '../../../../lib/day-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { priceText } from '../../../../parts/money/money-text.ts'

export const taxUnits: Record<CityTaxUnit, string> = {
  'person-night': say('per person and night'),
  'adult-night': say('per adult and night'),
  'room-night': say('per room and night'),
  stay: say('per booking'),
  percent: say('percent of the room price'),
}

export const feeUnitWords: Record<FeeUnit, string> = {
  stay: say('per booking'),
  night: say('per night'),
  room: say('per room'),
  'room-night': say('per room and night'),
  'person-night': say('per person and night'),
}

export const vatKindWords: Record<VatKind, string> = {
  rooms: say('Rooms'),
  fees: say('Fees'),
  food: say('Food'),
  drinks: say('Drinks'),
  services: say('Services'),
  other: say('Other##charges'),
}

/** `10%, included in the prices`, or `Rooms 10%, Drinks 22%, …` where the rates differ. */
export function vatWords({ vat, vatIncluded }: TaxRules): string {
  const rates = new Set(Object.values(vat))
  if (rates.size === 1 && vat.rooms === 0) return say('None##VAT')
  if (rates.size === 1) {
    const percent = percentText(vat.rooms)
    return vatIncluded
      ? say('{percent}, included in the prices', { percent })
      : say('{percent}, on top of the prices', { percent })
  }
  const percents = vatKinds.map((kind) => `${vatKindWords[kind]} ${percentText(vat[kind])}`).join(', ')
  return vatIncluded
    ? say('{percents}; included in the prices', { percents })
    : say('{percents}; on top of the prices', { percents })
}

/** `€2.50 per person and night, from age 12, for at most 7 nights` */
export function cityTaxWords(tax: CityTax, currency: string): string {
  const isPerPerson = tax.per === 'person-night'
  return [
    rateWords(tax, tax, currency),
    ...(tax.per === 'percent' && tax.withoutVat ? [say('without VAT')] : []),
    ...(isPerPerson && tax.exemptBelowAge !== null
      ? [say('from age {age}', { age: tax.exemptBelowAge })]
      : []),
    ...(tax.per !== 'stay' && tax.maxNights !== null
      ? [say('for at most {count, plural, one {# night} other {# nights}}', { count: tax.maxNights })]
      : []),
  ].join(', ')
}

/** `1 June to 31 August: €3.00 per person and night` */
export function seasonWords(tax: CityTax, season: CityTax['seasons'][number], currency: string): string {
  const days = { from: longDay(`2024-${season.from}`), until: longDay(`2024-${season.until}`) }
  const isNone = (tax.per === 'percent' ? season.percent : season.cents) === 0
  if (isNone) return say('{from} to {until}: none', days)
  return say('{from} to {until}: {tax}', { ...days, tax: rateWords(tax, season, currency) })
}

function rateWords({ per }: CityTax, rate: { cents: number; percent: number }, currency: string): string {
  if (per === 'percent') return say('{percent} of the room price', { percent: percentText(rate.percent) })
  return `${priceText(rate.cents, currency)} ${taxUnits[per]}`
}

/** `€45.00 per booking` */
export function feeWords({ cents, per }: StayFee, currency: string): string {
  return `${priceText(cents, currency)} ${feeUnitWords[per]}`
}
