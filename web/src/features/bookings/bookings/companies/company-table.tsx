import type { Debt, Debtor } from '@roomlark/contract/bookings/invoice-journal'
import { say } from '@roomlark/contract/say'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type Column, DataTable, hoverRow, phoneGrid, wideOnly } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { paidPartsWords, VatBadge } from './company-words.tsx'

const columns: Column<Debtor>[] = [
  {
    head: say('Company'),
    className: 'py-[13px]! max-md:block',
    cell: (profile) => (
      <>
        <Link
          to={`/bookings/companies/${profile.id}`}
          className="rounded-sm font-strong wrap-anywhere after:absolute after:inset-0"
        >
          <UserText>{profile.company}</UserText>
        </Link>{' '}
        {profile.isArchived ? <Badge tone="neutral">{say('Archived')}</Badge> : null}
        <span className="block text-sm wrap-anywhere text-muted">
          {[profile.city, profile.hotelName].filter(Boolean).join(', ')}
        </span>
        <span className="mt-1 block text-sm text-muted md:hidden">{paidPartsWords(profile)}</span>
      </>
    ),
  },
  {
    head: say('VAT id'),
    className: wideOnly,
    cell: (profile) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {profile.vatId}
        <VatBadge company={profile} />
      </span>
    ),
  },
  { head: say('Pays'), className: wideOnly, cell: paidPartsWords },
  {
    head: say('Owes##a company'),
    isNumber: true,
    className: 'whitespace-nowrap',
    cell: ({ debts }) => <Debts debts={debts} />,
  },
]

/** What a company owes, and how much of it is overdue. */
function Debts({ debts }: { debts: readonly Debt[] }) {
  return debts.map(({ currency, openCents, overdueCents }) => (
    <span key={currency} className="block">
      <b>{moneyText(openCents, currency)}</b>
      {overdueCents > 0 ? (
        <span className="block text-sm text-error-text">
          {say('{amount} overdue', { amount: moneyText(overdueCents, currency) })}
        </span>
      ) : null}
    </span>
  ))
}

export function CompanyTable({ companies }: { companies: readonly Debtor[] }) {
  return (
    <DataTable
      caption={say('Companies')}
      columns={columns}
      rows={companies}
      keyOf={({ id }) => id}
      rowClassName={`${hoverRow} ${phoneGrid}`}
    />
  )
}
