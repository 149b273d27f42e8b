import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { sayRich } from '../../../lib/say-rich.ts'
import { greetingName } from '../../../lib/user-name.ts'
import { useUser } from '../../../session/session-context.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/icons/menu.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { UserMenu } from './user-menu.tsx'

type TopBarProps = { tools: ReactNode; menuOpen: boolean; onOpenMenu: () => void }

export function TopBar({ tools, menuOpen, onOpenMenu }: TopBarProps) {
  const user = useUser()
  return (
    <header className="flex h-(--topbar) items-center gap-3 px-(--gutter) max-md:h-[60px] max-md:gap-2 max-md:pl-2 print:hidden">
      <IconButton
        label={say('Open menu')}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onOpenMenu}
        className="size-11 md:hidden"
      >
        <Menu aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </IconButton>
      <p className="min-w-0 grow truncate text-muted">
        {sayRich('Welcome back, {name}', {
          name: (
            <b className="font-[600] text-text">
              <UserText>{greetingName(user)}</UserText>
            </b>
          ),
        })}
      </p>
      <div className="flex shrink-0 items-center gap-1.5 max-md:gap-0">
        <ThemeToggle />
        {tools}
        <UserMenu />
      </div>
    </header>
  )
}
