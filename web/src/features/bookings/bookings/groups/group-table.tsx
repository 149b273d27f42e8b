import type { GroupSummary } from '@roomlark/contract/bookings/groups'
import { cx } from '../../../../lib/cx.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { counted, countText } from '../../../../lib/format-number.ts'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { cutOffWords, GroupStateBadge } from './group-state.tsx'

const cell = 'border-t border-border px-2.5 py-[13px] align-middle'

/** A table on wide screens; on a phone each row is a block of its own. */
export function GroupTable({ groups }: { groups: readonly GroupSummary[] }) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">Groups</caption>
      <thead className="text-sm text-muted max-md:sr-only [&_th]:px-2.5 [&_th]:pt-[18px] [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap">
        <tr>
          <th scope="col" className="pl-6!">
            Group
          </th>
          <th scope="col">Stay</th>
          <th scope="col">State</th>
          <th scope="col">Cut-off</th>
          <th scope="col" className="text-right">
            Bookings
          </th>
          <th scope="col" className="text-right">
            Held
          </th>
          <th scope="col" className="pr-6! text-right">
            Taken
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {groups.map((group) => (
          <Row key={group.id} group={group} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ group }: { group: GroupSummary }) {
  const stay = rangeWords(group.arriveOn, group.departOn)
  return (
    <tr className="relative transition-colors hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)] max-md:block max-md:border-t max-md:border-border max-md:px-4 max-md:py-3 max-md:first:border-t-0 max-md:[&>*]:border-0 max-md:[&>*]:p-0!">
      <th scope="row" className={cx(cell, 'pl-6! font-normal max-md:block')}>
        <Link
          to={`/bookings/groups/${group.id}`}
          className="rounded-sm font-strong wrap-anywhere after:absolute after:inset-0"
        >
          <UserText>{group.name}</UserText>
        </Link>
        <span className="block text-sm wrap-anywhere text-muted">{group.hotelName}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted md:hidden">
          <GroupStateBadge state={group.state} /> {stay}, {counted(group.held, 'night')} held
        </span>
      </th>
      <td className={cx(cell, 'whitespace-nowrap max-md:hidden')}>{stay}</td>
      <td className={cx(cell, 'max-md:hidden')}>
        <GroupStateBadge state={group.state} />
      </td>
      <td className={cx(cell, 'text-sm max-md:hidden')}>{cutOffWords(group)}</td>
      <td className={cx(cell, 'text-right tabular-nums max-md:hidden')}>{countText(group.bookings)}</td>
      <td className={cx(cell, 'text-right tabular-nums max-md:hidden')}>{countText(group.held)}</td>
      <td className={cx(cell, 'pr-6! text-right whitespace-nowrap tabular-nums max-md:hidden')}>
        {countText(group.picked)} of {countText(group.agreed)}
      </td>
    </tr>
  )
}
