import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { cx } from '../../../lib/cx.ts'
import { fullName } from '../../../lib/user-name.ts'
import { useUser } from '../../../session/session-context.ts'
import { ChevronRight } from '../../../ui/icons/chevron-right.ts'
import { Link } from '../../../ui/link.tsx'
import { isActive } from './is-active.ts'
import { railLabel } from './nav-list.tsx'
import { UserAvatar } from './user-avatar.tsx'

export function ProfileLink({ rail = false }: { rail?: boolean }) {
  const user = useUser()
  const active = isActive('/profile', useLocation().pathname)
  return (
    <Link
      to="/profile"
      aria-current={active ? 'page' : undefined}
      className={cx(
        'group relative flex items-center gap-[11px] rounded-[12px] px-2.5 py-[9px] transition-colors',
        rail && 'max-desk:justify-center max-desk:px-0',
        active ? 'bg-primary-soft' : 'hover:bg-sunken',
      )}
    >
      <UserAvatar user={user} size={36} isOnTint={active} />
      <span className={cx('min-w-0 grow leading-[18px]', rail && railLabel)}>
        <b className="block truncate text-[14px] max-w-60">{fullName(user)}</b>
        <span className={cx('text-[13px]', active ? 'text-primary-text' : 'text-muted')}>
          {say('Profile')}
        </span>
      </span>
      <ChevronRight
        aria-hidden="true"
        className={cx('size-4 shrink-0 text-muted', rail && 'max-desk:hidden')}
      />
    </Link>
  )
}
