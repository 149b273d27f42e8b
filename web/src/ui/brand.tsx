import { cx } from '../lib/cx.ts'
import { Lark } from './lark.tsx'
import { Link } from './link.tsx'

type BrandProps = { to: string; label?: string; className?: string; wordClassName?: string }

/** Lark and word, as a link. */
export function Brand({ to, label = 'Roomlark', className, wordClassName }: BrandProps) {
  return (
    <Link to={to} aria-label={label} className={cx('inline-flex items-center gap-2.5 rounded-sm', className)}>
      <Lark />
      <span
        className={cx('font-display text-[20px] leading-none font-[560] tracking-[-0.02em]', wordClassName)}
      >
        Roomlark
      </span>
    </Link>
  )
}
