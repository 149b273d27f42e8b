import type { RoomState } from '@roomlark/contract/inventory/room-states'
import { say } from '@roomlark/contract/say'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import type { CellHandlers } from './tape-cell.tsx'
import { rowHeights } from './tape-geometry.ts'
import { TapeRowView } from './tape-row-view.tsx'
import { getRowHeight, type RoomBlock, type TapeRow } from './tape-rows.ts'
import type { TapeWindow } from './tape-window.ts'
import type { BarHandlers } from './use-tape-bars.ts'

type TapeRowListProps = {
  scroller: HTMLElement | null
  rows: readonly TapeRow[]
  stateOf: (roomId: string | null) => RoomState | undefined
  window: TapeWindow
  /** The bar in the tab order, and the one being moved: their rows are rendered even if they are out of view. */
  reachable: string | null
  lifted: string | null
  openId: string | undefined
  handlers: BarHandlers
  cells: CellHandlers
  /** Null for who may not change blocks. */
  onOpenBlock: ((block: RoomBlock) => void) | null
}

/** Renders only the rows in view, since a hotel may have hundreds. */
export function TapeRowList(props: TapeRowListProps) {
  const { scroller, rows, stateOf, window, reachable, lifted, openId, handlers, cells, onOpenBlock } = props
  const kept = [reachable, lifted].map((stayId) => rows.findIndex((row) => holds(row, stayId) !== null))
  const items = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => getRowSize(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    scrollMargin: rowHeights.head,
    overscan: 6,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept.filter((index) => index >= 0)])].sort(
        (a, b) => a - b,
      ),
  })
  const height = rows.reduce((sum, row) => sum + getRowHeight(row), 0)
  return (
    <ul aria-label={say('Stays by room')} className="relative" style={{ height }}>
      {items.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <TapeRowView
            key={row.key}
            row={row}
            state={row.kind === 'room' ? stateOf(row.roomId) : undefined}
            top={start - rowHeights.head}
            place={index + 1}
            count={rows.length}
            window={window}
            reachable={holds(row, reachable)}
            lifted={holds(row, lifted)}
            openId={openId}
            handlers={handlers}
            cells={cells}
            onOpenBlock={onOpenBlock}
          />
        )
      })}
    </ul>
  )
}

function getRowSize(row: TapeRow | undefined): number {
  return row ? getRowHeight(row) : 0
}

/** The id if the stay is in this row, so that other rows need not render again. */
function holds(row: TapeRow, stayId: string | null): string | null {
  if (stayId === null || row.kind === 'type') return null
  const bars = row.kind === 'room' ? row.bars : row.stays.map(({ bar }) => bar)
  return bars.some((bar) => bar.stayId === stayId) ? stayId : null
}
