import type { PaymentDispute } from '@roomlark/contract/bookings/card-disputes'
import { say } from '@roomlark/contract/say'

/** Why card holders dispute payments, by the names that card networks share. */
const reasonWords = new Map([
  ['fraudulent', say('Says that they did not make this payment')],
  ['unrecognized', say('Does not recognise this payment')],
  ['duplicate', say('Says that they paid twice')],
  ['product_not_received', say('Says that they did not get the stay')],
  ['product_unacceptable', say('Says that the stay was not as described')],
  ['credit_not_processed', say('Says that a refund did not arrive')],
  ['subscription_canceled', say('Says that they cancelled in time')],
  ['debit_not_authorized', say('Says that they did not allow this debit')],
  ['incorrect_account_details', say('The account details were wrong')],
  ['insufficient_funds', say('The account had not enough money')],
  ['bank_cannot_process', say('The bank could not process it')],
  ['customer_initiated', say('Asked the bank for the money back')],
])

export function disputeReason(reason: string): string {
  return reasonWords.get(reason) ?? say('Disputes the payment')
}

export const disputeStates: Readonly<
  Record<PaymentDispute['state'], { tone: 'warning' | 'primary' | 'success' | 'error'; name: string }>
> = {
  open: { tone: 'warning', name: say('To answer') },
  answered: { tone: 'primary', name: say('Answered') },
  won: { tone: 'success', name: say('Won') },
  lost: { tone: 'error', name: say('Lost##dispute') },
}
