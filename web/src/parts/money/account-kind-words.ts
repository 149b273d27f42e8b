import { say } from '@roomlark/contract/say'
import type { PayoutAccountKind } from '@roomlark/contract/settlement/payout-accounts'

export const accountKindWords: Record<PayoutAccountKind, string> = {
  iban: 'IBAN',
  us: say('US account'),
  paypal: 'PayPal',
  wise: 'Wise',
}
