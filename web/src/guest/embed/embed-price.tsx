import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CalendarCheck2 } from '../../ui/icons/calendar-check-2.ts'
import type { EmbedBoxProps } from './embed-props.ts'

export function EmbedPrice({ price, isFull, words, included, nearbyFrom, nearby, shape }: EmbedBoxProps) {
  if (price) {
    return (
      <p className={cx('flex items-end justify-between gap-3', shape === 'box' && 'px-0.5 pt-1')}>
        <span className="text-sm text-muted">
          {price.from}
          {price.isFreeToCancel && shape === 'box' ? (
            <span className="flex items-center gap-1.5 text-success-text">
              <CalendarCheck2 aria-hidden="true" className="size-[15px] shrink-0" />
              {words.freeCancellation}
            </span>
          ) : null}
        </span>
        <span className="text-right">
          <b
            className={cx(
              'block font-display font-medium',
              shape === 'box' ? 'text-[22px] leading-7' : 'text-md',
            )}
          >
            {price.total}
          </b>
          <span className={cx('text-sm text-muted', shape === 'bar' && 'sr-only')}>{included}</span>
        </span>
      </p>
    )
  }
  if (!isFull) return <p className="px-0.5 text-sm text-muted">{words.chooseDates}</p>
  return (
    <div className="rounded-md bg-sunken p-3.5 text-sm">
      <b>{words.noRooms}</b>
      <p className="text-muted">{nearbyFrom ?? words.noRoomsNear}</p>
      {nearby.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {nearby.map(({ href, dates }) => (
            <li key={href}>
              <a
                href={href}
                className={cx(buttonClass({ variant: 'secondary' }), 'font-display font-medium!')}
              >
                {dates}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
