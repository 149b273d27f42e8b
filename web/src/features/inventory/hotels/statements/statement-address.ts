import { StatementCurrency, StatementView } from '@roomlark/contract/settlement/hotel-statements'

type StatementAddress = { currency: string | undefined; view: StatementView; page: number }

/** The address of a statement; what is usual is left out. */
export function statementAddress(
  hotelId: string,
  month: string,
  { currency, view = 'all', page = 1 }: Partial<StatementAddress> = {},
): string {
  const parts = new URLSearchParams()
  if (currency !== undefined) parts.set('currency', currency)
  if (view !== 'all') parts.set('view', view)
  if (page !== 1) parts.set('page', String(page))
  const search = parts.toString()
  return `/hotels/${hotelId}/statements/${month}${search === '' ? '' : `?${search}`}`
}

export function readStatementAddress(search: string): StatementAddress {
  const parts = new URLSearchParams(search)
  return {
    currency: StatementCurrency.safeParse(parts.get('currency')).data,
    view: StatementView.safeParse(parts.get('view')).data ?? 'all',
    page: readPage(search),
  }
}

export function readPage(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? '1')
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The part of the address with which the payment service sends somebody back who has paid. */
export function isBackFromPaying(search: string): boolean {
  return new URLSearchParams(search).get('paying') === 'done'
}

/** The part of the address with which somebody comes back who has entered a card. */
export function isBackFromCard(search: string): boolean {
  return new URLSearchParams(search).get('card') === 'kept'
}
