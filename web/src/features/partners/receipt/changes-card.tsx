import type { CommissionReceipt, ReceiptChange } from '@roomlark/contract/partners/commission-receipt'
import { changeWords, entryWords } from '@roomlark/contract/partners/receipt-words'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../../lib/cx.ts'
import { moneyText, signedMoneyText } from '../../../parts/money/money-text.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { changeMoment, receiptFormats } from './receipt-formats.ts'

/** Everything that happened to the commission; the differences add up to what it is now. */
export function ChangesCard({ receipt }: { receipt: CommissionReceipt }) {
  const { changes, amounts, partnerName } = receipt
  const { currency, baseCents, grossCents, netCents } = amounts
  return (
    <Card className="overflow-hidden px-0! pb-0!">
      <div className="px-[18px] md:px-6">
        <CardHead
          title={say('Every change')}
          subtitle={say('Nothing is overwritten. Everything that moved money is an entry in the ledger.')}
        />
      </div>
      <table className="w-full border-collapse max-md:block">
        <thead className="max-md:sr-only">
          <tr className="text-sm text-muted">
            <Head className="pl-6">{say('When')}</Head>
            <Head>{say('What happened')}</Head>
            <Head isNumber>{say('Base')}</Head>
            <Head isNumber>{say('Commission')}</Head>
            <Head isNumber>{partnerName}</Head>
            <Head isNumber className="pr-6">
              {say('Entry')}
            </Head>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {changes.map((change) => (
            <ChangeRow key={change.number} change={change} receipt={receipt} />
          ))}
        </tbody>
        <tfoot className="max-md:block">
          <tr className="border-t-2 border-text font-strong max-md:block max-md:px-[18px] max-md:py-3">
            <td className="py-3.5 pl-6 max-md:block max-md:p-0">{say('Now')}</td>
            <td className="max-md:hidden" />
            <Amount label={say('Base')}>{moneyText(baseCents, currency)}</Amount>
            <Amount label={say('Commission')}>{moneyText(grossCents, currency)}</Amount>
            <Amount label={partnerName}>{moneyText(netCents, currency)}</Amount>
            <td className="max-md:hidden" />
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

type RowProps = { change: ReceiptChange; receipt: CommissionReceipt }

function ChangeRow({ change, receipt }: RowProps) {
  const { clock, partnerName, amounts } = receipt
  const { currency } = amounts
  const { title, detail } = changeWords(change, currency, receiptFormats(clock.timeZone))
  const amount = (cents: number) => (
    <span className={cents === 0 ? 'text-muted' : undefined}>{signedMoneyText(cents, currency)}</span>
  )
  return (
    <tr className="border-t border-border max-md:block max-md:px-[18px] max-md:py-3">
      <td className="py-3 pl-6 align-middle whitespace-nowrap text-muted max-md:block max-md:p-0 max-md:text-sm">
        <time dateTime={change.at}>{changeMoment(change.at, clock.timeZone)}</time>
      </td>
      <td className="px-3 py-3 align-middle max-md:block max-md:px-0 max-md:pt-1 max-md:pb-2">
        <b className="block leading-5 font-[560]">{title}</b>
        {detail === '' ? null : <small className="block text-sm text-muted wrap-anywhere">{detail}</small>}
      </td>
      <Amount label={say('Base')}>{amount(change.baseCents)}</Amount>
      <Amount label={say('Commission')}>{amount(change.grossCents)}</Amount>
      <Amount label={partnerName}>{amount(change.netCents)}</Amount>
      <td className="py-3 pr-6 pl-3 text-right text-sm text-muted tabular-nums max-md:hidden">
        {change.entry === null ? '' : entryWords(change.entry)}
      </td>
    </tr>
  )
}

function Head({
  children,
  isNumber,
  className,
}: {
  children: ReactNode
  isNumber?: boolean
  className?: string
}) {
  return (
    <th
      scope="col"
      className={cx('px-3 pb-2.5 font-[560]', isNumber ? 'text-right' : 'text-left', className)}
    >
      {children}
    </th>
  )
}

/** On phones each amount has its name beside it. */
function Amount({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="px-3 py-3 text-right align-middle whitespace-nowrap tabular-nums max-md:flex max-md:justify-between max-md:gap-4 max-md:p-0 max-md:leading-7">
      <span aria-hidden="true" className="font-normal text-muted md:hidden">
        {label}
      </span>
      {children}
    </td>
  )
}
