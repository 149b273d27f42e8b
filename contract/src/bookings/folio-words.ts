import { type FolioGroup, type FolioLineKind, paymentMethodNames } from '../folio-kinds.ts'
import type { ExtraKind } from '../inventory/hotel-extras.ts'
import type { FolioLine } from './folio.ts'

export const folioGroupNames: Record<FolioGroup, string> = {
  room: 'Room',
  taxes: 'Taxes',
  fees: 'Fees',
  extras: 'Extras',
}

export const extraKindNames: Record<ExtraKind, string> = {
  food: 'Food',
  drinks: 'Drinks',
  activity: 'Activities',
  wellness: 'Wellness',
  transport: 'Transport and parking',
  other: 'Other',
}

const kindNames: Record<Exclude<FolioLineKind, 'payment' | 'refund'>, string> = {
  room: 'Room',
  fee: 'Fee',
  'city-tax': 'City tax',
  vat: 'VAT',
  cancellation: 'Cancellation fee',
  'no-show': 'No-show fee',
  waiver: 'Fee waived',
  extra: 'Extra',
}

/** `Boat trip to Capri`, `City tax`, `VAT 10%`, `Card ending 4417`, `Refund, cash` */
export function folioLineTitle(
  line: Pick<FolioLine, 'kind' | 'name' | 'method' | 'cardDigits' | 'vatPercent'>,
): string {
  const { kind, name, method, cardDigits, vatPercent } = line
  if (kind === 'payment' || kind === 'refund') {
    const how = method === null ? '' : paymentMethodNames[method]
    const words = cardDigits === null ? how : `${how} ending ${cardDigits}`
    return kind === 'payment' ? words : `Refund, ${words.toLowerCase()}`
  }
  if (kind === 'vat') return name === null ? `VAT ${vatPercent ?? 0}%` : `VAT ${vatPercent ?? 0}%, ${name}`
  return name ?? kindNames[kind]
}
