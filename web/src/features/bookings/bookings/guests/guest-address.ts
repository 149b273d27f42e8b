import { guestSorts } from '@roomlark/contract/bookings/guests'
import { choiceOr, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'

export const guestAddress = listAddress({
  ...paged,
  hotelId: idIn('hotel'),
  sort: choiceOr('last-stay', guestSorts),
})
