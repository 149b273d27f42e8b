import { EarningsPart } from '@roomlark/contract/settlement/earnings'
import { listAddress, paged, parsedBy } from '../../../parts/list/list-address.ts'

export const staysAddress = listAddress({ part: parsedBy(EarningsPart), page: paged.page })

/** The stays behind an amount. */
export function staysPath(part: EarningsPart, page = 1): string {
  return `/performance/earnings/stays${staysAddress.with('', { part, page })}`
}
