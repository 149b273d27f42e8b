// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard goes to the cells
// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn in parts

import type { Calendar } from '@roomlark/contract/inventory/calendar'
import { say } from '@roomlark/contract/say'
import type { VirtualItem } from '@tanstack/react-virtual'
import type { UnsavedEdit } from '../../../../data/calendar.ts'
import { isWithin, type SelectedArea } from './grid-selection.ts'
import { heldWords } from './night-state.ts'
import type { PlanRow } from './plan-prices.tsx'
import { RateCell } from './rate-cell.tsx'
import { unsavedState } from './unsaved-state.ts'
import type { SuggestedNights } from './use-demand-overlay.tsx'
import { gridSize } from './use-grid-layout.ts'

export type GridRoomType = Calendar['roomTypes'][number]

type RateRowProps = {
  type: GridRoomType
  index: number
  top: number
  columns: readonly VirtualItem[]
  currency: string
  groupHolds: Calendar['groupHolds']
  area: SelectedArea | null
  /** The active column, if it is in this row. */
  activeColumn: number | null
  unsaved: readonly UnsavedEdit[]
  suggested: SuggestedNights
  plans: readonly PlanRow[]
  /** Of the row with the lines of its plans. */
  height: number
  /** The night of this row whose price is typed. */
  editing: { night: string; text: string } | null
  onSave: (cents: number | null) => void
  onClose: (how: 'key' | 'blur') => void
}

export function RateRow({
  type,
  index,
  top,
  columns,
  currency,
  area,
  unsaved,
  suggested,
  plans,
  height,
  ...rest
}: RateRowProps) {
  const { activeColumn, editing, groupHolds, onSave, onClose } = rest
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      style={{ top, height: height - gridSize.gap }}
      className="absolute left-0 w-full"
    >
      <div
        role="rowheader"
        aria-colindex={1}
        style={{ width: gridSize.headWidth, height }}
        className="sticky left-0 z-10 bg-surface pt-1.5 pr-3 leading-[19px]"
      >
        <span className="block truncate font-[560]" title={type.name}>
          {type.name}
        </span>
        <span className="block pb-1.5 text-xs text-muted">
          {say('{units, plural, one {# room} other {# rooms}}', { units: type.units })}
        </span>
        {plans.map(({ id, name }) => (
          <span
            key={id}
            style={{ height: gridSize.planHeight }}
            className="block truncate text-xs leading-[18px] text-muted"
            title={name}
          >
            {name}
          </span>
        ))}
      </div>
      {columns.map(({ index: column, start, size }) => {
        const night = type.nights[column]
        if (!night) return null
        return (
          <RateCell
            key={night.night}
            night={night}
            typeName={type.name}
            currency={currency}
            held={heldWords(groupHolds, type.id, night.night)}
            isActive={column === activeColumn}
            isSelected={isWithin(area, index, night.night)}
            unsaved={unsavedState(unsaved, type.id, night.night)}
            suggested={suggested.get(`${type.id} ${night.night}`)}
            roomTypeId={type.id}
            plans={plans}
            editText={editing?.night === night.night ? editing.text : null}
            columnIndex={column + 2}
            left={start}
            width={size - gridSize.gap}
            onSave={onSave}
            onClose={onClose}
          />
        )
      })}
    </div>
  )
}
