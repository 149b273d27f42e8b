import { eInvoiceFormatNames, eInvoiceFormats } from '@roomlark/contract/bookings/e-invoices'
import type { JournalEntry } from '@roomlark/contract/bookings/invoice-journal'
import { say } from '@roomlark/contract/say'
import { useInvoicePdf } from '../../../../data/invoices.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Ellipsis } from '../../../../ui/icons/ellipsis.ts'
import { FileCode } from '../../../../ui/icons/file-code.ts'
import { FileDown } from '../../../../ui/icons/file-down.ts'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { useSaveBill } from '../companies/use-save-bill.ts'
import { useSaveEInvoice } from './use-save-e-invoice.ts'

/** Download formats of an invoice in the journal. */
export function JournalMenu({ entry: { id, bookingId, companyId, number } }: { entry: JournalEntry }) {
  const pdf = useInvoicePdf(bookingId ?? '')
  const saveEInvoice = useSaveEInvoice(bookingId ?? '')
  const bill = useSaveBill(companyId ?? '')
  const savePdf = () =>
    bookingId === null
      ? bill.savePdf(id)
      : pdf.mutate(
          { invoiceId: id },
          { onError: (error) => showRefusal(error, say('The PDF was not made. Please try again.')) },
        )
  const saveAs = bookingId === null ? bill.saveEInvoice : saveEInvoice
  const label = say('Actions for {invoice}', { invoice: number })
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <Ellipsis aria-hidden="true" className="size-[18px]" />
        </IconButton>
      }
    >
      <MenuItem onSelect={savePdf}>
        <FileDown aria-hidden="true" />
        {say('Download PDF')}
      </MenuItem>
      {eInvoiceFormats.map((format) => (
        <MenuItem key={format} onSelect={() => saveAs(id, format)}>
          <FileCode aria-hidden="true" />
          {say('Download {format}', { format: eInvoiceFormatNames[format] })}
        </MenuItem>
      ))}
    </Menu>
  )
}
