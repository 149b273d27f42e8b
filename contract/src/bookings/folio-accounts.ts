import type { FolioLineKind, PaymentMethod } from '../folio-kinds.ts'
import type { LedgerAccountKind } from '../partners/ledger.ts'

/** The account that a line is posted to, against what guests owe: by its method if money changed hands, else by its kind. */
export const folioAccounts: Record<PaymentMethod | FolioLineKind, LedgerAccountKind> = {
  cash: 'hotel-cash',
  card: 'hotel-card',
  transfer: 'hotel-transfers',
  voucher: 'hotel-vouchers',
  ota: 'hotel-ota',
  online: 'hotel-online',
  rounding: 'hotel-rounding',
  room: 'hotel-rooms',
  meal: 'hotel-meals',
  extra: 'hotel-extras',
  'city-tax': 'hotel-city-tax',
  vat: 'hotel-vat',
  fee: 'hotel-fees',
  cancellation: 'hotel-fees',
  'no-show': 'hotel-fees',
  waiver: 'hotel-fees',
  payment: 'hotel-fees',
  refund: 'hotel-fees',
}
