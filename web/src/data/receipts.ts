import { type CommissionClaim, commissionClaims } from '@roomlark/contract/partners/commission-claim'
import { commissionReceipts } from '@roomlark/contract/partners/commission-receipt'
import type { PdfFile } from '@roomlark/contract/primitives'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { moneyKeys } from './keys.ts'

export function useReceipt(bookingId: string) {
  return useCall(moneyKeys.receipt(bookingId), commissionReceipts.get, { params: { bookingId } })
}

export function readReceiptPdf(bookingId: string): Promise<PdfFile> {
  return call(commissionReceipts.pdf, { params: { bookingId } })
}

/** Asking changes nothing, so nothing is outdated by it. */
export function useAskClaim() {
  return useMutation({ mutationFn: (body: CommissionClaim) => call(commissionClaims.ask, { body }) })
}
