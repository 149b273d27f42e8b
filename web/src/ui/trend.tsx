import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { cx } from '../lib/cx.ts'
import { wholePercent } from '../lib/format-number.ts'

/** spec §2: an arrow up at zero or higher and down below, with the absolute percentage. */
export function Trend({ percent, className }: { percent: number; className?: string }) {
  const isUp = percent >= 0
  const Arrow = isUp ? ArrowUpRight : ArrowDownRight
  return (
    <span
      className={cx(
        'inline-flex items-center gap-0.5 text-[14px]',
        isUp ? 'text-success-text' : 'text-error-text',
        className,
      )}
    >
      <Arrow aria-hidden="true" className="size-[15px]" />
      <span className="sr-only">{isUp ? 'Up' : 'Down'}</span>
      <b>{wholePercent(Math.abs(percent))}</b>
    </span>
  )
}
