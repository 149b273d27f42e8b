import { extraLine } from '@roomlark/contract/bookings/guest-extra-words'
import { dayWords, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { fill, sayCount } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { aboutWords } from '../about-words.ts'
import { chargeLines, mealLines } from '../charge-lines.ts'
import { PaymentRows } from '../payment-rows.tsx'
import { textsIn } from '../texts/texts.ts'
import { accountLines } from './account-lines.ts'
import { planRest } from './booking-words.ts'

type PriceProps = { visit: GuestVisit; booking: GuestBooking; children?: ReactNode }

/** Lists the price, night by night, and when it is paid; after a cancellation the fee that is owed. */
export function BookingPrice({ visit, booking, children }: PriceProps) {
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.bookings.price
  const money = (cents: number) => moneyIn(language, cents, booking.currency)
  const isOver = booking.feeCents !== null
  const account = accountLines(booking, language)
  return (
    <section
      aria-labelledby="price"
      className="rounded-lg border border-border bg-surface p-[18px] md:p-6 lg:row-span-2"
    >
      <h2 id="price" className="text-lg">
        {isOver ? words.owe : isPaidOnline(booking.payment) ? words.cost : words.heading}
      </h2>
      {isOver ? (
        <Owed visit={visit} booking={booking} />
      ) : (
        <>
          <dl className="mt-2 grid gap-1.5 tabular-nums">
            {booking.nights.map(({ night, cents, mealCents, rooms }) => (
              <PriceLine
                key={night}
                term={
                  rooms === 1
                    ? dayWords(language, night)
                    : fill(texts.hotel.each, {
                        day: dayWords(language, night),
                        rooms: sayCount(language, texts.count.rooms, rooms),
                      })
                }
                amount={money(cents - mealCents)}
              />
            ))}
            {[...mealLines(language, booking), ...chargeLines(booking, texts)].map(({ term, cents }) => (
              <PriceLine key={term} term={term} amount={money(cents)} />
            ))}
            {booking.droppedFeeCents > 0 ? (
              <PriceLine term={words.droppedRoom} amount={money(booking.droppedFeeCents)} />
            ) : null}
            {booking.extras.map((extra) => (
              <PriceLine
                key={extra.name}
                term={extraLine(language, extra)}
                amount={money(extra.totalCents)}
              />
            ))}
            <Total
              term={texts.hotel.total}
              amount={money(booking.totalCents + booking.extrasCents)}
              isLast={account.length === 0}
            />
            <AccountLines account={account} money={money} />
          </dl>
          <p className="text-right text-sm text-muted">
            {fill(words.meals, { meals: texts.meals[booking.mealPlan] })}
            <About visit={visit} booking={booking} />
          </p>
          <RestRows language={language} booking={booking} />
        </>
      )}
      {children}
    </section>
  )
}

/** Says when the rest is paid of a booking of which a part is paid online. */
function RestRows({ language, booking }: { language: GuestLanguage; booking: GuestBooking }) {
  const rest = planRest(booking)
  return rest ? (
    <PaymentRows language={language} priced={{ ...booking, payment: rest }} time="booked" />
  ) : null
}

function Owed({ visit: { language }, booking }: PriceProps) {
  const words = textsIn(language).bookings.price
  const money = (cents: number) => moneyIn(language, cents, booking.currency)
  const owed = booking.feeCents ?? 0
  const left = booking.account?.leftCents ?? owed
  const account = accountLines(booking, language)
  return (
    <>
      <OwedLines
        lines={[
          [words.booked, money(booking.totalCents)],
          [words.fallsAway, money(owed - booking.totalCents)],
        ]}
        total={[owed === 0 ? words.nothing : words.youOwe, money(owed)]}
      />
      {account.length > 0 ? (
        <dl className="mt-1.5 grid gap-1.5 tabular-nums">
          <AccountLines account={account} money={money} />
        </dl>
      ) : null}
      {left > 0 ? (
        <p className="mt-1 text-right text-sm text-muted">
          {booking.payment.keepsCard ? words.feeOnCard : words.payHotel}
        </p>
      ) : null}
    </>
  )
}

type AccountLinesProps = { account: ReturnType<typeof accountLines>; money: (cents: number) => string }

function AccountLines({ account, money }: AccountLinesProps) {
  return account.map(({ key, term, cents, isLeft }) =>
    isLeft ? (
      <Total key={key} term={term} amount={money(cents)} isLast />
    ) : (
      <PriceLine key={key} term={term} amount={money(cents)} />
    ),
  )
}

type Line = readonly [term: string, amount: string]

/** Lists the amount booked, the part that falls away, and the rest. */
export function OwedLines({ lines, total }: { lines: readonly Line[]; total: Line }) {
  return (
    <dl className="mt-2 grid gap-1.5 tabular-nums">
      {lines.map(([term, amount]) => (
        <PriceLine key={term} term={term} amount={amount} />
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-border pt-2.5">
        <dt>
          <b>{total[0]}</b>
        </dt>
        <dd className="font-display text-lg font-[540]">{total[1]}</dd>
      </div>
    </dl>
  )
}

function Total({ term, amount, isLast }: { term: string; amount: string; isLast: boolean }) {
  return (
    <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-border pt-3">
      <dt>
        <b>{term}</b>
      </dt>
      <dd className={isLast ? 'font-display text-[26px] leading-8 font-[540]' : 'font-[560]'}>{amount}</dd>
    </div>
  )
}

function PriceLine({ term, amount }: { term: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

function About({ visit, booking }: PriceProps) {
  const amount = aboutWords(visit, booking)
  if (!amount) return null
  return <span className="block">{fill(textsIn(visit.language).hotel.about, { amount })}</span>
}
