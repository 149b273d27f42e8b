import { cx } from '../../lib/cx.ts'
import { Link } from '../../ui/link.tsx'
import { type Section, sections } from './settings-sections.ts'

/** Places of one page, each with an address; a strip above the page where the screen is narrow. */
export function SettingsNav({ names, current }: { names: readonly Section[]; current: Section }) {
  return (
    <nav
      aria-label="Settings"
      className="max-desk:-mx-(--gutter) max-desk:overflow-x-auto max-desk:px-(--gutter) max-desk:pb-1"
    >
      <ul className="flex gap-0.5 desk:flex-col">
        {names.map((name) => {
          const { label, Icon } = sections[name]
          return (
            <li key={name}>
              <Link
                to={{ search: name === 'general' ? '' : `?section=${name}` }}
                ref={name === current ? intoSight : undefined}
                aria-current={name === current ? 'page' : undefined}
                className={cx(
                  'flex h-10 items-center gap-3 rounded-[10px] border px-3 font-medium whitespace-nowrap transition-colors',
                  name === current
                    ? 'border-border bg-surface text-text'
                    : 'border-transparent text-muted hover:bg-sunken hover:text-text',
                )}
              >
                <Icon aria-hidden="true" className="size-[18px] shrink-0" strokeWidth={1.75} />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function intoSight(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
