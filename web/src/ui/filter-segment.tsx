import { cx } from '../lib/cx.ts'
import { countText } from '../lib/format-number.ts'
import { Link } from './link.tsx'

type FilterSegmentProps = { to: string; isOn: boolean; label: string; count?: number | undefined }

/** One of a few ways to narrow a list, with how many there are. */
export function FilterSegment({ to, isOn, label, count }: FilterSegmentProps) {
  return (
    <li>
      <Link
        to={{ search: to }}
        aria-current={isOn ? 'true' : undefined}
        className={cx(
          'inline-flex h-[34px] items-center gap-[7px] rounded-[8px] px-3.5 text-[14px] font-[540] whitespace-nowrap max-md:h-10 max-md:px-3',
          isOn
            ? 'bg-surface text-text shadow-xs dark:bg-raised'
            : 'text-muted transition-colors hover:text-text',
        )}
      >
        {label}
        {count === undefined ? null : (
          <span className="text-[13px] font-normal tabular-nums">{countText(count)}</span>
        )}
      </Link>
    </li>
  )
}
