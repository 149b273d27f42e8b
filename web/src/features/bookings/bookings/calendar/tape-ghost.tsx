import { useEffect, useRef } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { Ban } from '../../../../ui/icons/ban.ts'
import { Move } from '../../../../ui/icons/move.ts'
import { placeStyle } from './tape-bar.tsx'
import { barBox, rowHeights } from './tape-geometry.ts'
import { getRowHeight, type TapeRow } from './tape-rows.ts'
import type { TapeWindow } from './tape-window.ts'
import type { Lifted } from './use-tape-move.ts'

type TapeGhostProps = {
  lifted: Lifted
  rows: readonly TapeRow[]
  window: TapeWindow
  conflict: string | undefined
  words: string
}

/** Outline of a stay being moved at its new place, with the reason if it cannot go there. */
export function TapeGhost({ lifted, rows, window, conflict, words }: TapeGhostProps) {
  const { bar, to, by } = lifted
  const ghost = useRef<HTMLDivElement>(null)
  const index = rows.findIndex(
    (row) =>
      (row.kind === 'room' && row.roomId === to.roomId) ||
      (row.kind === 'lane' && to.roomId === null && row.roomTypeId === to.roomTypeId),
  )
  const above = rows.slice(0, Math.max(0, index)).reduce((sum, row) => sum + getRowHeight(row), 0)
  const top = rowHeights.head + above
  const place = barBox(to, window)
  const where = `${index} ${place?.left}`
  useEffect(() => {
    if (by === 'keys' && where) ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [by, where])
  const Icon = conflict ? Ban : Move
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 z-5 ml-(--tl)" style={{ top }}>
      <div ref={ghost} className="absolute scroll-m-[60px]" style={place ? placeStyle(place, window, 0) : {}}>
        <div
          className={cx(
            'flex h-[31px] items-center gap-1.5 overflow-hidden rounded-[8px] border-2 border-dashed px-2 text-sm font-[560] whitespace-nowrap [box-shadow:var(--shadow-md)]',
            conflict
              ? 'border-error bg-error-soft text-error-text'
              : 'border-primary bg-primary-soft text-primary-text',
          )}
        >
          <Icon className="size-3.5 shrink-0" />
          <span className="truncate">{bar.guestName}</span>
        </div>
        <p
          className={cx(
            'absolute top-full left-0 z-1 mt-1.5 w-max max-w-72 rounded-md px-2.5 py-1.5 text-sm whitespace-normal [box-shadow:var(--shadow-md)]',
            conflict ? 'bg-error text-on-error' : 'bg-raised text-text',
          )}
        >
          {conflict ?? words}
        </p>
      </div>
    </div>
  )
}
