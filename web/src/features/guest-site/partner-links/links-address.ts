import { choice, idIn, listAddress } from '../../../parts/list/list-address.ts'

export const periods: readonly number[] = [7, 30, 90, 365]

/** The chosen link, the days that the figures cover, and the archive. */
export const linksAddress = listAddress({
  linkId: idIn('link'),
  days: { read: (text: string) => periods.find((one) => String(one) === text), usual: 30 },
  show: choice(['archived']),
})

export type LinksView = ReturnType<typeof linksAddress.read>
