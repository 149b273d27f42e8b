import type { FolioLineKind } from '../folio-kinds.ts'
import { say } from '../say.ts'
import type { BalanceCause, ClosedDay } from './day-close.ts'

/** Names the charges of a day in the plural, because a day has many of each. */
export function dayChargeName(kind: FolioLineKind): string {
  switch (kind) {
    case 'room':
      return say('Rooms')
    case 'meal':
      return say('Meals##charged')
    case 'fee':
      return say('Fees')
    case 'extra':
      return say('Extras')
    case 'vat':
      return say('VAT on top')
    case 'cancellation':
      return say('Cancellation fees')
    case 'no-show':
      return say('No-show fees')
    case 'waiver':
      return say('Fees waived')
    case 'payment':
    case 'refund':
      return ''
    default:
      return say('City tax')
  }
}

/** Names who closed a day. */
export function closerName({ by, isByItself }: Pick<ClosedDay, 'by' | 'isByItself'>): string {
  return isByItself ? say('Closed automatically') : (by ?? say('Somebody'))
}

/** Reasons why a payment is due. */
export const balanceCauseNames: Record<BalanceCause, string> = {
  left: say('The guest has left'),
  company: say('The company pays later'),
  fee: say('A fee is owed'),
  deposit: say('A deposit is due'),
}

/** Names the person who recorded a payment; some are recorded by nobody at the desk. */
export function clerkName(clerks: readonly { id: string; name: string }[], byId: string | null): string {
  return clerks.find(({ id }) => id === byId)?.name ?? 'Roomlark'
}
