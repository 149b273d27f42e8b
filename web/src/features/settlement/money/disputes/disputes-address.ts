import { disputeFilters } from '@roomlark/contract/partners/disputes'
import { choice, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'

/** The list, and the dispute whose panel is open beside it. */
export const disputeAddress = listAddress({
  ...paged,
  show: choice(disputeFilters),
  openId: idIn('dispute'),
})
