import {
  type FolioGroup,
  type FolioLineKind,
  paymentMethodNames,
  paymentMethodWords,
} from '../folio-kinds.ts'
import type { ExtraKind } from '../inventory/hotel-extras.ts'
import { say } from '../say.ts'
import type { FolioLine } from './folio.ts'
import { mealLineTitle } from './meal-words.ts'

export const folioGroupNames: Record<FolioGroup, string> = {
  room: say('Room'),
  taxes: say('Taxes'),
  fees: say('Fees'),
  extras: say('Extras'),
}

export const extraKindNames: Record<ExtraKind, string> = {
  food: say('Food'),
  drinks: say('Drinks'),
  activity: say('Activities'),
  wellness: say('Wellness'),
  transport: say('Transport and parking'),
  other: say('Other'),
}

const kindNames: Record<Exclude<FolioLineKind, 'payment' | 'refund'>, string> = {
  room: say('Room'),
  meal: say('Meals##charged'),
  fee: say('Fee'),
  'city-tax': say('City tax'),
  vat: say('VAT'),
  cancellation: say('Cancellation fee'),
  'no-show': say('No-show fee'),
  waiver: say('Fee waived'),
  extra: say('Extra'),
}

/** `Boat trip to Capri`, `Breakfast, 2 guests`, `City tax`, `VAT 10%`, `Card ending 4417`, `Refund, cash` */
export function folioLineTitle(
  line: Pick<
    FolioLine,
    'kind' | 'name' | 'quantity' | 'fromOn' | 'untilOn' | 'method' | 'cardDigits' | 'vatPercent'
  >,
): string {
  const { kind, name, method, cardDigits, vatPercent } = line
  if (method === 'rounding') return say(paymentMethodNames.rounding)
  if (kind === 'payment' || kind === 'refund') {
    const names = kind === 'payment' ? paymentMethodNames : paymentMethodWords
    const way = method === null ? '' : names[method]
    if (kind === 'payment')
      return cardDigits === null ? way : say('{method} ending {digits}', { method: way, digits: cardDigits })
    return cardDigits === null
      ? say('Refund, {method}', { method: way })
      : say('Refund, {method} ending {digits}', { method: way, digits: cardDigits })
  }
  if (kind === 'vat')
    return name === null
      ? say('VAT {percent}%', { percent: vatPercent ?? 0 })
      : say('VAT {percent}%, {name}', { percent: vatPercent ?? 0, name })
  if (kind === 'meal') return mealLineTitle(line)
  return name ?? kindNames[kind]
}
