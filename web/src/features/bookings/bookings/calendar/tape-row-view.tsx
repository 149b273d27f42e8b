import type { RoomState } from '@roomlark/contract/inventory/room-states'
import { say } from '@roomlark/contract/say'
import { memo } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { RoomStateMark } from '../room-state-mark.tsx'
import { TapeBar, TapeBlock, TapeGroup, TapeRoomBlock } from './tape-bar.tsx'
import { type CellHandlers, TapeCells } from './tape-cell.tsx'
import type { Bar, RoomBlock } from './tape-rows.ts'
import { getRowHeight, type LaneRow, type RoomRow, type TapeRow } from './tape-rows.ts'
import type { TapeWindow } from './tape-window.ts'
import type { BarHandlers } from './use-tape-bars.ts'

type TapeRowViewProps = {
  row: TapeRow
  /** State of the room today. */
  state: RoomState | undefined
  /** In pixels below the head. */
  top: number
  /** Its index among all rows, including those out of view. */
  place: number
  count: number
  window: TapeWindow
  /** The bar in the tab order, if it is in this row. */
  reachable: string | null
  lifted: string | null
  openId: string | undefined
  handlers: BarHandlers
  cells: CellHandlers
  /** Null for who may not change blocks. */
  onOpenBlock: ((block: RoomBlock) => void) | null
}

const frame =
  'grid grid-cols-[var(--tl)_1fr] border-b border-border last:border-b-0 [content-visibility:auto]'
const label = 'sticky left-0 z-2 flex min-w-0 items-center border-r border-border pr-2 pl-3 md:pl-5'

/** Memoised, so that dragging a stay renders only the rows it touches. */
export const TapeRowView = memo(function TapeRowView(props: TapeRowViewProps) {
  const { row, top, place, count } = props
  return (
    <li
      aria-label={row.kind === 'room' ? say('Room {number}', { number: row.number }) : undefined}
      aria-posinset={place}
      aria-setsize={count}
      className={frame}
      style={{ top, height: getRowHeight(row) }}
    >
      {row.kind === 'type' ? <TypeRowView row={row} /> : <StayRowView {...props} row={row} />}
    </li>
  )
})

function TypeRowView({ row }: { row: Extract<TapeRow, { kind: 'type' }> }) {
  const ground = 'bg-[color-mix(in_srgb,var(--color-sunken)_55%,var(--color-surface))]'
  const veil = 'bg-[color-mix(in_srgb,var(--color-sunken)_55%,transparent)]'
  return (
    <>
      <span title={row.name} className={cx(label, ground, 'text-sm font-[600] max-md:text-xs')}>
        <span className="truncate">{row.name}</span>
        <span className="sr-only">
          {`, ${say('{count, plural, one {# room} other {# rooms}}', { count: row.units })}`}
        </span>
      </span>
      <span aria-hidden="true" className={cx('flex', veil)}>
        {row.taken.map((taken, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a day of the window
            key={index}
            className={cx(
              'grid flex-1 place-items-center text-xs tabular-nums',
              taken >= row.units && row.units > 0 ? 'font-[600] text-text' : 'text-muted',
            )}
          >
            {taken}/{row.units}
          </span>
        ))}
      </span>
    </>
  )
}

function laneWords({ stays, blocks }: LaneRow): string {
  if (stays.length > 0) return say('No room yet')
  return blocks.length > 0 ? say('Blocked') : say('Held')
}

function StayRowView(props: TapeRowViewProps & { row: RoomRow | LaneRow }) {
  const { row, state, window, reachable, lifted, openId, handlers, cells, onOpenBlock } = props
  const stays = row.kind === 'room' ? row.bars.map((bar) => ({ bar, lane: 0 })) : row.stays
  const roomWords = row.kind === 'room' ? say('room {number}', { number: row.number }) : say('no room yet')
  return (
    <>
      <span className={cx(label, 'bg-surface')}>
        {row.kind === 'room' ? (
          <>
            <span className="keytag truncate">{row.number}</span>
            {state ? <RoomStateMark state={state} className="ml-1.5" /> : null}
          </>
        ) : (
          <span className="text-sm text-muted">{laneWords(row)}</span>
        )}
      </span>
      <div className="relative">
        {row.kind === 'room' ? <TapeCells row={row} window={window} cells={cells} /> : null}
        {row.kind === 'room'
          ? row.blocks.map((block) => (
              <TapeRoomBlock
                key={block.id}
                block={block}
                number={row.number}
                window={window}
                onOpen={() => onOpenBlock?.(block)}
              />
            ))
          : row.blocks.map(({ block, lane }) => (
              <TapeBlock key={block.id} block={block} lane={lane} window={window} />
            ))}
        {row.kind === 'lane'
          ? row.groups.map(({ group, lane }) => (
              <TapeGroup key={group.key} group={group} lane={lane} window={window} />
            ))
          : null}
        {row.kind === 'room'
          ? row.calendarBlocks.map((block) => (
              <TapeBlock key={block.id} block={block} lane={0} window={window} />
            ))
          : null}
        {stays.map(({ bar, lane }: { bar: Bar; lane: number }) => (
          <TapeBar
            key={bar.stayId}
            bar={bar}
            lane={lane}
            window={window}
            roomWords={roomWords}
            isOpen={bar.bookingId === openId}
            isLifted={bar.stayId === lifted}
            tabIndex={bar.stayId === reachable ? 0 : -1}
            {...handlers}
          />
        ))}
      </div>
    </>
  )
}
