import type { CompanyAccount, CompanyBill } from '@roomlark/contract/bookings/company-bills'
import type { CompanyProfile } from '@roomlark/contract/bookings/company-profiles'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useCreditBill, useMailBill, useRemindOfBill } from '../../../../data/company-bills.ts'
import { useOptionalHotel } from '../../../../data/hotels.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CreditDialog, MailInvoiceDialog, RemindDialog } from '../folio/invoice-dialogs.tsx'
import { type PaperAct, PaperMenu, paperDetails } from '../folio/paper-menu.tsx'
import { stateNames, stateTones } from '../invoices/journal-words.ts'
import { BillPaymentDialog } from './bill-payment-dialog.tsx'
import { useSaveBill } from './use-save-bill.ts'

type BillsCardProps = { profile: CompanyProfile; account: CompanyAccount }
type Asking = { act: PaperAct; bill: CompanyBill }

/** Bills of a company with what is still open on each. */
export function BillsCard({ profile, account: { bills, currency } }: BillsCardProps) {
  const mayWrite = useMay('work-desk', profile.hotelId)
  const timeZone = useOptionalHotel(profile.hotelId).data?.timeZone ?? 'UTC'
  const save = useSaveBill(profile.id)
  const [asking, setAsking] = useState<Asking | null>(null)
  const openCents = bills.reduce((cents, bill) => cents + bill.openCents, 0)
  return (
    <Card>
      <CardHead
        title={say('Bills')}
        subtitle={
          openCents === 0
            ? say('Nothing is open')
            : say('{amount} open', { amount: moneyText(openCents, currency) })
        }
      />
      {bills.length === 0 ? <p className="text-muted">{say('No bill was issued yet.')}</p> : null}
      <ul>
        {bills.map((bill) => (
          <li
            key={bill.id}
            className="flex items-center gap-3 border-t border-border py-2.5 first:border-t-0"
          >
            <span className="min-w-0 grow leading-5">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <b className="wrap-anywhere">{bill.number}</b>
                {bill.state === null ? (
                  <Badge tone="neutral">{say('Credit note')}</Badge>
                ) : (
                  <Badge tone={stateTones[bill.state]}>{stateNames[bill.state]}</Badge>
                )}
              </span>
              <span className="block text-sm text-muted">{describe(bill, timeZone)}</span>
            </span>
            <span className="text-right whitespace-nowrap tabular-nums">
              <b className="block">{moneyText(bill.totalCents, currency)}</b>
              {bill.openCents > 0 && bill.openCents < bill.totalCents ? (
                <span className="block text-sm text-muted">
                  {say('{amount} open', { amount: moneyText(bill.openCents, currency) })}
                </span>
              ) : null}
            </span>
            <PaperMenu
              paper={bill}
              mayWrite={mayWrite}
              mayPay={mayWrite && bill.openCents > 0}
              onSave={() => save.savePdf(bill.id)}
              onSaveAs={(format) => save.saveEInvoice(bill.id, format)}
              onAsk={(act) => setAsking({ act, bill })}
            />
          </li>
        ))}
      </ul>
      {asking ? <Dialogs {...{ profile, currency, asking }} onClose={() => setAsking(null)} /> : null}
    </Card>
  )
}

function describe(bill: CompanyBill, timeZone: string): string {
  return [
    say('{count, plural, one {# stay} other {# stays}}', { count: bill.stays }),
    paperDetails(bill, timeZone),
    bill.openCents > 0 && say('due {day}', { day: dayText(bill.dueOn) }),
  ]
    .filter(Boolean)
    .join(', ')
}

type DialogsProps = { profile: CompanyProfile; currency: string; asking: Asking; onClose: () => void }

function Dialogs({ profile, currency, asking: { act, bill }, onClose }: DialogsProps) {
  const mailing = useMailBill(profile.id)
  const reminding = useRemindOfBill(profile.id)
  const crediting = useCreditBill(profile.id)
  const billId = bill.id
  const props = { invoice: { ...bill, currency, payer: profile }, onClose }
  switch (act) {
    case 'pay':
      return <BillPaymentDialog {...{ currency, bill, onClose }} companyId={profile.id} />
    case 'mail':
      return <MailInvoiceDialog {...props} send={(email) => mailing.mutateAsync({ billId, email })} />
    case 'remind':
      return <RemindDialog {...props} send={(input) => reminding.mutateAsync({ billId, ...input })} />
    case 'credit':
      return <CreditDialog {...props} send={(reason) => crediting.mutateAsync({ billId, reason })} />
  }
}
