import { nightlyTotals } from '@roomlark/contract/bookings/booking-fee'
import { planBookingPayment } from '@roomlark/contract/bookings/booking-payment'
import { extraLine } from '@roomlark/contract/bookings/guest-extra-words'
import {
  backWords,
  guestPaymentWordsIn,
  paymentNotes,
  paymentRows,
} from '@roomlark/contract/bookings/guest-payment-words'
import { guestFeeWords, guestWordsIn } from '@roomlark/contract/bookings/guest-words'
import { guestMeals } from '@roomlark/contract/bookings/meal-words'
import { daysBetween } from '@roomlark/contract/dates'
import {
  countryIn,
  currencyNoun,
  dayWords,
  momentWords,
  moneyIn,
  percentIn,
  shortDay,
  weekdayRange,
} from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import {
  type CancellationFee,
  comingPeriods,
  feeCents,
  isFree,
} from '@roomlark/contract/inventory/cancellation'
import { listCharges, toChargedStay, toTaxedStay } from '@roomlark/contract/inventory/charges'
import { nightRuns } from '@roomlark/contract/inventory/night-runs'
import { listGuestExtras, sumExtras } from '@roomlark/contract/inventory/ordered-extras'
import { isPaidOnline, paidBy } from '@roomlark/contract/inventory/payment-terms'
import { roomsWords } from '@roomlark/contract/inventory/room-words'
import { sumMealCents } from '@roomlark/contract/inventory/taxed-stay'
import { summarizeVat } from '@roomlark/contract/inventory/vat'
import { isolate } from '@roomlark/contract/isolate'
import { townLine } from '@roomlark/contract/postal-address'
import { fill } from '@roomlark/contract/say'
import type { FeeLine, MailSection } from './guest-content.ts'
import type { GuestLetter, Writing } from './guest-letter.ts'
import type { GuestMailTexts } from './guest-texts.ts'

/** Makes the sections below the heading of each kind of email: money, cancellation costs, notes, the hotel. */
export function makeSections(writing: Writing): MailSection[] {
  const hotel = hotelSection(writing)
  switch (writing.kind) {
    case 'confirmation':
      return [
        priceSection(writing),
        ...paymentSection(writing),
        policySection(writing),
        ...writing.together.flatMap((other) => togetherSections({ ...writing, ...other })),
        ...noteSection(writing),
        hotel,
      ]
    case 'change':
      return [
        ...comparisonSection(writing),
        priceSection(writing),
        policySection(writing),
        ...noteSection(writing),
        hotel,
      ]
    case 'cancellation':
    case 'no-show':
      return [owedSection(writing), hotel]
    case 'option':
      return [priceSection(writing), policySection(writing), hotel]
    case 'check-in':
    case 'reminder':
      return [...noteSection(writing), hotel]
  }
}

function togetherSections(writing: Writing): MailSection[] {
  const { texts, booking, stays } = writing
  const also = { title: fill(texts.together.heading, { reference: booking.reference }), rows: [] }
  return [
    { ...also, paragraphs: [roomsWords(stays)] },
    priceSection(writing),
    ...paymentSection(writing),
    policySection(writing),
  ]
}

function priceSection(writing: Writing): MailSection {
  const { language, texts, booking, stays } = writing
  const { price } = texts
  const { currency, taxRules } = booking
  const money = (cents: number) => moneyIn(language, cents, currency)
  const charges = listCharges(taxRules, toChargedStay(booking, stays))
  const vats = summarizeVat(taxRules.vatIncluded, charges)
    .filter(({ vatCents }) => vatCents > 0)
    .map(({ vatBps, vatCents }) => ({ percent: percentIn(language, vatBps / 100), amount: money(vatCents) }))
  const rows = nightRuns(stays).map(({ first, last, nights, cents }) => ({
    label:
      nights === 1
        ? shortDay(language, first)
        : fill(price.nights, {
            days: weekdayRange(language, first, last),
            count: nights,
            price: money(cents),
          }),
    value: money(nights * cents),
  }))
  const mealCents = sumMealCents(toTaxedStay(toChargedStay(booking, stays)))
  if (mealCents > 0) {
    const guests = booking.adults + booking.childAges.length
    rows.push({ label: guestMeals(language, booking.mealPlan, guests), value: money(mealCents) })
  }
  for (const { kind, name, amountCents } of charges) {
    if (kind === 'fee') rows.push({ label: isolate(name ?? ''), value: money(amountCents) })
  }
  if (!taxRules.vatIncluded) {
    for (const { percent, amount } of vats) rows.push({ label: fill(price.vat, { percent }), value: amount })
  }
  if (booking.cityTaxCents > 0) {
    const name = taxRules.cityTax?.name ?? null
    rows.push({ label: name === null ? price.cityTax : isolate(name), value: money(booking.cityTaxCents) })
  }
  if (booking.droppedFeeCents > 0) {
    rows.push({ label: price.droppedRoom, value: money(booking.droppedFeeCents) })
  }
  for (const extra of listGuestExtras(booking)) {
    rows.push({ label: extraLine(language, extra), value: money(extra.totalCents) })
  }
  const { promoCode } = booking
  const promo =
    promoCode &&
    promoCode.discountPercent > 0 &&
    fill(price.promoCode, {
      code: isolate(promoCode.code),
      percent: percentIn(language, promoCode.discountPercent),
    })
  return {
    title: isPaidOnline(planBookingPayment(booking, stays)) ? price.cost : price.heading,
    lead: `${isolate(booking.ratePlanName)}, ${guestWordsIn(language).meals[booking.mealPlan]}`,
    rows,
    total: { label: price.total, value: money(booking.totalCents + sumExtras(booking)) },
    notes: [
      ...(promo ? [promo] : []),
      ...(taxRules.vatIncluded ? vats.map((vat) => fill(price.vatIncluded, vat)) : []),
      ...payNotes(writing),
    ],
  }
}

function payNotes({ kind, language, texts: { price }, booking, stays, manageLink }: Writing): string[] {
  if (!isPaidOnline(planBookingPayment(booking, stays))) {
    const currency = currencyNoun(language, booking.currency)
    return [`${fill(price.payAtHotel, { currency })} ${price.noCard}`]
  }
  // Only the page of the booking knows what was paid before the change.
  return kind === 'change' && manageLink !== null ? [price.seePage] : []
}

/** Says when each part of a price is paid that is not all paid at the hotel. */
function paymentSection({ language, booking, stays }: Writing): MailSection[] {
  const payment = planBookingPayment(booking, stays)
  const { currency, cityTaxCents, taxRules } = booking
  const priced = { payment, currency, cityTaxCents, cityTaxName: taxRules.cityTax?.name ?? null }
  const rows = paymentRows(language, priced, 'booked').map(({ term, cents }) => ({
    label: term,
    value: moneyIn(language, cents, currency),
  }))
  if (rows.length === 0) return []
  return [{ title: guestPaymentWordsIn(language).heading, rows, notes: paymentNotes(language, payment) }]
}

/** The periods that are enforced from now on, with what each costs. */
function policySection({ kind, language, texts, booking, stays, hotel, at }: Writing): MailSection {
  const words = guestWordsIn(language).cancelling
  const nightlyCents = nightlyTotals(stays)
  // After a change the plan no longer says what was paid.
  const payment = kind === 'confirmation' ? planBookingPayment(booking, stays) : null
  const fees = listFeePeriods(booking, nightlyCents, at).map(({ from, until, fee }): FeeLine => {
    const share = isFree(fee) ? '' : `${guestFeeWords(language, fee)}, `
    const cents = feeCents(fee, nightlyCents)
    const { currency } = booking
    const back =
      payment && backWords(language, { paidCents: paidBy(payment, until), feeCents: cents, currency })
    const last = fill(texts.cancelling.noShow, { when: from === null ? words.always : words.after })
    return {
      tint: chooseTint(fee),
      amount: isFree(fee) ? words.free : moneyIn(language, cents, currency),
      when: [
        share + (until === null ? last : fill(words.until, { moment: momentWords(language, until) })),
        ...(back ? [back] : []),
      ].join('; '),
    }
  })
  const city = isolate(hotel.city)
  const clock = fill(texts.cancelling.clock, { city, zone: booking.timeZone })
  return { title: words.heading, fees, notes: [clock] }
}

function listFeePeriods(booking: GuestLetter['booking'], nightlyCents: number[], at: Date) {
  const { checkInOn, checkInTime, timeZone } = booking
  const stay = { checkInOn, checkInTime, nightlyCents }
  return comingPeriods(booking.cancellationPolicy, stay, at, timeZone)
}

function chooseTint(fee: CancellationFee): FeeLine['tint'] {
  if (isFree(fee)) return 'free'
  return fee.kind === 'percent' && fee.percent === 100 ? 'whole' : 'part'
}

function comparisonSection({ event, language, texts, booking }: Writing): MailSection[] {
  if ((event?.kind !== 'moved' && event?.kind !== 'changed') || !event.params) return []
  const { change, price } = texts
  const { totalCents } = event.params
  const money = (cents: number) => moneyIn(language, cents, booking.currency)
  const dates = event.kind === 'moved' ? datesCompared(language, texts, event.params) : []
  const total = totalCents
    ? [{ label: price.total, before: money(totalCents.from), now: money(totalCents.to) }]
    : []
  const rows = [...dates, ...total]
  if (rows.length === 0) return []
  const section = { title: change.heading, comparison: { before: change.before, now: change.now, rows } }
  if (!totalCents) return [section]
  const difference = totalCents.to - totalCents.from
  const amount = money(Math.abs(difference))
  const more = fill(difference > 0 ? change.more : change.less, { amount })
  return [{ ...section, highlight: difference === 0 ? change.same : more }]
}

type Dates = { checkInOn: string; checkOutOn: string }

function datesCompared(
  language: GuestLanguage,
  { stay }: GuestMailTexts,
  { from, to }: { from: Dates; to: Dates },
) {
  const row = (label: string, words: (dates: Dates) => string) => ({
    label,
    before: words(from),
    now: words(to),
  })
  return [
    row(stay.checkIn, ({ checkInOn }) => dayWords(language, checkInOn)),
    row(stay.checkOut, ({ checkOutOn }) => dayWords(language, checkOutOn)),
    row(stay.nights, ({ checkInOn, checkOutOn }) => String(daysBetween(checkInOn, checkOutOn))),
  ]
}

function owedSection(writing: Writing): MailSection {
  const { language, texts, booking, hotelName: hotel, at } = writing
  const { owed } = texts
  const money = (cents: number) => moneyIn(language, cents, booking.currency)
  const isMissed = writing.kind === 'no-show'
  const moment = momentWords(language, hotelTime(at, booking.timeZone))
  const rows = isMissed ? [] : [{ label: owed.cancelledAt, value: moment }]
  const fee = booking.feeCents ?? 0
  const clock = fill(texts.cancelling.clock, { city: isolate(writing.hotel.city), zone: booking.timeZone })
  const notes = isMissed ? [] : [clock]
  if (fee === 0) return { title: owed.heading, rows, paragraphs: [owed.nothing], notes }
  const share = isMissed ? undefined : shareOwed(writing, fee)
  return {
    title: owed.heading,
    rows: [
      ...rows,
      { label: owed.booked, value: money(booking.totalCents) },
      { label: owed.released, value: money(fee - booking.totalCents) },
    ],
    total: { label: fill(owed.fee, { hotel }), value: money(fee) },
    notes: [
      fill(isMissed ? owed.missed : owed.due, { fee: money(fee) }),
      ...(share === undefined ? [] : [fill(owed.agreed, { share })]),
      ...notes,
    ],
  }
}

/** Returns the part of the stay that a fee is, if the policy sets it at this moment and not the desk. */
function shareOwed({ language, booking, stays, at }: Writing, fee: number): string | undefined {
  const nightlyCents = nightlyTotals(stays)
  const [period] = listFeePeriods(booking, nightlyCents, at)
  if (!period || feeCents(period.fee, nightlyCents) !== fee) return undefined
  return guestFeeWords(language, period.fee)
}

function noteSection({ texts, booking }: Writing): MailSection[] {
  const { specialRequests, arrivalTime, stayingName } = booking
  const rows = [
    ...(stayingName ? [{ label: texts.note.staying, value: isolate(stayingName) }] : []),
    ...(arrivalTime ? [{ label: texts.note.arrival, value: arrivalTime }] : []),
  ]
  if (rows.length === 0 && !specialRequests) return []
  const paragraphs = specialRequests ? [isolate(specialRequests)] : []
  return [{ title: texts.note.heading, rows, paragraphs }]
}

function hotelSection({ language, texts, hotel, hotelName }: Writing): MailSection {
  const address = [isolate(hotel.streetAddress), isolate(townLine(hotel)), countryIn(language, hotel.country)]
  return {
    title: hotelName,
    rows: [
      { label: texts.hotel.address, value: address.join(', ') },
      ...(hotel.contactPhone ? [{ label: texts.hotel.phone, value: isolate(hotel.contactPhone) }] : []),
      { label: texts.hotel.email, value: isolate(hotel.contactEmail) },
    ],
  }
}
