// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn in parts

import { getWeekday } from '@roomlark/contract/dates'
import type { CalendarNight } from '@roomlark/contract/inventory/calendar-night'
import type { DemandNight } from '@roomlark/contract/inventory/demand'
import { say } from '@roomlark/contract/say'
import { memo } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { amountText, priceText } from '../../../../parts/money/money-text.ts'
import { stepWords, suggestionWords } from '../demand/demand-words.ts'
import { getNightState, limitWords, type NightState, stateWords } from './night-state.ts'
import type { PlanRow } from './plan-prices.tsx'
import { PriceInput } from './price-input.tsx'
import { type UnsavedState, unsavedLooks, unsavedWords } from './unsaved-state.ts'
import { gridSize } from './use-grid-layout.ts'

type RateCellProps = {
  night: CalendarNight
  roomTypeId: string
  typeName: string
  /** Plans whose prices stand below that of the list. */
  plans: readonly PlanRow[]
  currency: string
  /** Rooms held for groups. */
  held: string | undefined
  isActive: boolean
  isSelected: boolean
  unsaved: UnsavedState | null
  /** The price after rules, while the preview is shown. */
  suggested: DemandNight | undefined
  /** Initial text of the price field; null while it is closed. */
  editText: string | null
  columnIndex: number
  left: number
  width: number
  onSave: (cents: number | null) => void
  onClose: (how: 'key' | 'blur') => void
}

/** One night of one room type: its price, and what is left of it. */
export const RateCell = memo(function RateCell(props: RateCellProps) {
  const {
    held,
    night,
    suggested,
    roomTypeId,
    typeName,
    plans,
    currency,
    isActive,
    isSelected,
    unsaved,
    editText,
    columnIndex,
    left,
    width,
  } = props
  const state = getNightState(night)
  const byPlan = plans.map(({ id, name, price }) => ({
    id,
    name,
    cents: price(roomTypeId, night.priceCents),
  }))
  const said = byPlan.map(({ name, cents }) => `, ${name} ${amountText(cents, currency)}`).join('')
  return (
    <div
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-active={isActive || undefined}
      aria-colindex={columnIndex}
      aria-selected={isSelected}
      aria-label={`${typeName}, ${weekdayLongDay(night.night)}: ${cellWords(night, currency, held, suggested)}${said}${unsaved ? `, ${unsavedWords[unsaved]}` : ''}`}
      title={unsaved ? unsavedWords[unsaved] : cellHint(night, currency, held, suggested)}
      style={{ left, width }}
      className={cx(
        'absolute top-0 grid h-[50px] content-center rounded-sm text-center leading-[17px] tabular-nums outline-offset-1! focus-visible:z-1',
        getCellLook(state, isWeekendNight(night.night)),
        editText !== null && 'z-1',
        isSelected && '[box-shadow:inset_0_0_0_2px_var(--color-primary)]',
        unsaved && unsavedLooks[unsaved],
      )}
    >
      {editText === null ? (
        <CellFace night={night} currency={currency} suggested={suggested} />
      ) : (
        <PriceInput
          label={say('Price, {room}, {night}', { room: typeName, night: weekdayLongDay(night.night) })}
          currency={currency}
          price={amountText(night.priceCents, currency)}
          text={editText === '' ? amountText(night.priceCents, currency) : editText}
          onSave={props.onSave}
          onClose={props.onClose}
        />
      )}
      {byPlan.map(({ id, cents }, at) => (
        <span
          key={id}
          aria-hidden="true"
          style={{ top: gridSize.rowHeight - gridSize.gap + at * gridSize.planHeight }}
          className="absolute inset-x-0 text-xs leading-[18px] whitespace-nowrap text-muted"
        >
          {amountText(cents, currency)}
        </span>
      ))}
    </div>
  )
})

type CellFaceProps = { night: CalendarNight; currency: string; suggested: DemandNight | undefined }

function CellFace({ night, currency, suggested }: CellFaceProps) {
  const state = getNightState(night)
  return (
    <>
      {night.overridden && state !== 'closed' ? <OwnPriceMark /> : null}
      {limitWords(night).length > 0 && state !== 'closed' ? <LimitMark /> : null}
      {state === 'closed' ? null : (
        <span
          className={cx(
            'text-(length:--price-size) whitespace-nowrap',
            priceLooks[state],
            suggested && 'text-secondary-text italic',
          )}
        >
          {suggested ? (suggested.wouldCents > night.priceCents ? '↑' : '↓') : null}
          {amountText(suggested?.wouldCents ?? night.priceCents, currency)}
        </span>
      )}{' '}
      <span className="text-xs text-muted">{stateWords(night)}</span>
    </>
  )
}

/** A price set for this night alone. */
export function OwnPriceMark() {
  return <i className="absolute top-1 right-1 size-[5px] rounded-full bg-accent-hover" />
}

/** Something limits arriving, leaving or the length of a stay. */
export function LimitMark() {
  return (
    <i className="absolute top-0 left-0 size-2 rounded-tl-sm bg-secondary [clip-path:polygon(0_0,100%_0,0_100%)]" />
  )
}

/** In the dark theme fills are hardly lighter than the card, so a border marks the cell (3:1). */
export function getCellLook(state: NightState, isWeekend: boolean): string {
  if (state === 'closed') {
    return 'bg-[repeating-linear-gradient(-45deg,var(--color-sunken)_0_5px,transparent_5px_10px)] dark:border dark:border-dashed dark:border-control'
  }
  if (state === 'full') return 'border border-border dark:border-control'
  return isWeekend
    ? 'bg-primary-soft dark:border dark:border-[color-mix(in_srgb,var(--color-primary)_65%,var(--color-surface))]'
    : 'bg-sunken dark:border dark:border-control'
}

/** The visible text in the same order, then the meaning of the marks. */
function cellWords(
  night: CalendarNight,
  currency: string,
  held: string | undefined,
  suggested: DemandNight | undefined,
): string {
  const seen = night.closed ? '' : `${amountText(night.priceCents, currency)} `
  return [`${seen}${stateWords(night)}`, ...hints(night, currency, held, suggested)].join(', ')
}

function cellHint(...given: Parameters<typeof hints>): string | undefined {
  return hints(...given).join(', ') || undefined
}

/** Lists what a cell cannot show: rooms held for groups, where its price comes from, what rules suggest, and limits. */
function hints(
  night: CalendarNight,
  currency: string,
  held: string | undefined,
  suggested: DemandNight | undefined,
): string[] {
  const price = night.closed ? priceText(night.priceCents, currency) : ''
  const steps = night.overridden ? [] : (night.demand ?? [])
  return [
    held ?? '',
    price,
    night.overridden ? say('own price') : '',
    steps.length > 0 ? say('by rule: {rules}', { rules: stepWords(steps, currency) }) : '',
    suggested ? suggestionWords(suggested, currency) : '',
    ...limitWords(night),
  ].filter(Boolean)
}

function isWeekendNight(night: string): boolean {
  const weekday = getWeekday(night)
  return weekday === 5 || weekday === 6
}

const priceLooks = { open: 'font-[580]', full: 'font-[450] text-muted line-through' }
