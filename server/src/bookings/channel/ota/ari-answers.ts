import type { Ari, AriNight } from '@roomlark/contract/bookings/channel'
import { addDays } from '@roomlark/contract/dates'
import { writeAmount } from './amounts.ts'
import type { OtaContent } from './ota-xml.ts'

/** Rooms left and their restrictions; equal nights form one range. */
export function writeAvailability(connectionId: string, { rooms }: Ari): OtaContent {
  const messages = rooms.flatMap(({ code, nights }) =>
    joinAlike(nights, ({ night: _, prices: __, ...limits }) => limits).flatMap(({ first, untilOn }) =>
      writeLimits({ '@_Start': first.night, '@_End': untilOn, '@_InvTypeCode': code }, first),
    ),
  )
  // The norm has no list without a message.
  if (messages.length === 0) return {}
  return { AvailStatusMessages: { '@_HotelCode': connectionId, AvailStatusMessage: messages } }
}

/** A message has one restriction, so arrivals and departures have messages of their own. */
function writeLimits(control: OtaContent, night: AriNight): OtaContent[] {
  const applied = { StatusApplicationControl: control }
  const restriction = (name: string, isClosed: boolean) => ({
    RestrictionStatus: { '@_Restriction': name, '@_Status': isClosed ? 'Close' : 'Open' },
  })
  return [
    {
      '@_BookingLimit': String(night.available),
      ...applied,
      ...writeLengths(night),
      ...restriction('Master', night.closed),
    },
    { ...applied, ...restriction('Arrival', night.closedToArrival) },
    { ...applied, ...restriction('Departure', night.closedToDeparture) },
  ]
}

function writeLengths({ minStay, maxStay }: Pick<AriNight, 'minStay' | 'maxStay'>): OtaContent {
  const lengths = [
    ...(minStay === null ? [] : [['SetMinLOS', minStay] as const]),
    ...(maxStay === null ? [] : [['SetMaxLOS', maxStay] as const]),
  ].map(([kind, nights]) => ({
    '@_MinMaxMessageType': kind,
    '@_Time': String(nights),
    '@_TimeUnit': 'Day',
  }))
  return lengths.length === 0 ? {} : { LengthsOfStay: { LengthOfStay: lengths } }
}

/** The price of each rate by number of adults; equal nights form one range. */
export function writeRatePlans(connectionId: string, ari: Ari, vatIncluded: boolean): OtaContent {
  const plans = ari.rates.map(({ code, onSale, minStay, maxStay }) => {
    const rates = ari.rooms.flatMap((room) => writeRates(room, code, ari.currency, vatIncluded))
    const lengths = writeLengths({ minStay, maxStay })
    return {
      '@_RatePlanCode': code,
      '@_RatePlanStatusType': onSale ? 'Active' : 'Deactivated',
      '@_CurrencyCode': ari.currency,
      ...(lengths.LengthsOfStay && { BookingRules: { BookingRule: lengths } }),
      ...(rates.length > 0 && { Rates: { Rate: rates } }),
    }
  })
  if (plans.length === 0) return {}
  return { RatePlans: { '@_HotelCode': connectionId, RatePlan: plans } }
}

function writeRates(
  { code, nights }: Ari['rooms'][number],
  rateCode: string,
  currency: string,
  vatIncluded: boolean,
): OtaContent[] {
  const findPrices = (night: AriNight) =>
    night.prices.find((price) => price.rateCode === rateCode)?.byAdultsCents ?? []
  return joinAlike(nights, findPrices).map(({ first, untilOn }) => ({
    '@_Start': first.night,
    '@_End': untilOn,
    '@_InvTypeCode': code,
    '@_CurrencyCode': currency,
    BaseByGuestAmts: {
      BaseByGuestAmt: findPrices(first).map((cents, index) => ({
        [vatIncluded ? '@_AmountAfterTax' : '@_AmountBeforeTax']: writeAmount(cents, currency),
        '@_NumberOfGuests': String(index + 1),
        '@_AgeQualifyingCode': '10',
      })),
    },
  }))
}

/** Joins nights that follow one another and are alike, the last one included. */
function joinAlike(
  nights: readonly AriNight[],
  read: (night: AriNight) => unknown,
): { first: AriNight; untilOn: string }[] {
  const runs: { first: AriNight; untilOn: string; key: string }[] = []
  for (const night of nights) {
    const key = JSON.stringify(read(night))
    const last = runs.at(-1)
    if (last?.key === key && addDays(last.untilOn, 1) === night.night) last.untilOn = night.night
    else runs.push({ first: night, untilOn: night.night, key })
  }
  return runs
}
