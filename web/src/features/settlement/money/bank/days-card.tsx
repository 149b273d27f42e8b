import { say } from '@roomlark/contract/say'
import type { BankDay, PlatformBankAccount } from '@roomlark/contract/settlement/bank'
import { useBankDays } from '../../../../data/bank.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { moneyText, signedMoneyText } from '../../../../parts/money/money-text.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { type Column, DataTable, wideOnly } from '../../../../ui/data-table.tsx'

/** Both balances at the end of each day, so that a difference shows the day on which it began. */
export function DaysCard({ account: { id, currency } }: { account: PlatformBankAccount }) {
  const days = useBankDays(id)
  const columns: Column<BankDay>[] = [
    { head: say('Day'), className: 'whitespace-nowrap', cell: ({ day }) => dayText(day) },
    { head: say('By the bank'), isNumber: true, cell: ({ bankCents }) => moneyText(bankCents, currency) },
    {
      head: say('Stated by the bank'),
      isNumber: true,
      className: wideOnly,
      cell: ({ statedCents }) => (statedCents === null ? '–' : moneyText(statedCents, currency)),
    },
    {
      head: say('By the ledger'),
      isNumber: true,
      className: wideOnly,
      cell: ({ ledgerCents }) => moneyText(ledgerCents, currency),
    },
    {
      head: say('Difference'),
      isNumber: true,
      cell: ({ bankCents, ledgerCents }) => (
        <span className={bankCents === ledgerCents ? 'text-success-text' : 'text-warning-text'}>
          {signedMoneyText(bankCents - ledgerCents, currency)}
        </span>
      ),
    },
  ]
  return (
    <Card className="mt-5 px-0! pb-0!">
      <div className="px-[18px] md:px-6">
        <CardHead title={say('Day by day')} subtitle={say('Balances at the end of each day, newest first')} />
      </div>
      {days.data ? (
        days.data.length === 0 ? (
          <p className="px-[18px] pb-6 text-muted md:px-6">{say('Nothing has moved yet.')}</p>
        ) : (
          <div className="overflow-x-auto">
            <DataTable
              caption={say('Day by day')}
              columns={columns}
              rows={days.data}
              keyOf={({ day }) => day}
              rowClassName="max-md:grid max-md:grid-cols-3 max-md:gap-2"
            />
          </div>
        )
      ) : (
        <div className="px-[18px] pb-6 md:px-6">
          <CardWaiting query={days} />
        </div>
      )}
    </Card>
  )
}
