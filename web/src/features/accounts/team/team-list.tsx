import { roleNames } from '@roomlark/contract/accounts/role-words'
import type { Team } from '@roomlark/contract/accounts/team'
import { say } from '@roomlark/contract/say'
import type { TeamPlace } from '@roomlark/contract/team-roles'
import { type ReactNode, useState } from 'react'
import type { RoleHolder } from '../../../data/team.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { Button } from '../../../ui/button.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { InvitedPerson, OwnerPerson, Person, seenWords } from './person.tsx'
import { InvitationActions, MemberActions } from './person-actions.tsx'
import { roleEverywhere } from './places.ts'
import { RolesDialog } from './roles-dialog.tsx'
import { OwnerMark } from './team-table.tsx'

const row = 'border-t border-border px-[18px] py-3.5 md:px-6'

/** One person below the other, for narrow screens and for many hotels. */
export function TeamList({ team, now }: { team: Team; now: Date }) {
  const { hotels, members, invitations } = team
  return (
    <ul>
      <li className={row}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <OwnerPerson />
          <OwnerMark />
        </div>
      </li>
      {members.map((member) => (
        <li key={member.id} className={row}>
          <div className="flex items-center justify-between gap-3">
            <Person person={member} />
            <MemberActions member={member} hotels={hotels} />
          </div>
          <Roles
            hotels={hotels}
            name={member.name}
            holder={{ kind: 'member', id: member.id, version: member.version }}
            places={member.places}
          />
          <p className="mt-1 text-sm text-muted">
            {say('Last seen: {time}', { time: seenWords(member, now) })}
          </p>
        </li>
      ))}
      {invitations.map((invitation) => (
        <li key={invitation.id} className={row}>
          <InvitedPerson invitation={invitation} now={now} />
          <Roles
            hotels={hotels}
            name={invitation.email}
            holder={{ kind: 'invitation', id: invitation.id, version: invitation.version }}
            places={invitation.places}
          />
          <div className="mt-1">
            <InvitationActions invitation={invitation} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const looks = {
  b: (text: ReactNode) => <b className="font-[580]">{text}</b>,
  muted: (text: ReactNode) => <span className="text-muted">{text}</span>,
}

type RolesProps = { hotels: Team['hotels']; name: string; holder: RoleHolder; places: TeamPlace[] }

function Roles({ hotels, name, holder, places }: RolesProps) {
  const [isOpen, setOpen] = useState(false)
  const everywhere = roleEverywhere(places)
  const lines = hotels.flatMap(({ id, name: hotelName }) => {
    const place = places.find(({ hotelId }) => hotelId === id)
    return place ? [{ hotelName, role: roleNames[place.role] }] : []
  })
  return (
    <div className="mt-3 flex items-start justify-between gap-3">
      <ul className="min-w-0 text-[14px] leading-6">
        {everywhere ? (
          <li>
            {sayRich('<b>{role}</b> <muted>in all hotels, also new ones</muted>', {
              ...looks,
              role: roleNames[everywhere],
            })}
          </li>
        ) : null}
        {lines.map(({ hotelName, role }) => (
          <li key={hotelName} className="wrap-anywhere">
            {sayRich('<b>{role}</b> <muted>at {hotel}</muted>', {
              ...looks,
              role,
              hotel: <UserText>{hotelName}</UserText>,
            })}
          </li>
        ))}
        {!everywhere && lines.length === 0 ? <li className="text-muted">{say('No access')}</li> : null}
      </ul>
      <Button variant="secondary" size="sm" className="max-md:h-11" onClick={() => setOpen(true)}>
        {sayRich('Change<span> roles of {name}</span>', {
          span: (text) => <span className="sr-only">{text}</span>,
          name,
        })}
      </Button>
      {isOpen ? (
        <RolesDialog
          hotels={hotels}
          name={name}
          holder={holder}
          places={places}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
