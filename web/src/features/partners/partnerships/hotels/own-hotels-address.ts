import { choice, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'

export const ownStates = ['active', 'paused', 'ended'] as const

/** The list, and the partnership that is shown beside it. */
export const ownHotelAddress = listAddress({
  ...paged,
  state: choice(ownStates),
  partnerId: idIn('partner'),
})
