import { folioLineTitle } from '@roomlark/contract/bookings/folio-words'
import {
  CreditReason,
  type DraftLine,
  type InvoiceDraft,
  type InvoiceKind,
  type IssueInput,
} from '@roomlark/contract/bookings/invoices'
import { guestLanguages } from '@roomlark/contract/guest-languages'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useInvoiceDraft, useIssueInvoice } from '../../../../data/invoices.ts'
import { cx } from '../../../../lib/cx.ts'
import { longDay, longRangeWords } from '../../../../lib/day-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { CardError, CardSkeleton } from '../../../../ui/card-states.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'

type IssueDialogProps = {
  bookingId: string
  position: number
  series: IssueInput['kind']
  onClose: () => void
}

/** A number cannot be given back, so whoever issues a paper first sees what will be on it. */
export function IssueDialog(props: IssueDialogProps) {
  const { bookingId, position, series, onClose } = props
  const draft = useInvoiceDraft(bookingId, position, series)
  if (draft.data) return <IssueForm {...props} draft={draft.data} />
  return (
    <Dialog
      title={say('Issue an invoice or receipt')}
      description={say('Its present content.')}
      onClose={onClose}
    >
      <div className="mt-4">
        {draft.isPending ? <CardSkeleton /> : <CardError retry={() => void draft.refetch()} />}
      </div>
    </Dialog>
  )
}

const words: Record<InvoiceKind, { title: string; submit: string }> = {
  invoice: { title: say('Issue this invoice?'), submit: say('Issue invoice') },
  'credit-note': { title: say('Issue this credit note?'), submit: say('Issue credit note') },
  receipt: { title: say('Issue this receipt?'), submit: say('Issue receipt') },
}

function IssueForm({
  bookingId,
  position,
  series,
  draft,
  onClose,
}: IssueDialogProps & { draft: InvoiceDraft }) {
  const issuing = useIssueInvoice(bookingId)
  const isCredit = draft.kind === 'credit-note'
  const form = useContractForm({
    schema: CreditReason,
    values: { reason: '' },
    // Only a credit note has a reason.
    read: ({ reason }) => ({ reason: isCredit ? reason : '-' }),
    send: ({ reason }) => {
      const expectedTotalCents = draft.totalCents
      return issuing.mutateAsync({ position, kind: series, expectedTotalCents, ...(isCredit && { reason }) })
    },
    done: (_, { invoices: [first] }) =>
      first ? say('{number} is issued.', { number: first.number }) : say('It is issued.'),
    failed: say('Nothing was issued. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={words[draft.kind].title}
      description={say('It gets its number now and cannot be changed afterwards.')}
      submitLabel={words[draft.kind].submit}
      busyLabel={say('Issuing')}
      onClose={onClose}
    >
      <PaperContent draft={draft} />
      {draft.issuer.company === '' || draft.issuer.address === '' ? (
        <Note tone="warning" icon={<CircleAlert />}>
          {say('Your company or its address is missing. Enter it under Hotel details on invoices first.')}
        </Note>
      ) : null}
      {isCredit ? <form.Area name="reason" label={say('Why')} rows={2} /> : null}
    </FormDialog>
  )
}

function PaperContent({ draft }: { draft: InvoiceDraft }) {
  const { payer, issuer, lines, payments, kind, language, corrects, totalCents, paidCents, currency } = draft
  const left = totalCents - paidCents
  const money = (cents: number) => moneyText(cents, currency)
  return (
    <div className="rounded-lg border border-border px-4 py-3 text-[14px] leading-5">
      <div className="grid gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-2">
        <Party
          label={say('For##who pays')}
          lines={[
            payer.company,
            payer.name,
            payer.address,
            payer.vatId && say('VAT id {vatId}', { vatId: payer.vatId }),
          ]}
        />
        <Party label={say('Issued by')} lines={[issuer.company, issuer.address]} />
      </div>
      <p className="mt-2 text-muted">
        {corrects === null
          ? say('In {language}', { language: guestLanguages[language] })
          : say('In {language}, takes back part of {invoice}', {
              language: guestLanguages[language],
              invoice: corrects,
            })}
      </p>
      <table className="mt-2 w-full">
        <caption className="sr-only">{say('Lines')}</caption>
        <tbody>
          {(kind === 'receipt' ? payments : lines).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a paper have no name of their own and never move.
            <Row key={index} amount={money(kind === 'receipt' ? 0 - line.amountCents : line.amountCents)}>
              {lineWords(line)}
            </Row>
          ))}
        </tbody>
        <tbody className="border-t border-text">
          <Row amount={money(totalCents)} isStrong>
            {say('Total')}
          </Row>
          {kind === 'receipt' || paidCents === 0 ? null : (
            <>
              <Row amount={money(paidCents)}>{say('Paid')}</Row>
              <Row amount={money(Math.abs(left))}>
                {left < 0 ? say('To be paid back') : say('Still to pay')}
              </Row>
            </>
          )}
        </tbody>
      </table>
    </div>
  )
}

function Party({ label, lines }: { label: string; lines: string[] }) {
  const [name = say('No name yet'), ...others] = lines.flatMap((line) => line.split('\n')).filter(Boolean)
  return (
    <div>
      <span className="text-sm text-muted">{label}</span>
      <b className="block" dir="auto">
        {name}
      </b>
      <span className="block whitespace-pre-line" dir="auto">
        {others.join('\n')}
      </span>
    </div>
  )
}

type RowProps = { amount: string; isStrong?: boolean; children: ReactNode }

function Row({ amount, isStrong = false, children }: RowProps) {
  return (
    <tr className={cx('align-top', isStrong && 'font-strong')}>
      <td className="py-1 pr-3 wrap-anywhere">{children}</td>
      <td className="py-1 text-right whitespace-nowrap tabular-nums">{amount}</td>
    </tr>
  )
}

/** `3 × Harbour Double, 16 to 18 June`, `Minibar, 17 June` */
function lineWords(line: DraftLine): string {
  const { fromOn, untilOn, kind, onDate, quantity, vatBps } = line
  const hasOwnDay = kind === 'extra' || kind === 'payment' || kind === 'refund'
  const when =
    fromOn !== null && untilOn !== null ? longRangeWords(fromOn, untilOn) : hasOwnDay ? longDay(onDate) : ''
  const title = folioLineTitle({ ...line, vatPercent: vatBps === null ? null : vatBps / 100 })
  return [quantity === 1 ? title : `${quantity} × ${title}`, when].filter(Boolean).join(', ')
}
