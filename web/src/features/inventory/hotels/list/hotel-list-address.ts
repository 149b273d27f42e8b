import { hotelStatuses } from '@roomlark/contract/inventory/hotels'
import { choice, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'

const address = listAddress({ ...paged, owner: idIn('owner'), status: choice(hotelStatuses) })

export const hotelAddress = {
  ...address,
  /** spec §4: the page stays. */
  withText: (search: string, text: string) => address.with(search, { search: text }),
}
