import type { CommissionReceipt, ReceiptStatement } from '@roomlark/contract/partners/commission-receipt'
import { say } from '@roomlark/contract/say'
import { monthWords } from '../../../lib/day-words.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'

/** The closed statements of both sides that have the commission; nothing before it is in one. */
export function StatementsCard({ receipt }: { receipt: CommissionReceipt }) {
  const { statements } = receipt
  if (statements.length === 0) return null
  return (
    <Card>
      <CardHead title={say('In statements')} subtitle={say('Closed statements do not change')} />
      <ul>
        {statements.map((statement) => (
          <StatementRow key={statement.number} statement={statement} receipt={receipt} />
        ))}
      </ul>
    </Card>
  )
}

function StatementRow({ statement, receipt }: { statement: ReceiptStatement; receipt: CommissionReceipt }) {
  const { side, number, month, isCorrection, cents, currency, isPaid } = statement
  const whose = side === 'hotel' ? receipt.hotelName : receipt.partnerName
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-border py-3 first:border-t-0 first:pt-0 last:pb-0">
      <span className="keytag">{number}</span>
      <span className="min-w-0 grow basis-40 wrap-anywhere">
        {whose}, {monthWords(month)}
        {isCorrection ? <small className="block text-sm text-muted">{say('Correction')}</small> : null}
      </span>
      <Badge tone={isPaid ? 'success' : 'neutral'}>{isPaid ? say('Paid') : say('Not paid yet')}</Badge>
      <b className="font-[560] tabular-nums">{moneyText(cents, currency)}</b>
    </li>
  )
}
