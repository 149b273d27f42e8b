import type { PdfFile } from '@roomlark/contract/primitives'
import { affiliateInvoices } from '@roomlark/contract/settlement/affiliate-invoices'
import { earningsYears } from '@roomlark/contract/settlement/earnings-years'
import { ownInvoices } from '@roomlark/contract/settlement/own-invoices'
import { type TaxDetailsInput, taxDetails } from '@roomlark/contract/settlement/tax-details'
import { type TaxFormInput, type TaxFormKind, taxForms } from '@roomlark/contract/settlement/tax-forms'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { upload } from '../lib/call-upload.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { moneyKeys } from './keys.ts'

export function useTaxDetails() {
  return useCall(moneyKeys.taxDetails, taxDetails.get)
}

export function useSaveTaxDetails() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: TaxDetailsInput) => call(taxDetails.save, { body }),
    onSuccess: (saved) => keepAnswer(client, moneyKeys.taxDetails, saved),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKeys.taxDetails }),
  })
}

export function useEarningsYears() {
  return useCall(moneyKeys.earningsYears, earningsYears.list)
}

export function readYearPdf(year: number): Promise<PdfFile> {
  return call(earningsYears.pdf, { params: { year: String(year) } })
}

export function readYearFile(year: number): Promise<{ filename: string; csv: string }> {
  return call(earningsYears.csv, { params: { year: String(year) } })
}

export function useAffiliateInvoices(page: number) {
  return usePages(moneyKeys.affiliateInvoices(page), affiliateInvoices.list, { query: { page } })
}

export function readInvoicePdf(id: string): Promise<PdfFile> {
  return call(affiliateInvoices.pdf, { params: { id } })
}

export function useInvoiceRequests() {
  return useCall(moneyKeys.invoiceRequests, ownInvoices.list)
}

export function useSendInvoice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn({ id, file }: { id: string; file: File }) {
      const sending = { file, onProgress: () => {}, signal: new AbortController().signal }
      return upload(ownInvoices.send, { params: { id }, ...sending })
    },
    onSettled: () => client.invalidateQueries({ queryKey: moneyKeys.invoiceRequests }),
  })
}

export function readOwnInvoice(id: string): Promise<PdfFile> {
  return call(ownInvoices.read, { params: { id } })
}

export function useTaxForms() {
  return useCall(moneyKeys.taxForms, taxForms.list)
}

export function useSignTaxForm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: TaxFormInput) => call(taxForms.sign, { body: { form } }),
    onSuccess: (forms) => keepAnswer(client, moneyKeys.taxForms, forms),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKeys.taxForms }),
  })
}

export function readTaxFormPdf(kind: TaxFormKind): Promise<PdfFile> {
  return call(taxForms.pdf, { params: { kind } })
}
