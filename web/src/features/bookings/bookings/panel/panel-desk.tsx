import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { useFolio } from '../../../../data/folios.ts'
import { useMessages } from '../../../../data/messages.ts'
import { useMay } from '../../../../session/use-may.ts'
import { MessageSquare } from '../../../../ui/icons/message-square.ts'
import { StickyNote } from '../../../../ui/icons/sticky-note.ts'
import { Wallet } from '../../../../ui/icons/wallet.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { DayActs } from '../day/day-acts.tsx'
import { balanceNote } from '../folio/balance-words.ts'

const withFolio: readonly Booking['state'][] = ['confirmed', 'checked-in', 'checked-out']

/** What the desk asks first and does most, above everything else: what is owed, wished and unread, and a charge or money. */
export function PanelDesk({ booking }: { booking: Booking }) {
  const hasFolio = withFolio.includes(booking.state)
  const folio = useFolio(booking.id).data
  const unread = (useMessages(booking.id).data ?? []).filter(({ isSeen }) => !isSeen).length
  const isAtDesk = useMay('work-desk', booking.hotelId)
  if (!hasFolio) return null
  return (
    <div className="mb-3 flex items-start gap-2 print:hidden">
      <ul className="grid min-w-0 grow gap-1 pt-2 text-[14px] [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted">
        <li className="flex gap-2">
          <Wallet aria-hidden="true" />
          <b>{folio ? balanceNote({ ...folio, isOpened: true }) : ''}</b>
        </li>
        {unread > 0 ? (
          <li className="flex gap-2">
            <MessageSquare aria-hidden="true" />
            {say('{count, plural, one {# new message} other {# new messages}}', { count: unread })}
          </li>
        ) : null}
        {booking.specialRequests ? (
          <li className="flex gap-2">
            <StickyNote aria-hidden="true" />
            <span className="line-clamp-2 wrap-anywhere">
              <UserText>{booking.specialRequests}</UserText>
            </span>
          </li>
        ) : null}
      </ul>
      {isAtDesk ? <DayActs booking={booking} /> : null}
    </div>
  )
}
