import { addDays } from '@roomlark/contract/dates'

/** For this many days after the stay, the link still opens the booking. */
const linkDays = 366

export function isLinkOver({ checkOutOn }: { checkOutOn: string }, today: string): boolean {
  return addDays(checkOutOn, linkDays) < today
}

/** Normalises an email address as it is stored. Characters that PostgreSQL cannot compare are removed. */
export function normaliseEmail(typed: string): string {
  return typed
    .replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '')
    .trim()
    .toLowerCase()
}
