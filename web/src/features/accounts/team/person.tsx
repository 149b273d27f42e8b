import type { TeamInvitation, TeamMember } from '@roomlark/contract/accounts/team'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { shortDay } from '../../../lib/day-words.ts'
import { isoDate, relativeTime } from '../../../lib/format-date.ts'
import { formatUserInitials, fullName, initialsOfName } from '../../../lib/user-name.ts'
import { useUser } from '../../../session/session-context.ts'
import { Avatar } from '../../../ui/avatar.tsx'

type BlockProps = { picture: ReactNode; name: string; below: string; isQuiet?: boolean }

function Block({ picture, name, below, isQuiet = false }: BlockProps) {
  return (
    <span className="flex items-center gap-3.5">
      {picture}
      <span className="min-w-0 leading-5">
        <bdi className={isQuiet ? 'block wrap-anywhere' : 'block font-strong wrap-anywhere'}>{name}</bdi>
        <span className="block text-sm wrap-anywhere text-muted">{below}</span>
      </span>
    </span>
  )
}

export function OwnerPerson() {
  const user = useUser()
  const picture = <Avatar initials={formatUserInitials(user)} src={user.profile.profileImageUrl} size={36} />
  return <Block picture={picture} name={fullName(user)} below={say('You')} />
}

export function Person({ person: { name, email, imageUrl } }: { person: TeamMember }) {
  const picture = <Avatar initials={initialsOfName(name)} src={imageUrl} size={36} />
  return <Block picture={picture} name={name} below={email} />
}

export function InvitedPerson({ invitation, now }: { invitation: TeamInvitation; now: Date }) {
  const { email, invitedAt, expiresAt } = invitation
  const day = (at: string) => shortDay(isoDate(new Date(at)))
  const days = { invited: day(invitedAt), expires: day(expiresAt) }
  return (
    <Block
      picture={<Avatar initials="?" src={null} tone="neutral" size={36} />}
      name={email}
      below={
        new Date(expiresAt) > now
          ? say('Invited {invited}, open until {expires}', days)
          : say('Invited {invited}, expired on {expires}', days)
      }
      isQuiet
    />
  )
}

export function seenWords({ lastSeenAt }: TeamMember, now: Date): string {
  return lastSeenAt === null ? say('Not yet') : relativeTime(new Date(lastSeenAt), now)
}
