import type { EInvoiceFormat } from '@roomlark/contract/bookings/e-invoices'
import { invoiceJournal, type JournalQuery } from '@roomlark/contract/bookings/invoice-journal'
import type { RemindInput } from '@roomlark/contract/bookings/invoice-reminders'
import { type BookingInvoices, type IssueInput, invoices } from '@roomlark/contract/bookings/invoices'
import type { InvoicingInput } from '@roomlark/contract/bookings/invoicing'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { saveMadeFile, savePdf } from '../lib/save-file.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { useAttempt } from './attempt.ts'
import { bookingKeys, hotelKeys } from './keys.ts'

export function useInvoices(bookingId: string) {
  return useCall(bookingKeys.invoices(bookingId), invoices.list, { params: { id: bookingId } })
}

/** Read again whenever it is asked for, because the folio may have changed. */
export function useInvoiceDraft(id: string, position: number, kind: IssueInput['kind']) {
  return useCall(
    bookingKeys.invoiceDraft(id, position, kind),
    invoices.draft,
    { params: { id }, query: { position: String(position), kind } },
    { gcTime: 0 },
  )
}

export function useIssueInvoice(id: string) {
  return useWriting(id, (body: IssueInput, idempotencyKey) =>
    call(invoices.issue, { params: { id }, body, idempotencyKey }),
  )
}

export function useCreditInvoice(id: string) {
  return useWriting(id, ({ invoiceId, reason }: { invoiceId: string; reason: string }, idempotencyKey) =>
    call(invoices.credit, { params: { id, invoiceId }, body: { reason }, idempotencyKey }),
  )
}

export function useMailInvoice(id: string) {
  return useWriting(id, ({ invoiceId, email }: { invoiceId: string; email: string }, idempotencyKey) =>
    call(invoices.mail, { params: { id, invoiceId }, body: { email }, idempotencyKey }),
  )
}

export function useRemind(id: string) {
  return useWriting(id, ({ invoiceId, ...body }: RemindInput & { invoiceId: string }, idempotencyKey) =>
    call(invoices.remind, { params: { id, invoiceId }, body, idempotencyKey }),
  )
}

/** The same form sent again, because no answer came, is the same paper. */
function useWriting<Body>(id: string, send: (body: Body, key: string) => Promise<BookingInvoices>) {
  const client = useQueryClient()
  return useAttempt({
    send,
    onSuccess(read) {
      keepAnswer(client, bookingKeys.invoices(id), read)
      // Issuing opens the folio if nobody wrote on it before.
      void client.invalidateQueries({ queryKey: bookingKeys.folio(id), exact: true })
    },
    onError: () => client.invalidateQueries({ queryKey: bookingKeys.invoices(id) }),
  })
}

/** Saves the paper, or what it would be now if there is no paper yet. */
export function useInvoicePdf(id: string) {
  return useMutation({
    mutationFn: (of: { invoiceId: string } | { position: number }) =>
      'invoiceId' in of
        ? call(invoices.pdf, { params: { id, invoiceId: of.invoiceId } })
        : call(invoices.preview, { params: { id }, query: { position: String(of.position) } }),
    onSuccess: savePdf,
  })
}

/** Saves a paper as e-invoice. */
export function useEInvoice(id: string) {
  return useMutation({
    mutationFn: ({ invoiceId, format }: { invoiceId: string; format: EInvoiceFormat }) =>
      call(invoices.eInvoice, { params: { id, invoiceId }, query: { format } }),
    onSuccess: saveMadeFile,
  })
}

export type JournalFilter = Omit<JournalQuery, 'limit'>

export function useJournalPage(filter: JournalFilter) {
  return usePages(bookingKeys.invoiceJournal(filter), invoiceJournal.list, { query: filter })
}

export function useReceivables(hotelId: string | undefined) {
  return useCall(bookingKeys.receivables(hotelId), invoiceJournal.receivables, { query: { hotelId } })
}

export function useInvoicing(hotelId: string) {
  return useCall(hotelKeys.invoicing(hotelId), invoices.settings, { params: { hotelId } })
}

export function useSaveInvoicing(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: InvoicingInput & { version: number }) =>
      call(invoices.updateSettings, { params: { hotelId }, body }),
    onSuccess: (saved) => keepAnswer(client, hotelKeys.invoicing(hotelId), saved),
    onError: () => client.invalidateQueries({ queryKey: hotelKeys.invoicing(hotelId) }),
  })
}
