import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { daysBetween } from '@roomlark/contract/dates'
import { dayRange } from '@roomlark/contract/guest-formats'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import type { OtherDates } from '@roomlark/contract/guest-site/search'
import { fill, sayCount } from '@roomlark/contract/say'
import { textsIn } from '../texts/texts.ts'

type DatesCardProps = {
  visit: GuestVisit
  stay: StayQuery
  dates: OtherDates
  href: string
  /** The least that the stay costs on these dates. */
  price: string
  /** A further fact, such as how many hotels. */
  note?: string
}

/** A stay of the same length on other dates. */
export function DatesCard({ visit: { language }, stay, dates, href, price, note }: DatesCardProps) {
  const texts = textsIn(language)
  const words = texts.find
  const { checkInOn, checkOutOn } = dates
  const moved = daysBetween(stay.checkInOn, checkInOn)
  const facts = [
    sayCount(language, moved < 0 ? words.earlier : words.later, Math.abs(moved)),
    sayCount(language, texts.count.nights, daysBetween(checkInOn, checkOutOn)),
    ...(note === undefined ? [] : [note]),
  ]
  return (
    <a
      href={href}
      className="flex h-full items-center justify-between gap-3 rounded-lg border border-border bg-surface px-4.5 py-4 hover:border-control md:block"
    >
      <span>
        <b className="block font-display text-md font-medium">{dayRange(language, checkInOn, checkOutOn)}</b>
        <span className="mt-0.5 block text-sm text-muted">{facts.join(', ')}</span>
      </span>
      <span className="block shrink-0 text-right font-display text-[19px] font-medium tabular-nums md:mt-3.5 md:text-left">
        {fill(words.priceFrom, { from: price })}
      </span>
    </a>
  )
}
