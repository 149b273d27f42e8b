import { say } from '@roomlark/contract/say'
import { cx } from '../../../lib/cx.ts'
import { Link } from '../../../ui/link.tsx'

export const profileTabs = { profile: say('Profile'), security: say('Security'), data: say('My data') }
type Tab = keyof typeof profileTabs

export function readTab(search: string): Tab {
  const asked = new URLSearchParams(search).get('tab') ?? ''
  return isTab(asked) ? asked : 'profile'
}

function isTab(text: string): text is Tab {
  return Object.hasOwn(profileTabs, text)
}

/** Places of one page, each with an address. */
export function ProfileTabs({ current }: { current: Tab }) {
  return (
    <nav
      aria-label={say('Your profile')}
      className="mb-6 overflow-x-auto border-b border-border max-md:-mx-(--gutter) max-md:px-(--gutter)"
    >
      <ul className="flex gap-7">
        {Object.entries(profileTabs).map(([tab, label]) => (
          <li key={tab}>
            <Link
              to={{ search: tab === 'profile' ? '' : `?tab=${tab}` }}
              aria-current={tab === current ? 'page' : undefined}
              className={cx(
                'block border-b-2 pt-1 pb-2.5 font-[540] whitespace-nowrap transition-colors -outline-offset-2!',
                tab === current
                  ? 'border-primary text-text'
                  : 'border-transparent text-muted hover:text-text',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
