import { bankLineStates } from '@roomlark/contract/settlement/bank'
import { choice, idIn, listAddress, numberIn, paged } from '../../../../parts/list/list-address.ts'

export const bankAddress = listAddress({
  ...paged,
  accountId: idIn('account'),
  state: choice(bankLineStates),
  lineId: numberIn('line'),
})
