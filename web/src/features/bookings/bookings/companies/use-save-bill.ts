import type { EInvoiceFormat } from '@roomlark/contract/bookings/e-invoices'
import { say } from '@roomlark/contract/say'
import { useBillEInvoice, useBillPdf } from '../../../../data/company-bills.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'

/** Downloads a bill of a company, or says why not. */
export function useSaveBill(companyId: string) {
  const pdf = useBillPdf(companyId)
  const eInvoice = useBillEInvoice(companyId)
  return {
    savePdf: (billId: string) =>
      pdf.mutate(billId, {
        onError: (error) => showRefusal(error, say('The PDF was not made. Please try again.')),
      }),
    saveEInvoice: (billId: string, format: EInvoiceFormat) =>
      eInvoice.mutate(
        { billId, format },
        { onError: (error) => showRefusal(error, say('The e-invoice was not made. Please try again.')) },
      ),
  }
}
