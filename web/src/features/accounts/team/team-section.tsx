import type { Team } from '@roomlark/contract/accounts/team'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useTeam } from '../../../data/team.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { useUser } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { UserRoundPlus } from '../../../ui/icons/user-round-plus.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { OwnMembership } from './own-membership.tsx'
import { RolesCard } from './roles-card.tsx'
import { TeamList } from './team-list.tsx'
import { mostColumns, TeamTable } from './team-table.tsx'

/** The people who work for an owner; for one of them, their own place in the team. */
export function TeamSection() {
  useTitle(say('Team'))
  const { membership } = useUser()
  return (
    <>
      {membership ? <OwnMembership membership={membership} /> : <TeamCard />}
      <RolesCard />
    </>
  )
}

function TeamCard() {
  const query = useTeam()
  const [isInviting, setInviting] = useState(false)
  const isWide = useMedia('(width >= 75rem)')
  const team = query.data
  const now = new Date(query.dataUpdatedAt)
  const people = team ? team.members.length + team.invitations.length + 1 : 0
  const columns = team ? chooseColumns(team) : []
  const isTable = isWide && columns.length > 0 && columns.length <= mostColumns
  const others = team ? team.hotels.length - columns.length : 0
  return (
    <Card className="overflow-hidden p-0!">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-[18px] pt-[18px] pb-4 md:px-6 md:pt-6">
        <div>
          <h2>{say('Team')}</h2>
          <p className="mt-0.5 text-[14px] leading-5 text-muted">
            {team
              ? say('{people, plural, one {# person} other {# people}}, a role for each hotel', { people })
              : say('A role for each hotel')}
          </p>
        </div>
        {team && team.hotels.length > 0 ? (
          <Button onClick={() => setInviting(true)}>
            <UserRoundPlus aria-hidden="true" className="size-[18px]" />
            {say('Invite someone')}
          </Button>
        ) : null}
      </div>
      {team ? (
        <>
          {isTable ? (
            <TeamTable team={team} columns={columns} now={now} />
          ) : (
            <TeamList team={team} now={now} />
          )}
          <p className="border-t border-border px-[18px] py-4 text-sm text-muted md:px-6">
            {team.hotels.length === 0
              ? say('Add a hotel first; then you can invite people to work there.')
              : say('A change takes effect immediately, in every open window. Each one is in the audit log.')}
            {isTable && others > 0
              ? ` ${say(
                  'In {count, plural, one {# more hotel} other {# more hotels}} nobody has a role yet; give one with “Change roles”.',
                  { count: others },
                )}`
              : ''}
          </p>
        </>
      ) : (
        <div className="px-[18px] pb-6 md:px-6">
          <CardWaiting query={query} />
        </div>
      )}
      {isInviting && team ? <InviteDialog hotels={team.hotels} onClose={() => setInviting(false)} /> : null}
    </Card>
  )
}

/** All hotels if they fit beside each other, otherwise those in which somebody has a role. */
function chooseColumns({ hotels, members, invitations }: Team): Team['hotels'] {
  if (hotels.length <= mostColumns) return hotels
  const used = new Set(
    [...members, ...invitations].flatMap(({ places }) => places.map(({ hotelId }) => hotelId)),
  )
  return hotels.filter(({ id }) => used.has(id))
}
