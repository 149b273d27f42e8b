import type { Invoice } from '@roomlark/contract/bookings/invoices'
import { say } from '@roomlark/contract/say'
import { useInvoicePdf } from '../../../../data/invoices.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'

/** Saves an issued paper as PDF, for a guest who waits for it, or says why not. */
export function useSavePaper(bookingId: string) {
  const pdf = useInvoicePdf(bookingId)
  return ({ id }: Pick<Invoice, 'id'>) =>
    pdf.mutate(
      { invoiceId: id },
      { onError: (error) => showRefusal(error, say('The PDF was not made. Please try again.')) },
    )
}
