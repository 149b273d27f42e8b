import { say } from '@roomlark/contract/say'
import { cx } from '../lib/cx.ts'
import { wholePercent } from '../lib/format-number.ts'
import { ArrowDownRight } from './icons/arrow-down-right.ts'
import { ArrowUpRight } from './icons/arrow-up-right.ts'

/** Direction that is good news; some figures are neither better nor worse for going up. */
export type GoodWhen = 'up' | 'down' | 'neither'

type TrendProps = {
  percent: number
  /** A percentage that went from 20 to 30 rose by 10 points. */
  isInPoints?: boolean
  goodWhen?: GoodWhen
  className?: string
}

/** spec §2: an arrow up at zero or higher and down below, with the absolute percentage. */
export function Trend({ percent, isInPoints = false, goodWhen = 'up', className }: TrendProps) {
  const isUp = percent >= 0
  const Arrow = isUp ? ArrowUpRight : ArrowDownRight
  return (
    <span
      className={cx('inline-flex items-center gap-0.5 text-[14px]', trendColor(percent, goodWhen), className)}
    >
      <Arrow aria-hidden="true" className="size-[15px]" />
      <span className="sr-only">{isUp ? say('Up##trend') : say('Down##trend')}</span>
      <b>{isInPoints ? pointsText(Math.abs(percent)) : wholePercent(Math.abs(percent))}</b>
    </span>
  )
}

function pointsText(points: number): string {
  const rounded = Math.round(points * 10) / 10
  return say('{points, plural, one {# point} other {# points}}', { points: rounded })
}

export function trendColor(percent: number, goodWhen: GoodWhen): string {
  if (goodWhen === 'neither') return 'text-muted'
  // No change counts as good news, whichever direction is good.
  const isGood = percent === 0 || percent > 0 === (goodWhen === 'up')
  return isGood ? 'text-success-text' : 'text-error-text'
}
