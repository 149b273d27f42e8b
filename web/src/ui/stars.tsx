import { cx } from '../lib/cx.ts'
import { Star } from './icons/star.ts'

const five = [1, 2, 3, 4, 5]

/** Decoration: the words beside it say the same. */
export function Stars({ count, className }: { count: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('inline-flex shrink-0 gap-px', className)}>
      {five.map((star) => (
        <Star
          key={star}
          className={cx(
            'size-[15px] stroke-none',
            star <= count
              ? 'fill-accent'
              : 'fill-[color-mix(in_srgb,var(--color-control)_34%,var(--color-surface))]',
          )}
        />
      ))}
    </span>
  )
}
