import { say } from '@roomlark/contract/say'
import type { To } from 'react-router'
import { cx } from '../../../lib/cx.ts'
import type { Icon } from '../../../ui/create-icon.ts'
import { ScrollText } from '../../../ui/icons/scroll-text.ts'
import { Link } from '../../../ui/link.tsx'
import { useCurrentInView } from '../../../ui/use-current-in-view.ts'
import { getSectionAddress, type Section, sections } from './settings-sections.ts'

type SettingsNavProps = { names: readonly Section[]; current: Section; hasAudit: boolean }

/** Places of one page, each with an address; a strip above the page where the screen is narrow. */
export function SettingsNav({ names, current, hasAudit }: SettingsNavProps) {
  const nav = useCurrentInView(current)
  return (
    <nav
      ref={nav}
      aria-label={say('Settings')}
      className="max-desk:-mx-(--gutter) max-desk:overflow-x-auto max-desk:px-(--gutter) max-desk:pb-1"
    >
      <ul className="flex gap-0.5 desk:flex-col">
        {names.map((name) => (
          <Entry
            key={name}
            tab={name}
            {...sections[name]}
            to={getSectionAddress(name)}
            isCurrent={name === current}
          />
        ))}
        {hasAudit ? (
          <Entry tab="audit" label={say('Audit log')} Icon={ScrollText} to="/users/audit" isCurrent={false} />
        ) : null}
      </ul>
    </nav>
  )
}

type EntryProps = { tab: string; label: string; Icon: Icon; to: To; isCurrent: boolean }

function Entry({ tab, label, Icon, to, isCurrent }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        data-tab={tab}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(
          'flex h-10 items-center gap-3 rounded-[10px] border px-3 font-medium whitespace-nowrap transition-colors',
          isCurrent
            ? 'border-border bg-surface text-text'
            : 'border-transparent text-muted hover:bg-sunken hover:text-text',
        )}
      >
        <Icon aria-hidden="true" className="size-[18px] shrink-0" strokeWidth={1.75} />
        {label}
      </Link>
    </li>
  )
}
