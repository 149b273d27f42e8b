import { groupStates } from '@roomlark/contract/bookings/groups'
import { choice, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'

export const groupAddress = listAddress({ ...paged, hotelId: idIn('hotel'), state: choice(groupStates) })
