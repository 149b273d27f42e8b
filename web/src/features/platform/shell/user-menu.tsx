import { say } from '@roomlark/contract/say'
import { useRef } from 'react'
import { fullName } from '../../../lib/user-name.ts'
import { useSession, useUser } from '../../../session/session-context.ts'
import { ChevronDown } from '../../../ui/icons/chevron-down.ts'
import { CircleUserRound } from '../../../ui/icons/circle-user-round.ts'
import { LogOut } from '../../../ui/icons/log-out.ts'
import { Settings } from '../../../ui/icons/settings.ts'
import { Link } from '../../../ui/link.tsx'
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { UserAvatar } from './user-avatar.tsx'

export function UserMenu() {
  const user = useUser()
  const { logout } = useSession()
  const leaving = useRef(false)

  function signOut() {
    // A second click would call without the token that the first one removed.
    if (leaving.current) return
    leaving.current = true
    void logout()
  }

  const trigger = (
    <button
      type="button"
      className="ml-1.5 flex h-11 items-center gap-1.5 rounded-full px-1 text-muted hover:bg-sunken data-[state=open]:bg-sunken md:h-10 md:pr-1.5"
    >
      <UserAvatar user={user} size={34} />
      <span className="sr-only">{say('Open user menu')}</span>
      <ChevronDown aria-hidden="true" className="size-[18px] max-md:hidden" strokeWidth={1.75} />
    </button>
  )
  return (
    <Menu trigger={trigger} label={say('User menu')}>
      <MenuHeading>
        <b className="block max-w-60 truncate">{fullName(user)}</b>
        <span className="block max-w-60 truncate text-sm text-muted">{user.email}</span>
      </MenuHeading>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/profile">
          <CircleUserRound aria-hidden="true" strokeWidth={1.75} />
          {say('Your profile')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings">
          <Settings aria-hidden="true" strokeWidth={1.75} />
          {say('Settings')}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={signOut}>
        <LogOut aria-hidden="true" strokeWidth={1.75} />
        {say('Sign out')}
      </MenuItem>
    </Menu>
  )
}
