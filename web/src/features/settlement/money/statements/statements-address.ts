import { statementStandings } from '@roomlark/contract/settlement/hotel-statement-list'
import { choice, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'

export const statementAddress = listAddress({
  ...paged,
  standing: choice(statementStandings, 'status'),
  hotelId: idIn('hotel'),
})
