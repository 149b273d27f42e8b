import { say } from '@roomlark/contract/say'
import { ChevronRight } from './icons/chevron-right.ts'
import { Link } from './link.tsx'

type BreadcrumbsProps = { above: readonly { label: string; to: string }[]; here: string }

/** The pages above this one, then this one. */
export function Breadcrumbs({ above, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={say('Breadcrumb')} className="mb-2.5 text-[14px] leading-[22px] text-muted">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {above.map(({ label, to }) => (
          <li key={to} className="flex max-w-full min-w-0 items-center gap-1.5">
            <Link to={to} className="truncate rounded-sm hover:text-text hover:underline">
              {label}
            </Link>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-text">
          {here}
        </li>
      </ol>
    </nav>
  )
}
