import type { FolioLineKind } from '../folio-kinds.ts'
import type { BalanceCause } from './day-close.ts'

/** Names the charges of a day in the plural, because a day has many of each. */
export function dayChargeName(kind: FolioLineKind): string {
  switch (kind) {
    case 'room':
      return 'Rooms'
    case 'fee':
      return 'Fees'
    case 'extra':
      return 'Extras'
    case 'vat':
      return 'VAT on top'
    case 'cancellation':
      return 'Cancellation fees'
    case 'no-show':
      return 'No-show fees'
    case 'waiver':
      return 'Fees waived'
    case 'payment':
    case 'refund':
      return ''
    default:
      return 'City tax'
  }
}

/** Reasons why a payment is due. */
export const balanceCauseNames: Record<BalanceCause, string> = {
  left: 'The guest has left',
  fee: 'A fee is owed',
  deposit: 'A deposit is due',
}

/** Names the person who recorded a payment; some are recorded by nobody at the desk. */
export function clerkName(clerks: readonly { id: string; name: string }[], byId: string | null): string {
  return clerks.find(({ id }) => id === byId)?.name ?? 'Roomlark'
}
