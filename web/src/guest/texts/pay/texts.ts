import type { GuestPayPage, PayState } from '@roomlark/contract/guest-site/guest-pay-page'
import type { Plural } from '@roomlark/contract/say'

/** Paying online: the page before and after that of the payment service, and payments on the page of a booking. */
export type PayTexts = Record<
  | 'title'
  | 'leads'
  | 'amount'
  | 'noAmount'
  | 'stay'
  | 'reference'
  | 'validUntil'
  | 'keepsCard'
  | 'secure'
  | 'test'
  | 'goOn'
  | 'pay'
  | 'keepCard'
  | 'tryAgain'
  | 'details'
  | 'look'
  | 'toBooking'
  | 'ask'
  | 'returnedTitle'
  | 'returned'
  | 'payments'
  | 'balance'
  | 'processing'
  | 'succeeded'
  | 'kept'
  | 'failed'
  | 'refund'
  | 'onItsWay'
  | 'refundReturned'
  | 'refundFailed'
  | 'receipt'
  | 'online'
  | 'paidTitle'
  | 'paidText'
  | 'bookedPaid'
  | 'bookedProcessing'
  | 'bookedCard'
  | 'cancelReturns'
  | 'cancelReturned'
  | 'confirmReturn',
  string
> & { held: Plural } & Record<'headings', Record<GuestPayPage['purpose'], string>> & {
    /** What happened; `ready` has no words of its own. */
    states: Record<Exclude<PayState, 'ready'>, { title: string; text: string }>
    methods: Record<'card' | 'sepa_debit', string>
  }
