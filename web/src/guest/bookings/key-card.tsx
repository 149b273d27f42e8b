import { daysBetween } from '@roomlark/contract/dates'
import { dayWords } from '@roomlark/contract/guest-formats'
import type { GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { fill, sayCount } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { CircleCheck } from '../../ui/icons/circle-check.ts'
import { CircleX } from '../../ui/icons/circle-x.ts'
import { Clock3 } from '../../ui/icons/clock-3.ts'
import { UserText } from '../../ui/user-text.tsx'
import { textsIn } from '../texts/texts.ts'
import { roomWords } from './booking-words.ts'

type KeyCardProps = { visit: GuestVisit; booking: GuestBooking }

/** The booking as the tag of a key; slate once it opens nothing any more. */
export function KeyCard({ visit: { language }, booking }: KeyCardProps) {
  const texts = textsIn(language)
  const words = texts.bookings
  const isOff = ['cancelled', 'no-show', 'expired'].includes(booking.state)
  const Icon = isOff ? CircleX : booking.state === 'held' ? Clock3 : CircleCheck
  const nights = sayCount(language, texts.count.nights, daysBetween(booking.checkInOn, booking.checkOutOn))
  return (
    <div className="[filter:drop-shadow(0_14px_22px_rgb(9_30_34/.26))] print:hidden">
      <div
        className={cx(
          'flex flex-col gap-4 rounded-b-[20px] px-5 pt-[58px] pb-[22px] text-center text-[white]',
          '[clip-path:polygon(50%_0,100%_30px,100%_100%,0_100%,0_30px)]',
          'md:gap-7 desk:flex-row desk:items-center desk:justify-between md:rounded-r-[22px] md:rounded-bl-none md:py-[26px] md:pr-10 md:pl-[100px] md:text-left',
          'md:[clip-path:polygon(44px_0,100%_0,100%_100%,44px_100%,0_50%)]',
          isOff
            ? '[background:radial-gradient(circle_at_50%_36px,transparent_11px,#46595d_11.6px)] md:[background:radial-gradient(circle_at_52px_50%,transparent_15px,#46595d_15.6px)]'
            : '[background:radial-gradient(circle_at_50%_36px,transparent_11px,#07515c_11.6px)] md:[background:radial-gradient(circle_at_52px_50%,transparent_15px,#07515c_15.6px)]',
        )}
      >
        <div className="min-w-0">
          <span className={cx('font-[520]', isOff ? 'text-[#e3eaeb]' : 'text-[#ffcf9f]')}>
            {isOff ? words.key.was : words.key.yours}
          </span>
          <h1 className="text-[30px] leading-9 wrap-anywhere md:text-[34px] md:leading-10">
            {booking.hotel.name}
          </h1>
          <p className="text-[16px] text-[#cfe4e6]">
            <UserText>{roomWords(booking)}</UserText>, <UserText>{booking.hotel.city}</UserText>
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-x-[18px] gap-y-3.5 text-left lg:flex lg:gap-9 desk:shrink-0">
          <Part
            term={texts.search.checkIn}
            value={dayWords(language, booking.checkInOn)}
            note={fill(words.key.from, { time: booking.checkInTime })}
          />
          <Part
            term={texts.search.checkOut}
            value={dayWords(language, booking.checkOutOn)}
            note={fill(words.key.until, { time: booking.checkOutTime })}
          />
          <Part
            term={words.key.guests}
            value={String(booking.adults + booking.childAges.length)}
            note={nights}
          />
          <Part
            term={words.key.reference}
            value={booking.reference}
            tint={isOff ? undefined : 'text-[#ffcf9f]'}
            note={
              <span className="flex items-center gap-1.5">
                <Icon aria-hidden="true" className="size-[15px]" />
                {words.states[booking.state]}
              </span>
            }
          />
        </dl>
      </div>
    </div>
  )
}

type PartProps = { term: string; value: string; note: ReactNode; tint?: string | undefined }

function Part({ term, value, note, tint }: PartProps) {
  return (
    <div className="min-w-0">
      <dt className="text-[13.5px] leading-[19px] text-[#d3e6e8]">{term}</dt>
      <dd>
        <b
          className={cx(
            'block font-display text-[19px] leading-[26px] font-[540] md:whitespace-nowrap',
            tint,
          )}
        >
          {value}
        </b>
        <span className="block text-[13.5px] leading-[19px] text-[#d3e6e8]">{note}</span>
      </dd>
    </div>
  )
}
