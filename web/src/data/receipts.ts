import { type CommissionClaim, commissionClaims } from '@roomlark/contract/partners/commission-claim'
import { commissionReceipts } from '@roomlark/contract/partners/commission-receipt'
import type { PdfFile } from '@roomlark/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { isNotThere } from '../lib/api-error.ts'
import { call } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { moneyKeys } from './keys.ts'

export function useReceipt(bookingId: string) {
  return useQuery({
    queryKey: moneyKeys.receipt(bookingId),
    queryFn: ({ signal }) => call(commissionReceipts.get, { params: { bookingId }, signal }),
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  })
}

export function readReceiptPdf(bookingId: string): Promise<PdfFile> {
  return call(commissionReceipts.pdf, { params: { bookingId } })
}

/** Asking changes nothing, so nothing is outdated by it. */
export function useAskClaim() {
  return useMutation({ mutationFn: (body: CommissionClaim) => call(commissionClaims.ask, { body }) })
}
