import { roleNames } from '@roomlark/contract/accounts/role-words'
import type { Team, TeamInvitation, TeamMember } from '@roomlark/contract/accounts/team'
import { say } from '@roomlark/contract/say'
import type { TeamPlace } from '@roomlark/contract/team-roles'
import { type RoleHolder, useChangeRoles } from '../../../data/team.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Crown } from '../../../ui/icons/crown.ts'
import { InvitedPerson, OwnerPerson, Person, seenWords } from './person.tsx'
import { InvitationActions, MemberActions } from './person-actions.tsx'
import { roleAt, roleEverywhere, withRole } from './places.ts'
import { HotelThumb } from './role-list.tsx'
import { RoleMenu } from './role-menu.tsx'

/** More hotels have no room beside each other. */
export const mostColumns = 4

type Hotels = Team['hotels']

/** People by hotels, for wide screens. */
export function TeamTable({ team, columns, now }: { team: Team; columns: Hotels; now: Date }) {
  const { hotels, members, invitations } = team
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-[14.5px]">
        <caption className="sr-only">{say('People and their role in each hotel')}</caption>
        <thead className="text-sm text-muted [&_th]:pb-3 [&_th]:pr-3 [&_th]:font-[560] [&_th:first-child]:pl-6">
          <tr>
            <th scope="col">{say('Person')}</th>
            {columns.map((hotel) => (
              <th key={hotel.id} scope="col">
                <span className="flex items-center gap-2.5 text-text">
                  <HotelThumb hotel={hotel} className="h-5! w-7!" />
                  <span className="max-w-[88px] truncate font-[560]" title={hotel.name}>
                    {hotel.name}
                  </span>
                </span>
              </th>
            ))}
            <th scope="col">{say('Last seen')}</th>
            <td />
          </tr>
        </thead>
        <tbody className="[&_td]:border-t [&_td]:border-border [&_td]:py-3 [&_td]:pr-3 [&_th]:border-t [&_th]:border-border [&_th]:py-3 [&_th]:pr-3 [&_th]:min-w-[252px] [&_th]:pl-6 [&_th]:font-normal">
          <tr>
            <th scope="row">
              <OwnerPerson />
            </th>
            {columns.map(({ id }) => (
              <td key={id}>
                <OwnerMark />
              </td>
            ))}
            <td className="text-muted">{say('Now')}</td>
            <td />
          </tr>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} hotels={hotels} columns={columns} now={now} />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} columns={columns} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function OwnerMark() {
  return (
    <span className="inline-flex h-[30px] items-center gap-1.5 rounded-[9px] bg-accent-soft px-2.5 text-[14px] font-[580] text-accent-text">
      <Crown aria-hidden="true" className="size-4" />
      {roleNames.owner}
    </span>
  )
}

type MemberRowProps = { member: TeamMember; hotels: Hotels; columns: Hotels; now: Date }

function MemberRow({ member, hotels, columns, now }: MemberRowProps) {
  const { id, version, name, places } = member
  const holder: RoleHolder = { kind: 'member', id, version }
  return (
    <tr>
      <th scope="row">
        <Person person={member} />
      </th>
      <RoleCells columns={columns} name={name} holder={holder} places={places} />
      <td className="whitespace-nowrap text-muted">{seenWords(member, now)}</td>
      <td className="w-12 pr-4! text-right">
        <MemberActions member={member} hotels={hotels} />
      </td>
    </tr>
  )
}

type InvitationRowProps = { invitation: TeamInvitation; columns: Hotels; now: Date }

function InvitationRow({ invitation, columns, now }: InvitationRowProps) {
  const { id, version, email, places } = invitation
  const holder: RoleHolder = { kind: 'invitation', id, version }
  return (
    <tr>
      <th scope="row">
        <InvitedPerson invitation={invitation} now={now} />
      </th>
      <RoleCells columns={columns} name={email} holder={holder} places={places} isQuiet />
      <td colSpan={2} className="pr-4!">
        <InvitationActions invitation={invitation} />
      </td>
    </tr>
  )
}

type RoleCellsProps = {
  columns: Hotels
  name: string
  holder: RoleHolder
  places: TeamPlace[]
  isQuiet?: boolean
}

function RoleCells({ columns, name, holder, places, isQuiet = false }: RoleCellsProps) {
  const change = useChangeRoles()
  const everywhere = roleEverywhere(places)
  const save = (wanted: TeamPlace[]) =>
    change.mutate(
      { ...holder, places: wanted },
      { onError: (error) => showRefusal(error, say('The role was not changed. Please try again.')) },
    )
  if (everywhere !== null) {
    return (
      <td colSpan={columns.length}>
        <RoleMenu
          label={say('{name}, all hotels', { name })}
          role={everywhere}
          isQuiet={isQuiet}
          disabled={change.isPending}
          onChange={(role) => save(withRole(places, null, role))}
        />
        <span className="ml-2.5 text-sm text-muted">{say('in all hotels, also new ones')}</span>
      </td>
    )
  }
  return columns.map(({ id, name: hotelName }) => (
    <td key={id}>
      <RoleMenu
        label={`${name}, ${hotelName}`}
        role={roleAt(places, id)}
        isQuiet={isQuiet}
        disabled={change.isPending}
        onChange={(role) => save(withRole(places, id, role))}
      />
    </td>
  ))
}
