import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { Button } from '../../../../ui/button.tsx'
import { ArrowLeftRight } from '../../../../ui/icons/arrow-left-right.ts'
import { BedDouble } from '../../../../ui/icons/bed-double.ts'
import { CalendarCog } from '../../../../ui/icons/calendar-cog.ts'
import { ChevronDown } from '../../../../ui/icons/chevron-down.ts'
import { DoorClosed } from '../../../../ui/icons/door-closed.ts'
import { DoorOpen } from '../../../../ui/icons/door-open.ts'
import { ReceiptText } from '../../../../ui/icons/receipt-text.ts'
import { Scissors } from '../../../../ui/icons/scissors.ts'
import { Tag } from '../../../../ui/icons/tag.ts'
import { UsersRound } from '../../../../ui/icons/users-round.ts'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'

export type ChangeKind =
  | 'dates'
  | 'guests'
  | 'plan'
  | 'room-type'
  | 'price'
  | 'add-room'
  | 'drop-room'
  | 'split'
  | 'swap'
  | 'reinstate'

const items = [
  { kind: 'dates', label: say('Change dates'), Icon: CalendarCog },
  { kind: 'guests', label: say('Change guests'), Icon: UsersRound },
  { kind: 'plan', label: say('Change rate plan'), Icon: ReceiptText },
  { kind: 'room-type', label: say('Change room type'), Icon: BedDouble },
  { kind: 'price', label: say('Change the price of a night'), Icon: Tag },
  { kind: 'add-room', label: say('Add a room'), Icon: DoorOpen },
  { kind: 'drop-room', label: say('Drop a room'), Icon: DoorClosed },
  { kind: 'split', label: say('Split the stay'), Icon: Scissors },
  { kind: 'swap', label: say('Swap rooms'), Icon: ArrowLeftRight },
] as const

type ChangeMenuProps = { booking: Booking; className?: string; onChoose: (kind: ChangeKind) => void }

/** Everything that can be changed about a booking, each with its price first. */
export function ChangeMenu({ booking, className = '', onChoose }: ChangeMenuProps) {
  return (
    <Menu
      label={say('Change booking')}
      trigger={
        <Button variant="secondary" className={className}>
          {say('Change booking')}
          <ChevronDown aria-hidden="true" className="size-[18px]" />
        </Button>
      }
    >
      {items
        .filter(({ kind }) => kind !== 'drop-room' || booking.stays.length > 1)
        .map(({ kind, label, Icon }) => (
          <MenuItem key={kind} onSelect={() => onChoose(kind)}>
            <Icon aria-hidden="true" />
            {label}
          </MenuItem>
        ))}
    </Menu>
  )
}
