import { type EInvoiceFormat, eInvoiceFormatNames } from '@roomlark/contract/bookings/e-invoices'
import type { Invoice } from '@roomlark/contract/bookings/invoices'
import { dateIn } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { dayText, longDay } from '../../../../lib/day-words.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Bell } from '../../../../ui/icons/bell.ts'
import { Ellipsis } from '../../../../ui/icons/ellipsis.ts'
import { FileCode } from '../../../../ui/icons/file-code.ts'
import { FileDown } from '../../../../ui/icons/file-down.ts'
import { Mail } from '../../../../ui/icons/mail.ts'
import { Undo2 } from '../../../../ui/icons/undo-2.ts'
import { Wallet } from '../../../../ui/icons/wallet.ts'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'

export type PaperAct = 'mail' | 'remind' | 'credit' | 'pay'

type PaperMenuProps = {
  paper: Pick<Invoice, 'kind' | 'number' | 'creditedBy' | 'eInvoices' | 'nextReminder'>
  mayWrite: boolean
  /** True if payments are recorded against the paper itself. */
  mayPay?: boolean
  onSave: () => void
  onSaveAs: (format: EInvoiceFormat) => void
  onAsk: (act: PaperAct) => void
}

/** Actions of an issued paper. */
export function PaperMenu({ paper, mayWrite, mayPay = false, onSave, onSaveAs, onAsk }: PaperMenuProps) {
  const { kind, number, creditedBy, eInvoices, nextReminder } = paper
  const label = say('Actions for {invoice}', { invoice: number })
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} className="-my-1 -mr-2">
          <Ellipsis aria-hidden="true" className="size-[18px]" />
        </IconButton>
      }
    >
      {mayPay ? (
        <MenuItem onSelect={() => onAsk('pay')}>
          <Wallet aria-hidden="true" />
          {say('Record payment')}
        </MenuItem>
      ) : null}
      <MenuItem onSelect={onSave}>
        <FileDown aria-hidden="true" />
        {say('Download PDF')}
      </MenuItem>
      {eInvoices.map(({ format }) => (
        <MenuItem key={format} onSelect={() => onSaveAs(format)}>
          <FileCode aria-hidden="true" />
          {say('Download {format}', { format: eInvoiceFormatNames[format] })}
        </MenuItem>
      ))}
      {mayWrite ? (
        <MenuItem onSelect={() => onAsk('mail')}>
          <Mail aria-hidden="true" />
          {say('Send by email')}
        </MenuItem>
      ) : null}
      {mayWrite && nextReminder !== null ? (
        <MenuItem onSelect={() => onAsk('remind')}>
          <Bell aria-hidden="true" />
          {say('Send reminder {step}', { step: nextReminder })}
        </MenuItem>
      ) : null}
      {mayWrite && kind === 'invoice' && creditedBy === null ? (
        <MenuItem onSelect={() => onAsk('credit')}>
          <Undo2 aria-hidden="true" />
          {say('Take back')}
        </MenuItem>
      ) : null}
    </Menu>
  )
}

type Described = Pick<Invoice, 'issuedAt' | 'credits' | 'mails' | 'reminders'> & { corrects?: string | null }

/** The issue date of a paper, the paper it corrects, and its recipients. */
export function paperDetails(paper: Described, timeZone: string): string {
  const { issuedAt, credits, corrects = null, mails, reminders } = paper
  return [
    longDay(dateIn(timeZone, new Date(issuedAt))),
    credits === null ? '' : say('takes back {invoice}', { invoice: credits }),
    corrects === null ? '' : say('for {invoice}', { invoice: corrects }),
    mails.length === 0 ? '' : say('emailed'),
    ...reminders.map(({ step, at, by }) => {
      const values = { step, day: dayText(dateIn(timeZone, new Date(at))), name: by ?? '' }
      return by === null
        ? say('reminder {step} on {day}', values)
        : say('reminder {step} on {day} by {name}', values)
    }),
  ]
    .filter(Boolean)
    .join(', ')
}
