import type { To } from 'react-router'
import { cx } from '../lib/cx.ts'
import { countText } from '../lib/format-number.ts'
import { Link } from './link.tsx'
import { useCurrentInView } from './use-current-in-view.ts'

type TabLinksProps<T extends string> = {
  label: string
  tabs: Readonly<Record<T, string>>
  current: T
  toTab: (tab: T) => To
  /** Number shown beside the name of a tab. */
  counts?: Partial<Record<T, number>>
  /** Places that are not open. */
  hidden?: readonly T[]
}

/** Places of one page, each with an address. */
export function TabLinks<T extends string>(props: TabLinksProps<T>) {
  const { label, tabs, current, toTab, counts, hidden = [] } = props
  const isTab = (tab: string): tab is T =>
    Object.hasOwn(tabs, tab) && !hidden.some((closed) => closed === tab)
  const nav = useCurrentInView(current)
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="mb-6 overflow-x-auto border-b border-border max-md:-mx-(--gutter) max-md:px-(--gutter)"
    >
      <ul className="flex gap-6">
        {Object.keys(tabs)
          .filter(isTab)
          .map((tab) => (
            <li key={tab}>
              <Link
                to={toTab(tab)}
                data-tab={tab}
                aria-current={tab === current ? 'page' : undefined}
                className={cx(
                  'block border-b-2 pt-1 pb-2.5 font-[540] whitespace-nowrap transition-colors -outline-offset-2!',
                  tab === current
                    ? 'border-primary text-text'
                    : 'border-transparent text-muted hover:text-text',
                )}
              >
                {tabs[tab]}
                {counts?.[tab] ? (
                  <span className="ml-[7px] inline-grid h-5 min-w-5 place-items-center rounded-full bg-sunken px-1.5 text-[12.5px] text-muted tabular-nums">
                    {countText(counts[tab])}
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
