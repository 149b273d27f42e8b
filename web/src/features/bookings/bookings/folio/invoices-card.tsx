import type { Booking } from '@roomlark/contract/bookings/booking'
import type { EInvoiceChoice, EInvoiceFormat } from '@roomlark/contract/bookings/e-invoices'
import type { Folio } from '@roomlark/contract/bookings/folio'
import type { BillOfBooking, Invoice, InvoiceKind } from '@roomlark/contract/bookings/invoices'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  useCreditInvoice,
  useInvoicePdf,
  useInvoices,
  useMailInvoice,
  useRemind,
} from '../../../../data/invoices.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Building2 } from '../../../../ui/icons/building-2.ts'
import { Ellipsis } from '../../../../ui/icons/ellipsis.ts'
import { FileText } from '../../../../ui/icons/file-text.ts'
import { Receipt } from '../../../../ui/icons/receipt.ts'
import { Link } from '../../../../ui/link.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { useSaveEInvoice } from '../invoices/use-save-e-invoice.ts'
import { CreditDialog, MailInvoiceDialog, RemindDialog } from './invoice-dialogs.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { PaperMenu, paperDetails } from './paper-menu.tsx'

const kindNames: Record<InvoiceKind, string> = {
  invoice: say('Invoice'),
  'credit-note': say('Credit note'),
  receipt: say('Receipt'),
}

type Asking =
  | { act: 'issue'; series: 'invoice' | 'receipt' }
  | { act: 'mail' | 'credit' | 'remind'; invoice: Invoice }
type InvoicesCardProps = { booking: Booking; shown: Folio; mayWrite: boolean }

/** The papers of a folio, and what is on none yet. */
export function InvoicesCard({ booking, shown, mayWrite }: InvoicesCardProps) {
  const { id, hotelId } = booking
  const { data } = useInvoices(id)
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Asking | null>(null)
  const pdf = useInvoicePdf(id)
  const saveEInvoice = useSaveEInvoice(id)
  const mayChange = useMay('change-offer', hotelId)
  const papers = (data?.invoices ?? []).filter(({ position }) => position === shown.position)
  const open = data?.open.find(({ position }) => position === shown.position)
  // A folio that nobody wrote on yet is only computed, and all of it is open.
  const canInvoice = open ? open.chargesCents !== 0 : shown.chargesCents !== 0
  const canReceipt = (open?.receiptCents ?? 0) !== 0

  const ask = (series: 'invoice' | 'receipt') => setAsking({ act: 'issue', series })
  function save(of: { invoiceId: string } | { position: number }) {
    pdf.mutate(of, { onError: (error) => showRefusal(error, say('The PDF was not made. Please try again.')) })
  }

  return (
    <Card>
      <div className="flex items-start gap-3.5">
        <span
          aria-hidden="true"
          className="grid size-[38px] shrink-0 place-items-center rounded-[10px] bg-primary-soft text-primary-text"
        >
          <FileText className="size-[19px]" />
        </span>
        <div className="min-w-0 grow">
          <h3 className="font-sans text-[15px] leading-5 font-strong">{say('Invoice')}</h3>
          <p className="text-sm text-muted">
            {canInvoice ? say('There are charges to invoice') : say('Everything is on an invoice')}
          </p>
        </div>
        {canInvoice ? (
          <Button
            variant="secondary"
            size="sm"
            busy={pdf.isPending && say('Making...')}
            onClick={() => save({ position: shown.position })}
          >
            {say('Preview')}
          </Button>
        ) : null}
        {mayWrite || mayChange ? (
          <Menu
            label={say('More about invoices')}
            trigger={
              <IconButton label={say('More about invoices')} className="-my-1 -mr-2">
                <Ellipsis aria-hidden="true" className="size-[18px]" />
              </IconButton>
            }
          >
            {mayWrite && canReceipt ? (
              <MenuItem onSelect={() => ask('receipt')}>
                <Receipt aria-hidden="true" />
                {say('Issue a receipt for payments')}
              </MenuItem>
            ) : null}
            {mayChange ? (
              <MenuItem onSelect={() => void navigate(`/hotels/${hotelId}/invoicing`)}>
                <Building2 aria-hidden="true" />
                {say('Hotel details on invoices')}
              </MenuItem>
            ) : null}
          </Menu>
        ) : null}
      </div>
      {data && data.bills.length > 0 && shown.companyId !== null ? <Bills bills={data.bills} /> : null}
      {papers.length > 0 ? (
        <ul className="mt-3">
          {papers.map((paper) => (
            <PaperRow
              key={paper.id}
              {...{ paper, booking, mayWrite }}
              onSave={() => save({ invoiceId: paper.id })}
              onSaveAs={(format) => saveEInvoice(paper.id, format)}
              onAsk={setAsking}
            />
          ))}
        </ul>
      ) : null}
      {mayWrite && canInvoice ? (
        <Button className="mt-4 w-full" onClick={() => ask('invoice')}>
          {(open?.chargesCents ?? 0) < 0 ? say('Issue credit note') : say('Issue invoice')}
        </Button>
      ) : null}
      {asking ? (
        <Dialogs
          {...{ asking, booking, shown }}
          attaches={data?.attaches ?? 'none'}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </Card>
  )
}

type PaperRowProps = {
  paper: Invoice
  booking: Booking
  mayWrite: boolean
  onSave: () => void
  onSaveAs: (format: EInvoiceFormat) => void
  onAsk: (asking: Asking) => void
}

function PaperRow({ paper, booking, mayWrite, onSave, onSaveAs, onAsk }: PaperRowProps) {
  const { kind, number, totalCents, currency, creditedBy } = paper
  return (
    <li className="flex items-center gap-3 border-t border-border py-2.5">
      <span className="min-w-0 grow leading-5">
        <span className="flex flex-wrap items-center gap-x-2">
          <b className="wrap-anywhere">{number}</b>
          {creditedBy === null ? null : <Badge tone="neutral">{say('Taken back')}</Badge>}
        </span>
        <span className="block text-sm text-muted">
          {kindNames[kind]}, {paperDetails(paper, booking.timeZone)}
        </span>
      </span>
      <b className="whitespace-nowrap tabular-nums">{moneyText(totalCents, currency)}</b>
      <PaperMenu
        {...{ paper, mayWrite, onSave, onSaveAs }}
        onAsk={(act) => act !== 'pay' && onAsk({ act, invoice: paper })}
      />
    </li>
  )
}

type DialogsProps = {
  asking: Asking
  booking: Booking
  shown: Folio
  attaches: EInvoiceChoice
  onClose: () => void
}

function Dialogs({ asking, booking, shown, attaches, onClose }: DialogsProps) {
  const crediting = useCreditInvoice(booking.id)
  const mailing = useMailInvoice(booking.id)
  const reminding = useRemind(booking.id)
  if (asking.act === 'issue') {
    const { series } = asking
    return <IssueDialog {...{ booking, series, onClose }} position={shown.position} />
  }
  const { invoice } = asking
  const props = { invoice, onClose }
  const ids = { invoiceId: invoice.id }
  if (asking.act === 'remind') {
    return <RemindDialog {...props} send={(input) => reminding.mutateAsync({ ...ids, ...input })} />
  }
  return asking.act === 'mail' ? (
    <MailInvoiceDialog
      {...props}
      attaches={attaches}
      send={(email) => mailing.mutateAsync({ ...ids, email })}
    />
  ) : (
    <CreditDialog {...props} send={(reason) => crediting.mutateAsync({ ...ids, reason })} />
  )
}

/** Bills of companies on which charges of the booking stand. */
function Bills({ bills }: { bills: readonly BillOfBooking[] }) {
  return (
    <ul className="mt-3">
      {bills.map(({ id, number, companyId, company, totalCents, currency }) => (
        <li key={id} className="flex items-center gap-3 border-t border-border py-2.5">
          <span className="min-w-0 grow leading-5">
            <Link to={`/bookings/companies/${companyId}`} className="link font-strong wrap-anywhere">
              {number}
            </Link>
            <span className="block text-sm text-muted">{say('On the bill of {company}', { company })}</span>
          </span>
          <b className="whitespace-nowrap tabular-nums">{moneyText(totalCents, currency)}</b>
        </li>
      ))}
    </ul>
  )
}
