import type {
  CityTax,
  CityTaxUnit,
  FeeUnit,
  StayFee,
  TaxRules,
  VatKind,
} from '@roomlark/contract/inventory/tax-rules'
import { vatKinds } from '@roomlark/contract/inventory/tax-rules'
import { longDay, nightsWords } from '../../../../lib/day-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { priceText } from '../../../../parts/money/money-text.ts'

export const taxUnits: Record<CityTaxUnit, string> = {
  'person-night': 'per person and night',
  'adult-night': 'per adult and night',
  'room-night': 'per room and night',
  stay: 'per booking',
  percent: 'percent of the room price',
}

export const feeUnitWords: Record<FeeUnit, string> = {
  stay: 'per booking',
  night: 'per night',
  room: 'per room',
  'room-night': 'per room and night',
  'person-night': 'per person and night',
}

export const vatKindWords: Record<VatKind, string> = {
  rooms: 'Rooms',
  fees: 'Fees',
  food: 'Food',
  drinks: 'Drinks',
  services: 'Services',
  other: 'Other',
}

/** `10%, included in the prices`, or `Rooms 10%, Drinks 22%, …` where the rates differ. */
export function vatWords({ vat, vatIncluded }: TaxRules): string {
  const rates = new Set(Object.values(vat))
  if (rates.size === 1 && vat.rooms === 0) return 'None'
  const where = vatIncluded ? 'included in the prices' : 'on top of the prices'
  if (rates.size === 1) return `${percentText(vat.rooms)}, ${where}`
  return `${vatKinds.map((kind) => `${vatKindWords[kind]} ${percentText(vat[kind])}`).join(', ')}; ${where}`
}

/** `€2.50 per person and night, from age 12, for at most 7 nights` */
export function cityTaxWords(tax: CityTax, currency: string): string {
  const isPerPerson = tax.per === 'person-night'
  return [
    rateWords(tax, tax, currency),
    ...(tax.per === 'percent' && tax.withoutVat ? ['without VAT'] : []),
    ...(isPerPerson && tax.exemptBelowAge !== null ? [`from age ${tax.exemptBelowAge}`] : []),
    ...(tax.per !== 'stay' && tax.maxNights !== null ? [`for at most ${nightsWords(tax.maxNights)}`] : []),
  ].join(', ')
}

/** `1 June to 31 August: €3.00 per person and night` */
export function seasonWords(tax: CityTax, season: CityTax['seasons'][number], currency: string): string {
  const days = `${longDay(`2024-${season.from}`)} to ${longDay(`2024-${season.until}`)}`
  const isNone = (tax.per === 'percent' ? season.percent : season.cents) === 0
  return `${days}: ${isNone ? 'none' : rateWords(tax, season, currency)}`
}

function rateWords({ per }: CityTax, rate: { cents: number; percent: number }, currency: string): string {
  if (per === 'percent') return `${percentText(rate.percent)} of the room price`
  return `${priceText(rate.cents, currency)} ${taxUnits[per]}`
}

/** `€45.00 per booking` */
export function feeWords({ cents, per }: StayFee, currency: string): string {
  return `${priceText(cents, currency)} ${feeUnitWords[per]}`
}
