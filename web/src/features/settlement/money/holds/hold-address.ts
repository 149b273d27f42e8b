import { holdStates } from '@roomlark/contract/partners/commission-holds'
import { choiceOr, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'

export const holdAddress = listAddress({
  page: paged.page,
  state: choiceOr('open', holdStates),
  holdId: idIn('hold'),
})
