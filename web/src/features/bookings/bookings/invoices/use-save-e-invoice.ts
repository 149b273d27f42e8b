import type { EInvoiceFormat } from '@roomlark/contract/bookings/e-invoices'
import { say } from '@roomlark/contract/say'
import { useEInvoice } from '../../../../data/invoices.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'

/** Downloads a paper of a booking as e-invoice, or says what it lacks. */
export function useSaveEInvoice(bookingId: string): (invoiceId: string, format: EInvoiceFormat) => void {
  const making = useEInvoice(bookingId)
  return (invoiceId, format) =>
    making.mutate(
      { invoiceId, format },
      { onError: (error) => showRefusal(error, say('The e-invoice was not made. Please try again.')) },
    )
}
