import type { DeskBooking } from '@roomlark/contract/bookings/front-desk'
import { say } from '@roomlark/contract/say'
import type { ComponentType, ReactNode, SVGProps } from 'react'
import { moneyText } from '../../../parts/money/money-text.ts'
import { Clock } from '../../../ui/icons/clock.ts'
import { Crown } from '../../../ui/icons/crown.ts'
import { MessageSquare } from '../../../ui/icons/message-square.ts'
import { Phone } from '../../../ui/icons/phone.ts'
import { Repeat2 } from '../../../ui/icons/repeat-2.ts'
import { StickyNote } from '../../../ui/icons/sticky-note.ts'
import { Wallet } from '../../../ui/icons/wallet.ts'
import { UserText } from '../../../ui/user-text.tsx'

/** Facts to know before speaking to a guest; those that do not apply are left out. */
export function DayFacts({ booking }: { booking: DeskBooking }) {
  const { state, arrivalTime, guestPhone, specialRequests, stayNumber } = booking
  const isExpected = state === 'confirmed'
  const isThere = isExpected || state === 'checked-in'
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-0.5 text-sm text-muted empty:hidden">
      <Marks booking={booking} />
      <Balance booking={booking} />
      {isExpected && arrivalTime ? (
        <Item icon={Clock} text={say('Arrives at {time}', { time: arrivalTime })} />
      ) : null}
      {isThere && guestPhone ? (
        <Item
          icon={Phone}
          text={
            <a href={`tel:${guestPhone.replace(/[^+\d]/g, '')}`} className="link relative z-1">
              {guestPhone}
            </a>
          }
        />
      ) : null}
      {stayNumber > 1 ? (
        <Item
          icon={Repeat2}
          text={say('{count, plural, one {# stay before} other {# stays before}}', { count: stayNumber - 1 })}
        />
      ) : null}
      {isThere && specialRequests ? (
        <Item
          icon={StickyNote}
          text={
            <span className="line-clamp-2 wrap-anywhere">
              <UserText>{specialRequests}</UserText>
            </span>
          }
        />
      ) : null}
    </ul>
  )
}

/** The marks of a guest, where there is no room for more. */
export function GuestMarks({ booking }: { booking: DeskBooking }) {
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm empty:hidden">
      <Marks booking={booking} />
    </ul>
  )
}

/** Says what is left to pay, unless nothing was expected yet: then it is the whole total. */
export function ListedBalance({ booking }: { booking: DeskBooking }) {
  const { state, balanceCents, totalCents } = booking
  if (state === 'confirmed' && balanceCents === totalCents) return null
  return (
    <ul className="flex justify-end text-sm text-muted empty:hidden">
      <Balance booking={booking} />
    </ul>
  )
}

function Marks({ booking: { isVip, unreadMessages } }: { booking: DeskBooking }) {
  return (
    <>
      {isVip ? <Item icon={Crown} tone="text-accent-text font-strong" text={say('VIP')} /> : null}
      {unreadMessages > 0 ? (
        <Item
          icon={MessageSquare}
          tone="text-primary-text font-strong"
          text={say('{count, plural, one {# new message} other {# new messages}}', { count: unreadMessages })}
        />
      ) : null}
    </>
  )
}

function Balance({ booking: { state, balanceCents, currency } }: { booking: DeskBooking }) {
  if (balanceCents === 0 || state === 'held' || state === 'expired') return null
  const amount = moneyText(Math.abs(balanceCents), currency)
  const isLate = state === 'checked-out' || balanceCents < 0
  return (
    <Item
      icon={Wallet}
      tone={isLate ? 'text-warning-text font-strong' : undefined}
      text={balanceCents > 0 ? say('{amount} to pay', { amount }) : say('{amount} too much paid', { amount })}
    />
  )
}

type ItemProps = { icon: ComponentType<SVGProps<SVGSVGElement>>; text: ReactNode; tone?: string | undefined }

function Item({ icon: Icon, text, tone }: ItemProps) {
  return (
    <li className={`flex min-w-0 items-start gap-1 ${tone ?? ''}`}>
      <Icon aria-hidden="true" className="mt-[3px] size-3.5 shrink-0" />
      {text}
    </li>
  )
}
