import {
  type BillInput,
  type BillPayment,
  type CompanyAccount,
  companyBills,
} from '@roomlark/contract/bookings/company-bills'
import type { EInvoiceFormat } from '@roomlark/contract/bookings/e-invoices'
import type { RemindInput } from '@roomlark/contract/bookings/invoice-reminders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { saveMadeFile, savePdf } from '../lib/save-file.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { useAttempt } from './attempt.ts'
import { bookingKeys } from './keys.ts'

export function useCompanyAccount(id: string) {
  return useCall(bookingKeys.companyAccount(id), companyBills.account, { params: { id } })
}

/** Read again whenever it is asked for, because a folio may have changed. */
export function useBillDraft(id: string, folioIds: string[]) {
  return useQuery({
    queryKey: bookingKeys.billDraft(id, folioIds),
    queryFn: ({ signal }) => call(companyBills.draft, { params: { id }, body: { folioIds }, signal }),
    gcTime: 0,
  })
}

export function useIssueBill(id: string) {
  return useWriting(id, (body: BillInput, idempotencyKey) =>
    call(companyBills.issue, { params: { id }, body, idempotencyKey }),
  )
}

type OfBill<Body> = Body & { billId: string }

export function useCreditBill(id: string) {
  return useWriting(id, ({ billId, reason }: OfBill<{ reason: string }>, idempotencyKey) =>
    call(companyBills.credit, { params: { id, billId }, body: { reason }, idempotencyKey }),
  )
}

export function usePayBill(id: string) {
  return useWriting(id, ({ billId, ...body }: OfBill<BillPayment>, idempotencyKey) =>
    call(companyBills.pay, { params: { id, billId }, body, idempotencyKey }),
  )
}

export function useMailBill(id: string) {
  return useWriting(id, ({ billId, email }: OfBill<{ email: string }>, idempotencyKey) =>
    call(companyBills.mail, { params: { id, billId }, body: { email }, idempotencyKey }),
  )
}

export function useRemindOfBill(id: string) {
  return useWriting(id, ({ billId, ...body }: OfBill<RemindInput>, idempotencyKey) =>
    call(companyBills.remind, { params: { id, billId }, body, idempotencyKey }),
  )
}

/** The same form sent again, because no answer came, is the same paper or payment. */
function useWriting<Body>(id: string, send: (body: Body, key: string) => Promise<CompanyAccount>) {
  const client = useQueryClient()
  return useAttempt({
    send,
    onSuccess(account) {
      keepAnswer(client, bookingKeys.companyAccount(id), account)
      for (const queryKey of [bookingKeys.invoicesOfAll, bookingKeys.folios]) {
        void client.invalidateQueries({ queryKey })
      }
    },
    onError: () => client.invalidateQueries({ queryKey: bookingKeys.companyAccount(id) }),
  })
}

/** Saves what a bill would be now. */
export function useBillPreview(id: string) {
  return useMutation({
    mutationFn: (folioIds: string[]) => call(companyBills.preview, { params: { id }, body: { folioIds } }),
    onSuccess: savePdf,
  })
}

export function useBillPdf(id: string) {
  return useMutation({
    mutationFn: (billId: string) => call(companyBills.pdf, { params: { id, billId } }),
    onSuccess: savePdf,
  })
}

export function useBillEInvoice(id: string) {
  return useMutation({
    mutationFn: ({ billId, format }: { billId: string; format: EInvoiceFormat }) =>
      call(companyBills.eInvoice, { params: { id, billId }, query: { format } }),
    onSuccess: saveMadeFile,
  })
}
