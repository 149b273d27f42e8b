import type { GroupSummary } from '@roomlark/contract/bookings/groups'
import { say } from '@roomlark/contract/say'
import { rangeWords } from '../../../../lib/day-words.ts'
import { countText } from '../../../../lib/format-number.ts'
import { type Column, DataTable, hoverRow, wideOnly } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { cutOffWords, GroupStateBadge } from './group-state.tsx'

const stayWords = ({ arriveOn, departOn }: GroupSummary) => rangeWords(arriveOn, departOn)

const columns: Column<GroupSummary>[] = [
  {
    head: say('Group'),
    className: 'py-[13px]! max-md:block',
    cell: (group) => (
      <>
        <Link
          to={`/bookings/groups/${group.id}`}
          className="rounded-sm font-strong wrap-anywhere after:absolute after:inset-0"
        >
          <UserText>{group.name}</UserText>
        </Link>
        <span className="block text-sm wrap-anywhere text-muted">{group.hotelName}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted md:hidden">
          <GroupStateBadge state={group.state} />{' '}
          {say('{dates}, {held, plural, one {# night} other {# nights}} held', {
            dates: stayWords(group),
            held: group.held,
          })}
        </span>
      </>
    ),
  },
  { head: say('Stay'), className: `whitespace-nowrap ${wideOnly}`, cell: stayWords },
  { head: say('State'), className: wideOnly, cell: ({ state }) => <GroupStateBadge state={state} /> },
  { head: say('Cut-off'), className: `text-sm ${wideOnly}`, cell: cutOffWords },
  { head: say('Bookings'), isNumber: true, className: wideOnly, cell: ({ bookings }) => countText(bookings) },
  { head: say('Held'), isNumber: true, className: wideOnly, cell: ({ held }) => countText(held) },
  {
    head: say('Taken'),
    isNumber: true,
    className: `whitespace-nowrap ${wideOnly}`,
    cell: ({ picked, agreed }) =>
      say('{picked} of {agreed}', { picked: countText(picked), agreed: countText(agreed) }),
  },
]

export function GroupTable({ groups }: { groups: readonly GroupSummary[] }) {
  return (
    <DataTable
      caption={say('Groups')}
      columns={columns}
      rows={groups}
      keyOf={({ id }) => id}
      rowClassName={`${hoverRow} max-md:block`}
    />
  )
}
