import type { PaymentTransferLine } from '@roomlark/contract/bookings/payment-accounts'
import { say } from '@roomlark/contract/say'

export const transferStates = {
  pending: { tone: 'primary', name: say('On its way') },
  paid: { tone: 'success', name: say('Arrived##transfer') },
  failed: { tone: 'error', name: say('Failed') },
} as const

export const lineKinds: Readonly<Record<PaymentTransferLine['kind'], string>> = {
  payment: say('Payment'),
  refund: say('Refund##noun'),
  dispute: say('Dispute'),
  fee: say('Fee of the payment service'),
  other: say('Other'),
}
