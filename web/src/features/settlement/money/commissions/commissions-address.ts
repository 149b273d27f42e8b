import { commissionStandings } from '@roomlark/contract/partners/commission-list'
import { choice, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'

export const commissionAddress = listAddress({
  ...paged,
  standing: choice(commissionStandings, 'status'),
  hotelId: idIn('hotel'),
  affiliateId: idIn('partner'),
})
