import { addDays } from '@roomlark/contract/dates'

/** How long after the stay the link of a booking opens it. */
const linkDays = 366

export function isLinkOver({ checkOutOn }: { checkOutOn: string }, today: string): boolean {
  return addDays(checkOutOn, linkDays) < today
}

/** `rl wdk47m` is RL-WDK47M: as people type it. */
export function referenceOf(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return `RL-${letters.replace(/^RL/, '')}`.slice(0, 12)
}

/** As it is stored; what no address contains is left out, so that PostgreSQL can compare it. */
export function emailOf(typed: string): string {
  return typed
    .replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '')
    .trim()
    .toLowerCase()
}
