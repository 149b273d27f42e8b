import type { Calendar } from '@roomlark/contract/inventory/calendar'
import type { CalendarChange } from '@roomlark/contract/inventory/calendar-night'
import { say } from '@roomlark/contract/say'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { UnsavedEdit } from '../../../../data/calendar.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SelectionBar } from '../changes/selection-bar.tsx'
import { getSelectionFacts } from '../changes/selection-facts.ts'
import { AcceptButton } from '../demand/accept-button.tsx'
import { suggestionWords, toAccepted } from '../demand/demand-words.ts'
import { clearSelection, type GridSelection, isWithin, selectedArea, tap } from '../grid/grid-selection.ts'
import { heldWords } from '../grid/night-state.ts'
import { unsavedState } from '../grid/unsaved-state.ts'
import type { SuggestedNights } from '../grid/use-demand-overlay.tsx'
import { NightRow } from './night-row.tsx'

const rowHeight = 64

type NightListProps = {
  hotelId: string
  calendar: Calendar
  today: string
  mayChange: boolean
  selection: GridSelection
  unsaved: readonly UnsavedEdit[]
  /** What rules would make of prices, while that is shown. */
  suggested: SuggestedNights
  onSelect: (selection: GridSelection) => void
  onApply: (change: CalendarChange) => void
  onCopy: () => void
}

/** For a phone: one room type at a time, its nights one below the other. */
export function NightList(props: NightListProps) {
  const { hotelId, calendar, today, mayChange, selection, unsaved, suggested } = props
  const { onSelect, onApply, onCopy } = props
  const { roomTypes, currency } = calendar
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [isChanging, setChanging] = useState(false)
  const { row } = selection.active
  const type = roomTypes[row]
  const area = selectedArea(selection)
  const facts = area && getSelectionFacts(calendar, area)
  const offered = (facts?.nights ?? []).flatMap(({ night }) => suggested.get(`${type?.id} ${night}`) ?? [])
  // After every render, since the content above may have become taller.
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
  const items = useWindowVirtualizer({
    count: type?.nights.length ?? 0,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    overscan: 8,
  })
  return (
    <>
      <SelectField
        label={say('Room type')}
        value={row}
        onChange={(event) =>
          onSelect({ active: { ...selection.active, row: Number(event.target.value) }, anchor: null })
        }
      >
        {roomTypes.map(({ id, name, units }, index) => (
          <option key={id} value={index}>
            {name}, {say('{units, plural, one {# room} other {# rooms}}', { units })}
          </option>
        ))}
      </SelectField>
      {mayChange ? (
        <p className="mt-3 text-sm text-muted">
          {say('Tap the first and the last night you want to change.')}
        </p>
      ) : null}
      <ul ref={list} style={{ height: items.getTotalSize() }} className="relative mt-2 -mx-[18px]">
        {items.getVirtualItems().map(({ index, start }) => {
          const night = type?.nights[index]
          return night ? (
            <NightRow
              key={night.night}
              night={night}
              currency={currency}
              held={heldWords(calendar.groupHolds, type?.id, night.night)}
              isToday={night.night === today}
              isSelected={isWithin(area, row, night.night)}
              unsaved={unsavedState(unsaved, type?.id, night.night)}
              suggested={suggested.get(`${type?.id} ${night.night}`)}
              top={start - top}
              height={rowHeight}
              onTap={() => onSelect(tap(selection, { row, night: night.night }))}
            />
          ) : null
        })}
      </ul>
      {facts && mayChange ? (
        <div className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center justify-between gap-3 rounded-[12px] border border-border bg-raised py-2.5 pr-2.5 pl-4 [box-shadow:var(--shadow-md)]">
          <p className="min-w-0 leading-5">
            <b className="block">
              {say('{count, plural, one {# night} other {# nights}} selected', { count: facts.count })}
            </b>
            <span className="text-sm text-muted">{facts.words}</span>
            {offered[0] && offered.length === 1 ? (
              <span className="block text-sm text-muted wrap-anywhere">
                {suggestionWords(offered[0], currency)}
              </span>
            ) : null}
          </p>
          <span className="ml-auto flex flex-wrap items-center justify-end gap-2">
            {offered.length > 0 ? <AcceptButton hotelId={hotelId} nights={offered.map(toAccepted)} /> : null}
            <Button onClick={() => setChanging(true)}>{say('Change##verb')}</Button>
          </span>
        </div>
      ) : null}
      {isChanging && facts ? (
        <Dialog title={say('Change nights')} description={facts.words} onClose={() => setChanging(false)}>
          <SelectionBar
            facts={facts}
            currency={currency}
            onApply={(change) => {
              setChanging(false)
              onApply(change)
            }}
            onCopy={() => {
              setChanging(false)
              onCopy()
            }}
            onClear={() => {
              setChanging(false)
              onSelect(clearSelection(selection))
            }}
          />
        </Dialog>
      ) : null}
    </>
  )
}
