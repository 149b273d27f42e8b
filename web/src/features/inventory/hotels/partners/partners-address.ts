import { partnershipStates } from '@roomlark/contract/partnership-events'
import { choice, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'

/** The list over all hotels. */
export const partnerListAddress = listAddress({
  ...paged,
  hotel: idIn('hotel'),
  state: choice(partnershipStates),
})

const panelAddress = listAddress({ partnerId: idIn('partner') })

/** The partner whose panel is open. */
export function readPartnerId(search: string): string | undefined {
  return panelAddress.read(search).partnerId
}

export function withPartner(search: string, partnerId: string | null): string {
  return panelAddress.with(search, { partnerId })
}
