import type { Calendar } from '@roomlark/contract/inventory/calendar'
import type { CalendarChange } from '@roomlark/contract/inventory/calendar-night'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useUnsavedEdits } from '../../../../data/calendar.ts'
import { useMedia } from '../../../../lib/use-media.ts'
import { currencyName } from '../../../../parts/money/money-text.ts'
import { May } from '../../../../session/may.tsx'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CalendarCog } from '../../../../ui/icons/calendar-cog.ts'
import { Undo2 } from '../../../../ui/icons/undo-2.ts'
import { AvailabilityDialog, type Question } from '../changes/availability-dialog.tsx'
import { SelectionBar } from '../changes/selection-bar.tsx'
import { getSelectionFacts } from '../changes/selection-facts.ts'
import { useCalendarChanges } from '../changes/use-calendar-changes.ts'
import { useUndoKey } from '../changes/use-undo-stack.ts'
import { clearSelection, type GridSelection, type Spot, selectedArea } from '../grid/grid-selection.ts'
import { usePlanRows } from '../grid/plan-prices.tsx'
import { RateGrid } from '../grid/rate-grid.tsx'
import { RateLegend } from '../grid/rate-legend.tsx'
import { useDemandOverlay } from '../grid/use-demand-overlay.tsx'
import { NightList } from './night-list.tsx'
import { fromToday, getShownRange, type Shown, showing } from './period.ts'
import { PeriodControl } from './period-control.tsx'
import { UnsavedNote } from './unsaved-note.tsx'
import { YearOverview } from './year-overview.tsx'

/** Changes of this many nights or more are previewed before they are made. */
const largeChange = 31

type AvailabilityCardProps = {
  hotelId: string
  calendar: Calendar
  today: string
  shown: Shown
  onShow: (shown: Shown, how?: { replace: boolean }) => void
  /** Other nights are loading. */
  isBusy: boolean
}

export function AvailabilityCard(props: AvailabilityCardProps) {
  const { hotelId, calendar, today, shown, onShow, isBusy } = props
  const { currency, roomTypes } = calendar
  const isPhone = useMedia('(width < 48rem)')
  const mayChange = useMay('change-offer', hotelId)
  const unsaved = useUnsavedEdits(hotelId)
  const [kept, setSelection] = useState<GridSelection>({
    active: { row: 0, night: shown.from },
    anchor: null,
  })
  const demand = useDemandOverlay(hotelId, shown, today)
  const byPlan = usePlanRows(hotelId)
  const [question, setQuestion] = useState<Question | null>(null)
  const changes = useCalendarChanges(hotelId, calendar, (change, words) =>
    setQuestion({ kind: 'check', change, words, onSaved: undefined }),
  )
  const { save, setPrice, copy: copyNights, undo, lastChange } = changes
  useUndoKey(undo)
  const selection = withinRows(kept, roomTypes.length)
  const area = selectedArea(selection)
  // On a phone every night of a year would be an endless list.
  const isYear = shown.period === 'year' || (isPhone && shown.period === 'nights')
  const facts = area && getSelectionFacts(calendar, area)

  function select(next: GridSelection) {
    setSelection(next)
    const moved = showing(shown, next.active.night)
    if (moved.from !== shown.from) onShow(moved, { replace: true })
  }
  function show(next: Shown, row = selection.active.row) {
    setSelection({ active: { row, night: next.from }, anchor: null })
    onShow(next)
  }
  function apply(change: CalendarChange, onSaved?: () => void) {
    if (!area || !facts) return
    const { fromOn, untilOn } = area
    const edit = { roomTypeIds: facts.roomTypeIds, fromOn, untilOn, weekdays: [], change }
    if (facts.count <= largeChange) save(edit, onSaved)
    else setQuestion({ kind: 'check', change: edit, words: facts.words, onSaved })
  }
  function copy() {
    if (!area || !facts) return
    const { fromOn, untilOn } = area
    const { roomTypeIds, words } = facts
    setQuestion({ kind: 'copy', roomTypeIds, range: { fromOn, untilOn }, words })
  }
  const actions = { calendar, selection, today, unsaved }
  return (
    <Card className="min-w-0">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div>
          <h2>{say('Availability and rates')}</h2>
          <p className="mt-0.5 text-[14px] leading-5 text-muted">
            {say('What guests see for each night, in {currency} ({code})', {
              currency: currencyName(currency),
              code: currency,
            })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PeriodControl shown={shown} today={today} onShow={show} />
          {isYear ? null : demand.toggle}
          {isYear || isPhone ? null : byPlan.toggle}
          <May do="change-offer" at={hotelId}>
            <Button
              variant="secondary"
              size="sm"
              disabled={lastChange === null}
              title={
                lastChange === null
                  ? say('Nothing to undo')
                  : say('Undo (Ctrl+Z): {change}', { change: lastChange })
              }
              onClick={undo}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              {say('Undo')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => setQuestion({ kind: 'bulk', range: fromToday(getShownRange(shown), today) })}
            >
              <CalendarCog aria-hidden="true" className="size-4" />
              {say('Bulk edit')}
            </Button>
          </May>
        </div>
      </div>
      {isYear ? (
        <YearOverview
          calendar={calendar}
          onMonth={(month, row) =>
            show({ from: isThisMonth(month, today) ? today : month, period: 'month' }, row)
          }
          onNights={() => show({ ...shown, period: 'nights' })}
        />
      ) : isPhone ? (
        <NightList
          {...actions}
          hotelId={hotelId}
          mayChange={mayChange}
          suggested={demand.nights}
          onSelect={setSelection}
          onApply={apply}
          onCopy={copy}
        />
      ) : (
        <RateGrid
          {...actions}
          mayChange={mayChange}
          startAt={shown.from}
          suggested={demand.nights}
          plans={byPlan.rows}
          onSelect={select}
          onPrice={setPrice}
          isBusy={isBusy}
        />
      )}
      {isPhone || isYear || !mayChange ? null : facts ? (
        <SelectionBar
          key={JSON.stringify(selection.anchor)}
          facts={facts}
          currency={currency}
          onApply={apply}
          onCopy={copy}
          onClear={() => setSelection(clearSelection(selection))}
        />
      ) : (
        <p className="mt-3 rounded-[12px] bg-sunken px-[18px] py-[15px] text-[14px] text-muted">
          {say(
            'Drag over nights, or hold Shift and use the arrow keys, to change several at once. Type on a night to change its price.',
          )}
        </p>
      )}
      <p role="status" className="sr-only">
        {facts && facts.count > 1
          ? say('{count, plural, one {# night} other {# nights}} selected, {nights}', {
              count: facts.count,
              nights: facts.words,
            })
          : ''}
      </p>
      <UnsavedNote hotelId={hotelId} unsaved={unsaved} onRetry={save} />
      {isYear ? null : <RateLegend isSuggesting={demand.nights.size > 0} />}
      {question ? (
        <AvailabilityDialog
          question={question}
          hotelId={hotelId}
          calendar={calendar}
          onSave={save}
          onCopy={copyNights}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </Card>
  )
}

/** A room type may have been removed in the meantime. */
function withinRows({ active, anchor }: GridSelection, rows: number): GridSelection {
  const kept = (spot: Spot): Spot => ({ ...spot, row: Math.min(spot.row, rows - 1) })
  return { active: kept(active), anchor: anchor && kept(anchor) }
}

function isThisMonth(month: string, today: string): boolean {
  return month.slice(0, 7) === today.slice(0, 7)
}
