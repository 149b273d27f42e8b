import { type AccountKey, accountOfLine } from '@roomlark/contract/bookings/accounting'
import type { DayCharges } from '@roomlark/contract/figures/counted-charges'
import { vatWithin } from '@roomlark/contract/inventory/folio-charges'
import type { PaymentSum } from './accounting.queries.ts'

/** A posting between two accounts on a day. The amount is positive and includes VAT. */
export type Posting = {
  /** The same whenever the day is exported, so that software notices what it has already. */
  document: string
  day: string
  debit: AccountKey
  credit: AccountKey
  /** The account against which guests' receivables are posted. */
  about: AccountKey
  currency: string
  cents: number
  /** Null where VAT is posted for itself or there is none. */
  vatBps: number | null
  vatCents: number
}

/** Letters of a document, which DATEV takes at most 36 characters of. */
const codes: Record<AccountKey, string> = {
  receivables: 'OWED',
  room: 'ROOM',
  meal: 'MEAL',
  extra: 'EXTRA',
  fee: 'FEE',
  cancellation: 'CANCEL',
  cityTax: 'CITYTAX',
  vat: 'VAT',
  cash: 'CASH',
  card: 'CARD',
  transfer: 'BANK',
  voucher: 'VOUCHER',
  ota: 'OTA',
  online: 'ONLINE',
  rounding: 'ROUND',
}

type Day = { hotelId: string; day: string; charges: readonly DayCharges[]; payments: readonly PaymentSum[] }

/** Posts a day by account, rate of VAT and currency. */
export function makePostings({ hotelId, day, charges, payments }: Day): Posting[] {
  const sums = new Map<
    string,
    { about: AccountKey; part: string; vatBps: number | null; currency: string; cents: number }
  >()
  const add = (about: AccountKey, part: string, vatBps: number | null, currency: string, cents: number) => {
    const key = [about, part, currency].join(' ')
    const sum = sums.get(key) ?? { about, part, vatBps, currency, cents: 0 }
    sums.set(key, { ...sum, cents: sum.cents + cents })
  }
  for (const { kind, vatBps, vatIncluded, currency, cents } of charges) {
    if (kind === 'payment' || kind === 'refund') continue
    const isInPrice = vatIncluded && kind !== 'vat'
    const rate = String(vatBps ?? 0)
    add(accountOfLine[kind], isInPrice ? rate : `${rate}N`, isInPrice ? (vatBps ?? 0) : null, currency, cents)
  }
  for (const { method, isRefund, currency, cents } of payments) {
    add(accountOfLine[method], isRefund ? 'R' : 'P', null, currency, cents)
  }
  const prefix = `${hotelId.slice(0, 8)}-${day.replaceAll('-', '')}`
  return [...sums.values()]
    .filter(({ cents }) => cents !== 0)
    .map(({ about, part, vatBps, currency, cents }): Posting => {
      const [debit, credit] =
        cents > 0 ? (['receivables', about] as const) : ([about, 'receivables'] as const)
      return {
        document: [prefix, codes[about], part, currency].join('-').toUpperCase(),
        day,
        debit,
        credit,
        about,
        currency,
        vatBps,
        cents: Math.abs(cents),
        vatCents: vatWithin(Math.abs(cents), vatBps ?? 0),
      }
    })
}
