import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { findChoice } from '../../../../lib/address-parts.ts'
import { cx } from '../../../../lib/cx.ts'
import { countText } from '../../../../lib/format-number.ts'
import { Link } from '../../../../ui/link.tsx'
import { withParts } from '../booking-address.ts'
import { type BoardView, boardViews, viewWords } from './board-rooms.ts'

/** Without a word in the address, what is still to be done. */
export function readBoardView(search: string): BoardView {
  return findChoice(boardViews, new URLSearchParams(search).get('show')) ?? 'to-clean'
}

/** Four equal targets across the screen, each with how many rooms it has. */
export function BoardFilter({ view, counts }: { view: BoardView; counts: Record<BoardView, number> }) {
  const { search } = useLocation()
  return (
    <nav aria-label={say('Which rooms')} className="mb-5 grid grid-cols-4 gap-2 md:max-w-[560px]">
      {boardViews.map((one) => (
        <Link
          key={one}
          replace
          to={{ search: withParts(search, { show: one === 'to-clean' ? null : one }) }}
          aria-current={one === view ? 'true' : undefined}
          className={cx(
            'grid min-h-16 content-center justify-items-center rounded-[12px] border px-1 py-2 leading-tight transition-colors',
            one === view
              ? 'border-transparent bg-primary-soft text-primary-text'
              : 'border-border bg-surface hover:bg-sunken',
          )}
        >
          <b className="font-display text-[21px] leading-7 font-[560] tabular-nums">
            {countText(counts[one])}
          </b>
          <span className={cx('text-sm', one !== view && 'text-muted')}>{viewWords[one]}</span>
        </Link>
      ))}
    </nav>
  )
}
