import { extraLine, extraPrice } from '@roomlark/contract/bookings/guest-extra-words'
import { moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { buttonClass } from '../../ui/button-class.ts'
import { makeAddress } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'
import { makeBookingPath } from './booking-form.ts'

/** Ordered extras, and the others of the hotel; nothing where it offers none. */
export function BookingExtras({ page: { visit, booking, token } }: { page: GuestPageOf<'booking'> }) {
  const { language } = visit
  const { extras, offers, currency } = booking
  const words = textsIn(language).extras
  const open = offers.filter(({ isOpen, most }) => isOpen && most > 0)
  if (extras.length === 0 && open.length === 0) return null
  const lines =
    extras.length > 0
      ? extras.map((extra) => [extraLine(language, extra), moneyIn(language, extra.totalCents, currency)])
      : open.slice(0, 3).map((offer) => [offer.name, extraPrice(language, offer, currency)])
  return (
    <section aria-labelledby="extras" className="rounded-lg border border-border bg-surface p-[18px] md:p-6">
      <h2 id="extras" className="text-lg">
        {extras.length > 0 ? words.yours : words.heading}
      </h2>
      <ul className="mt-2 grid gap-1.5 text-[14.5px]">
        {lines.map(([name, price]) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="text-muted tabular-nums">{price}</span>
          </li>
        ))}
      </ul>
      {open.length > 0 ? (
        <a
          href={makeAddress(visit, makeBookingPath(token, 'extras'))}
          className={`${buttonClass({ variant: 'secondary' })} mt-4 print:hidden`}
        >
          {extras.length > 0 ? words.change : words.open}
        </a>
      ) : null}
    </section>
  )
}
