import { ledgerAccountKinds, ledgerBooks } from '@roomlark/contract/partners/ledger'
import {
  choice,
  choiceOr,
  dayIn,
  idIn,
  listAddress,
  numberIn,
  paged,
} from '../../../../parts/list/list-address.ts'

const address = listAddress({
  book: choiceOr('partners', ledgerBooks),
  search: paged.search,
  account: choice(ledgerAccountKinds),
  holderId: idIn('holder'),
  fromOn: dayIn('from'),
  untilOn: dayIn('until'),
  before: numberIn('before'),
  /** Of the balances; the payout currency unless another is named. */
  currency: { read: (text: string) => (/^[A-Z]{3}$/.test(text) ? text : undefined) },
})

/** The ledger: whatever narrows the entries leads back to the newest. */
export const ledgerAddress: typeof address = {
  ...address,
  with: (search, change) => address.with(search, { before: null, ...change }),
  withText: (search, text) => address.with(search, { before: null, search: text }),
}
