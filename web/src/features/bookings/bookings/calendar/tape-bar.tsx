import type { BookingState } from '@roomlark/contract/booking-states'
import { isChangeable } from '@roomlark/contract/booking-states'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import type { KeyboardEvent, PointerEvent } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { stateWords } from '../../../../parts/booking-marks/state-words.ts'
import { Check } from '../../../../ui/icons/check.ts'
import { CheckCheck } from '../../../../ui/icons/check-check.ts'
import { Clock } from '../../../../ui/icons/clock.ts'
import { Crown } from '../../../../ui/icons/crown.ts'
import { DoorOpen } from '../../../../ui/icons/door-open.ts'
import { MessageSquare } from '../../../../ui/icons/message-square.ts'
import { Ungroup } from '../../../../ui/icons/ungroup.ts'
import { UserX } from '../../../../ui/icons/user-x.ts'
import { Wrench } from '../../../../ui/icons/wrench.ts'
import { Link } from '../../../../ui/link.tsx'
import { nightsBetween } from '../stay-words.ts'
import { type BarBox, barBox, rowHeights } from './tape-geometry.ts'
import type { Bar, Block, GroupBar, RoomBlock } from './tape-rows.ts'
import type { TapeWindow } from './tape-window.ts'

/** Confirmed tint with bar, in house solid, held outlined and hatched, over sunken, blocked hatched; never by colour alone. */
export const barLooks = {
  confirmed:
    'bg-primary-soft text-primary-text [box-shadow:inset_3px_0_0_var(--color-primary)] dark:[box-shadow:inset_3px_0_0_var(--color-primary),inset_0_0_0_1px_var(--color-primary)]',
  inHouse:
    'bg-success text-on-success dark:bg-[color-mix(in_srgb,var(--color-success)_76%,var(--color-surface))]',
  held: 'text-warning-text [box-shadow:inset_0_0_0_1.5px_var(--color-warning)] [background:repeating-linear-gradient(-45deg,var(--color-warning-soft)_0_6px,color-mix(in_srgb,var(--color-warning)_9%,var(--color-warning-soft))_6px_9px)]',
  over: 'bg-sunken text-muted dark:[box-shadow:inset_0_0_0_1px_var(--color-control)]',
  blocked:
    'text-text [background:repeating-linear-gradient(-45deg,var(--color-sunken)_0_6px,color-mix(in_srgb,var(--color-control)_26%,var(--color-surface))_6px_9px)] dark:[box-shadow:inset_0_0_0_1px_var(--color-control)]',
} as const

const faces: Record<BookingState, { look: keyof typeof barLooks; Icon: typeof Check }> = {
  confirmed: { look: 'confirmed', Icon: Check },
  'checked-in': { look: 'inHouse', Icon: DoorOpen },
  held: { look: 'held', Icon: Clock },
  'checked-out': { look: 'over', Icon: CheckCheck },
  'no-show': { look: 'over', Icon: UserX },
  cancelled: { look: 'over', Icon: UserX },
  expired: { look: 'over', Icon: UserX },
}

const barClass =
  'absolute z-1 flex h-[31px] items-center gap-1.5 overflow-hidden px-2.5 text-left text-sm font-[560] whitespace-nowrap'

type TapeBarProps = {
  bar: Bar
  lane: number
  window: TapeWindow
  roomWords: string
  isOpen: boolean
  isLifted: boolean
  tabIndex: 0 | -1
  onFocus: (bar: Bar) => void
  onPress: (event: KeyboardEvent, bar: Bar) => void
  onTake: (event: PointerEvent, bar: Bar) => void
  onOpen: (bar: Bar, element: HTMLElement) => void
}

export function TapeBar(props: TapeBarProps) {
  const { bar, lane, window, roomWords, isOpen, isLifted, tabIndex, onFocus, onPress, onTake, onOpen } = props
  const place = barBox(bar, window)
  if (!place) return null
  const { look, Icon } = faces[bar.state]
  const words = `${rangeWords(bar.checkInOn, bar.checkOutOn)}, ${nightsBetween(bar.checkInOn, bar.checkOutOn)}`
  return (
    <button
      type="button"
      data-stay={bar.stayId}
      data-booking={bar.bookingId}
      tabIndex={tabIndex}
      aria-label={[
        `${isolate(bar.guestName)}, ${stateWords[bar.state].toLowerCase()}, ${words}, ${roomWords}`,
        ...listMarks(bar),
      ].join(', ')}
      aria-describedby={isChangeable(bar) ? 'tape-how' : undefined}
      title={`${isolate(bar.guestName)}\n${words}\n${stateWords[bar.state]}`}
      onFocus={() => onFocus(bar)}
      onKeyDown={(event) => onPress(event, bar)}
      onPointerDown={(event) => onTake(event, bar)}
      onClick={(event) => onOpen(bar, event.currentTarget)}
      // A long press on a bar picks it up; a right click shows what can be done with it.
      onContextMenu={(event) => {
        event.preventDefault()
        if (event.button === 2) onOpen(bar, event.currentTarget)
      }}
      className={cx(
        barClass,
        barLooks[look],
        isChangeable(bar) && 'cursor-grab select-none active:cursor-grabbing',
        isLifted && 'opacity-40',
        bar.isProposed && 'outline-2 -outline-offset-2 outline-primary outline-dashed',
        isOpen && 'outline-2 outline-offset-1 outline-ring',
      )}
      style={placeStyle(place, window, lane)}
    >
      {place.width > 1 ? <Icon aria-hidden="true" className="size-3.5 shrink-0" /> : null}
      {bar.isVip ? <Crown aria-hidden="true" className="size-3.5 shrink-0" /> : null}
      {bar.unreadMessages > 0 ? <MessageSquare aria-hidden="true" className="size-3.5 shrink-0" /> : null}
      <span className="truncate">{bar.guestName}</span>
      {isChangeable(bar) && !place.isCutRight && bar.checkOutOn === bar.bookedUntilOn ? (
        <span data-end="" className="absolute inset-y-0 right-0 w-2 cursor-ew-resize" />
      ) : null}
    </button>
  )
}

function listMarks({ isVip, unreadMessages, isProposed }: Bar): string[] {
  return [
    ...(isVip ? [say('VIP')] : []),
    ...(unreadMessages > 0
      ? [say('{count, plural, one {# new message} other {# new messages}}', { count: unreadMessages })]
      : []),
    ...(isProposed ? [say('proposed')] : []),
  ]
}

type TapeBlockProps = { block: Block; lane: number; window: TapeWindow }

export function TapeBlock({ block, lane, window }: TapeBlockProps) {
  const place = barBox(block, window)
  if (!place) return null
  return (
    <span
      role="img"
      aria-label={say('Blocked: {summary}, {dates}', {
        summary: isolate(block.summary),
        dates: rangeWords(block.checkInOn, block.checkOutOn),
      })}
      title={block.summary}
      className={cx(barClass, barLooks.blocked)}
      style={placeStyle(place, window, lane)}
    >
      <Wrench aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">{block.summary}</span>
    </span>
  )
}

type TapeGroupProps = { group: GroupBar; lane: number; window: TapeWindow }

/** Rooms that are held for a group; leads to the group. */
export function TapeGroup({ group, lane, window }: TapeGroupProps) {
  const place = barBox(group, window)
  if (!place) return null
  const words = say('{rooms, plural, one {# held} other {# held}} for {group}', {
    rooms: group.rooms,
    group: isolate(group.name),
  })
  return (
    <Link
      to={`/bookings/groups/${group.groupId}`}
      aria-label={`${words}, ${rangeWords(group.checkInOn, group.checkOutOn)}`}
      title={words}
      className={cx(barClass, barLooks.held)}
      style={placeStyle(place, window, lane)}
    >
      <Ungroup aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">{words}</span>
    </Link>
  )
}

type TapeRoomBlockProps = { block: RoomBlock; number: string; window: TapeWindow; onOpen: () => void }

/** A room out of order; a button, because it can be changed and ended. */
export function TapeRoomBlock({ block, number, window, onOpen }: TapeRoomBlockProps) {
  const place = barBox({ checkInOn: block.fromOn, checkOutOn: block.untilOn }, window)
  if (!place) return null
  const { reason } = block
  const dates = rangeWords(block.fromOn, block.untilOn)
  return (
    <button
      type="button"
      aria-label={say('Room {number} is out of order: {reason}, {dates}', { number, reason, dates })}
      title={`${reason}, ${dates}`}
      onClick={onOpen}
      className={cx(barClass, barLooks.blocked)}
      style={placeStyle(place, window, 0)}
    >
      <Wrench aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">{block.reason}</span>
    </button>
  )
}

export function placeStyle(place: BarBox, { days }: TapeWindow, lane: number) {
  const [left, right] = [place.isCutLeft ? 0 : 8, place.isCutRight ? 0 : 8]
  return {
    top: 6 + lane * rowHeights.lane,
    left: `calc(${(place.left / days) * 100}% + ${place.isCutLeft ? 0 : 2}px)`,
    width: `calc(${(place.width / days) * 100}% - 4px)`,
    borderRadius: `${left}px ${right}px ${right}px ${left}px`,
  }
}
