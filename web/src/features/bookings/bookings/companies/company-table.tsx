import type { CompanyProfile } from '@roomlark/contract/bookings/company-profiles'
import { say } from '@roomlark/contract/say'
import { Badge } from '../../../../ui/badge.tsx'
import { type Column, DataTable, hoverRow, wideOnly } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { paidPartsWords, VatBadge } from './company-words.tsx'

const columns: Column<CompanyProfile>[] = [
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
]

export function CompanyTable({ companies }: { companies: readonly CompanyProfile[] }) {
  return (
    <DataTable
      caption={say('Companies')}
      columns={columns}
      rows={companies}
      keyOf={({ id }) => id}
      rowClassName={`${hoverRow} max-md:block`}
    />
  )
}
