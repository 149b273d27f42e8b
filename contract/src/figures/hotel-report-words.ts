import { paymentMethodWords } from '../folio-kinds.ts'
import { say } from '../say.ts'
import type { TaxGroup } from './counted-charges.ts'
import type { CashLine } from './hotel-reports.ts'

export const taxGroupNames: Record<TaxGroup, string> = {
  room: say('Rooms'),
  meals: say('Meals##charged'),
  extras: say('Extras'),
  fees: say('Fees'),
  cancellations: say('Cancellations and no-shows'),
}

export const cashKindNames: Record<CashLine['kind'], string> = {
  payment: say('Payment'),
  refund: say('Refund'),
  correction: say('Correction'),
}

/** `Payment, card`, `Refund, paid to the OTA` */
export function cashLineTitle({ kind, method }: Pick<CashLine, 'kind' | 'method'>): string {
  return `${say(cashKindNames[kind])}, ${say(paymentMethodWords[method])}`
}

/** Rules of the tax report, printed on the page and in the PDF. */
export const taxRules = [
  say('Every night counts on its own day, and fees, city tax and VAT of a stay are spread over its nights.'),
  say(
    'Extras that were ordered count on the day they are for; other extras, and fees for cancellations and no-shows, on the day they were written.',
  ),
  say('Nothing counts before the day it was written: a correction counts in the month in which it was made.'),
  say(
    'VAT within prices is computed once for each month and rate from the sum; invoices round each on their own, so that they may differ by a few cents.',
  ),
  say('Charges that are on no folio yet are not in this report.'),
] as const

/** Rules of the forecast, printed on the page and in the PDF. */
export const forecastRules = [
  say(
    'Rooms are available unless they are out of order. Held rooms, options and what groups have not picked up are not sold yet.',
  ),
  say(
    'Room revenue is what the nights cost by their bookings, without fees, extras, city tax and the value of meals; of a guest who did not come it is what was booked.',
  ),
  say('ADR is room revenue for each night sold, RevPAR for each night available.'),
  say(
    'On the books then is what was booked at this time of the year before, with the nights that those bookings have now.',
  ),
] as const
