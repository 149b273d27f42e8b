import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { townLine } from '@roomlark/contract/postal-address'
import { cx } from '../../lib/cx.ts'
import { CalendarCog } from '../../ui/icons/calendar-cog.ts'
import { CalendarPlus } from '../../ui/icons/calendar-plus.ts'
import { MapIcon } from '../../ui/icons/map.ts'
import { MessageCircle } from '../../ui/icons/message-circle.ts'
import { Printer } from '../../ui/icons/printer.ts'
import { Wallet } from '../../ui/icons/wallet.ts'
import { makeAddress } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'
import { makeBookingPath, makeCalendarPath } from './booking-form.ts'

type PageProps = { page: GuestPageOf<'booking'> }

const action =
  'flex min-h-[54px] items-center justify-center gap-x-2.5 gap-y-1 rounded-[12px] border border-[color-mix(in_srgb,var(--color-control)_55%,var(--color-surface))] bg-surface px-3 py-2 text-center font-[560] hover:bg-sunken max-md:flex-col max-md:text-[14px] max-md:leading-5'

export function BookingActions({ page: { visit, booking, token } }: PageProps) {
  const words = textsIn(visit.language).bookings.actions
  const { hotel } = booking
  const isExpected = booking.state === 'confirmed' || booking.state === 'checked-in'
  if (!isExpected) return <div className="h-5 md:h-6" />
  const isPrimary =
    'col-span-3 border-transparent bg-primary! text-on-primary hover:bg-primary-hover! lg:col-span-1 max-md:flex-row! max-md:text-[15px]!'
  const place = encodeURIComponent(`${hotel.name}, ${hotel.streetAddress}, ${townLine(hotel)}`)
  return (
    <nav
      aria-label={words.change}
      className="mt-5 mb-4 grid grid-cols-3 gap-2.5 md:mt-6 md:mb-5 md:gap-3.5 lg:grid-cols-[1.35fr_1fr_1fr_1fr] print:hidden"
    >
      {booking.mayChange ? (
        <a href={makeAddress(visit, makeBookingPath(token, 'change'))} className={cx(action, isPrimary)}>
          <CalendarCog aria-hidden="true" className="size-5" />
          {words.change}
        </a>
      ) : (
        <a href="#messages" className={cx(action, isPrimary)}>
          <MessageCircle aria-hidden="true" className="size-5" />
          {words.message}
        </a>
      )}
      <a href={makeCalendarPath(token)} className={action}>
        <CalendarPlus aria-hidden="true" className="size-5" />
        {words.calendar}
      </a>
      <a
        href={`https://www.openstreetmap.org/search?query=${place}`}
        rel="noreferrer"
        target="_blank"
        className={action}
      >
        <MapIcon aria-hidden="true" className="size-5" />
        {words.directions}
      </a>
      <a href={makeAddress(visit, makeBookingPath(token, 'print'))} className={action}>
        <Printer aria-hidden="true" className="size-5" />
        {words.print}
      </a>
    </nav>
  )
}

/** Wallet passes, if the operator has an account with a wallet; a phone offers its own. */
export function WalletLinks({ page: { visit, token, wallets } }: PageProps) {
  const words = textsIn(visit.language).bookings.actions
  const links = {
    apple: { path: 'wallet.pkpass', label: words.appleWallet },
    google: { path: 'google-wallet', label: words.googleWallet },
  } as const
  if (wallets.length === 0) return null
  return (
    <p className="mb-4 flex flex-wrap gap-x-6 gap-y-2 md:mb-5 print:hidden">
      {wallets.map((name) => (
        <a
          key={name}
          href={makeAddress(visit, makeBookingPath(token, links[name].path))}
          className="link inline-flex min-h-6 items-center gap-2"
        >
          <Wallet aria-hidden="true" className="size-[18px]" />
          {links[name].label}
        </a>
      ))}
    </p>
  )
}
