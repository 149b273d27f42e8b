import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../../../lib/cx.ts'
import { useUser } from '../../../session/session-context.ts'
import { Link } from '../../../ui/link.tsx'
import { isActive } from './is-active.ts'
import { navItems } from './nav-items.ts'

/** Words beside an icon, shown as a small card next to the rail where only icons fit. Needs a `group` above. */
export const railLabel = [
  'max-desk:pointer-events-none max-desk:absolute max-desk:top-1/2 max-desk:left-full max-desk:z-30 max-desk:ml-2.5 max-desk:-translate-y-1/2',
  'max-desk:rounded-md max-desk:border max-desk:border-border max-desk:bg-raised max-desk:px-3 max-desk:py-1.5 max-desk:whitespace-nowrap max-desk:text-text max-desk:[box-shadow:var(--shadow-md)]',
  'max-desk:opacity-0 max-desk:transition-opacity max-desk:group-hover:opacity-100 max-desk:group-focus-visible:opacity-100',
].join(' ')

/** Counts to show beside the items, by path. */
export type NavBadges = Partial<Record<string, ReactNode>>

/** In the icon rail the words become labels that show on hover and focus. */
export function NavList({ badges, rail = false }: { badges: NavBadges; rail?: boolean }) {
  const { pathname } = useLocation()
  const items = navItems[useUser().userType]
  return (
    <nav aria-label={say('Main##navigation')}>
      <ul className="grid gap-[3px]">
        {items.map(({ label, path, Icon }) => {
          const active = isActive(path, pathname)
          return (
            <li key={path}>
              <Link
                to={path}
                aria-current={active ? 'page' : undefined}
                className={cx(
                  'group relative flex h-[42px] items-center gap-3 rounded-[10px] px-3 font-medium transition-colors',
                  rail && 'max-desk:justify-center max-desk:px-0',
                  active
                    ? 'bg-primary-soft font-[600] text-primary-text'
                    : 'text-muted hover:bg-sunken hover:text-text',
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
                <span className={cx(rail && railLabel)}>{label}</span>
                {badges[path] ? (
                  <span
                    className={cx('ml-auto', rail && 'max-desk:absolute max-desk:-top-1 max-desk:-right-1')}
                  >
                    {badges[path]}
                  </span>
                ) : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
