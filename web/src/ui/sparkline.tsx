import { cx } from '../lib/cx.ts'
import { sparkPath } from './spark-path.ts'

const width = 76
const height = 26

type SparklineProps = { values: readonly number[]; className?: string }

/** A figure over time at a glance; the figure and its trend say the same in text. */
export function Sparkline({ values, className }: SparklineProps) {
  const { path, end } = sparkPath(values, width, height)
  if (!end) return null
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={cx('fill-none stroke-current', className)}
    >
      <path d={path} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
      <circle cx={end.x} cy={end.y} r={2.6} className="fill-current stroke-none" />
    </svg>
  )
}
