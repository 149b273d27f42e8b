import { type BookingState, bookingStates } from '@roomlark/contract/booking-states'
import type { BookingPageMeta } from '@roomlark/contract/bookings/booking-list'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { cx } from '../../../../lib/cx.ts'
import { countText } from '../../../../lib/format-number.ts'
import { stateWords } from '../../../../parts/booking-marks/state-words.ts'
import { Link } from '../../../../ui/link.tsx'
import { withParts } from '../booking-address.ts'

type BookingStatesProps = {
  chosen: BookingState | undefined
  counts: BookingPageMeta['countsByState'] | undefined
}

/** A chip for each state with its count; states without bookings are left out. */
export function BookingStates({ chosen, counts }: BookingStatesProps) {
  const { search } = useLocation()
  const total = counts && bookingStates.reduce((sum, state) => sum + counts[state], 0)
  const shown = bookingStates.filter((state) => state === chosen || !counts || counts[state] > 0)
  return (
    <nav
      aria-label={say('Status')}
      className="-mx-(--gutter) mb-[18px] overflow-x-auto px-(--gutter) py-1 md:mx-0 md:px-0"
    >
      <ul className="flex gap-2 md:flex-wrap">
        <Chip
          to={withParts(search, { state: null, page: 1 })}
          isOn={!chosen}
          label={say('All')}
          count={total}
        />
        {shown.map((state) => (
          <Chip
            key={state}
            to={withParts(search, { state, page: 1 })}
            isOn={state === chosen}
            label={state === 'checked-in' ? say('In house') : stateWords[state]}
            count={counts?.[state]}
          />
        ))}
      </ul>
    </nav>
  )
}

type ChipProps = { to: string; isOn: boolean; label: string; count: number | undefined }

function Chip({ to, isOn, label, count }: ChipProps) {
  return (
    <li className="shrink-0">
      <Link
        to={{ search: to }}
        aria-current={isOn ? 'true' : undefined}
        className={cx(
          'inline-flex h-9 items-center gap-[7px] rounded-full border px-[13px] text-[14px] font-medium whitespace-nowrap transition-colors',
          isOn
            ? 'border-transparent bg-primary-soft text-primary-text'
            : 'border-border bg-surface hover:bg-sunken',
        )}
      >
        {label}
        {count === undefined ? null : (
          <span className={cx('font-normal tabular-nums', !isOn && 'text-muted')}>{countText(count)}</span>
        )}
      </Link>
    </li>
  )
}
