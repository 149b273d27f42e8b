import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

/** A term and its description, inside a <dl>. */
export function Fact({
  term,
  children,
  className,
}: {
  term: string
  children: ReactNode
  className?: string
}) {
  return (
    <div className={cx('min-w-0', className)}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-[540] wrap-anywhere">{children}</dd>
    </div>
  )
}
