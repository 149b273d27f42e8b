import { useLocation } from 'react-router'
import { cx } from '../../lib/cx.ts'
import { Link } from '../../ui/link.tsx'

const tabs = {
  calendar: 'Calendar',
  rooms: 'Rooms',
  plans: 'Rates and taxes',
  feeds: 'Other calendars',
} as const
type Tab = keyof typeof tabs

export function readTab(search: string): Tab {
  const asked = new URLSearchParams(search).get('tab') ?? ''
  return isTab(asked) ? asked : 'calendar'
}

function isTab(text: string): text is Tab {
  return Object.hasOwn(tabs, text)
}

/** Places of one page, each with an address. */
export function RatesTabs({ current }: { current: Tab }) {
  const { search } = useLocation()
  return (
    <nav
      aria-label="Rates & availability"
      className="mb-6 overflow-x-auto border-b border-border max-md:-mx-(--gutter) max-md:px-(--gutter)"
    >
      <ul className="flex gap-6">
        {Object.entries(tabs).map(([tab, label]) => (
          <li key={tab}>
            <Link
              to={{ search: withTab(search, tab) }}
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

/** The same address with another tab: the dates stay. */
function withTab(search: string, tab: string): string {
  const next = new URLSearchParams(search)
  if (tab === 'calendar') next.delete('tab')
  else next.set('tab', tab)
  return next.size > 0 ? `?${next}` : ''
}
