import type { LedgerOverview } from '@roomlark/contract/partners/ledger'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Link } from '../../../../ui/link.tsx'
import { ledgerAddress } from './ledger-address.ts'
import { splitSides } from './ledger-sides.ts'

/** Balances by kind of account; each leads to its entries. */
export function AccountsTable({ ledger }: { ledger: LedgerOverview }) {
  const { debits, credits, debitCents, creditCents } = splitSides(ledger)
  const { currency } = ledger
  return (
    <table className="w-full border-collapse text-[14px] tabular-nums">
      <Side head={say('Debit')} foot={say('Debits')} rows={debits} cents={debitCents} currency={currency} />
      <Side
        head={say('Credit##side of the ledger')}
        foot={say('Credits')}
        rows={credits}
        cents={creditCents}
        currency={currency}
      />
    </table>
  )
}

type SideProps = {
  head: string
  foot: string
  rows: ReturnType<typeof splitSides>['debits']
  cents: number
  currency: string
}

function Side({ head, foot, rows, cents, currency }: SideProps) {
  const { search } = useLocation()
  return (
    <tbody>
      <tr className="text-sm text-muted">
        <th scope="col" className="pt-3.5 pb-1.5 text-left font-[560]">
          {head}
        </th>
        <th scope="col" className="pt-3.5 pb-1.5 text-right font-[560]">
          {say('Balance')}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.kind} className="border-t border-border">
          <td className="py-[9px]">
            <Link
              to={{ search: ledgerAddress.with(search, { account: row.kind }) }}
              className="hover:underline"
            >
              {row.label}
            </Link>
          </td>
          <td className="py-[9px] text-right">{moneyText(row.cents, currency)}</td>
        </tr>
      ))}
      <tr className="border-t-2 border-text font-[620]">
        <th scope="row" className="py-[9px] text-left font-[620]">
          {foot}
        </th>
        <td className="py-[9px] text-right">{moneyText(cents, currency)}</td>
      </tr>
    </tbody>
  )
}
