import { randomUUID } from 'node:crypto'
import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import type { Offer } from '@roomlark/contract/bookings/offers'
import { addDays, IsoDate } from '@roomlark/contract/dates'
import { HotelSlug } from '@roomlark/contract/guest-site/checkouts'
import { minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import XMLBuilder from 'fast-xml-builder'
import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod/mini'
import { getStayOffers } from '../../bookings/bookings/offer/offers.service.ts'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { PaymentsContext } from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { selectFeedHotels } from './free-links.queries.ts'

type FeedContext = Pick<ServiceContext, 'clock' | 'publicUrl'> & PaymentsContext & { sql: Sql }

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true })
// Nothing that we read has entities, and expanding them is how a small text becomes a large one.
const parser = new XMLParser({
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => name === 'Property',
})

function writeXml(document: object): string {
  return builder.build({ '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' }, ...document })
}

/** Lists the hotels that guests can book. Their ids stand in the addresses of their pages and never change. */
export async function listFeedHotels({ sql }: Pick<FeedContext, 'sql'>): Promise<string> {
  const hotels = await selectFeedHotels(sql)
  return writeXml({
    listings: {
      '@_xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      '@_xsi:noNamespaceSchemaLocation': 'http://www.gstatic.com/localfeed/local_feed.xsd',
      language: 'en',
      listing: hotels.map((hotel) => ({
        id: hotel.slug,
        name: hotel.name,
        address: {
          '@_format': 'simple',
          component: [
            ['addr1', hotel.streetAddress],
            ['city', hotel.city],
            ['postal_code', hotel.postalCode],
          ]
            .filter(([, text]) => text !== '')
            .map(([name, text]) => ({ '@_name': name, '#text': text })),
        },
        country: hotel.country,
        ...(hotel.latitude !== null && { latitude: hotel.latitude, longitude: hotel.longitude }),
        ...(hotel.contactPhone !== '' && { phone: { '@_type': 'main', '#text': hotel.contactPhone } }),
        category: 'hotel',
      })),
    },
  })
}

/** Says how the address of a hotel's page is made of a stay; Google replaces what stands in parentheses. */
export function describeLandingPage({ publicUrl }: Pick<FeedContext, 'publicUrl'>): string {
  const stay = [
    'checkInOn=(CHECKINYEAR)-(CHECKINMONTH)-(CHECKINDAY)',
    'checkOutOn=(CHECKOUTYEAR)-(CHECKOUTMONTH)-(CHECKOUTDAY)',
    'adults=(NUM-ADULTS)',
    'lang=(USER-LANGUAGE)',
  ]
  return writeXml({
    PointsOfSale: {
      PointOfSale: {
        '@_id': 'roomlark',
        DisplayNames: { Text: { '@_text': 'Roomlark', '@_language': 'en' } },
        Match: { '@_status': 'yes' },
        URL: `${publicUrl}/stays/(PARTNER-HOTEL-ID)?${stay.join('&')}`,
      },
    },
  })
}

/** Google asks for at most this many nights, and for as many hotels as we allow it to. */
const most = { nights: 30, hotels: 100 }

const wholeText = (least: number, greatest: number) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.gte(least), z.lte(greatest)),
    ),
  )

const PriceQuery = z.object({
  Query: z.object({
    Checkin: IsoDate,
    Nights: wholeText(1, most.nights),
    PropertyList: z.object({
      Property: z.array(z.string()).check(z.minLength(1), z.maxLength(most.hotels)),
    }),
    Context: z.optional(z.object({ Occupancy: wholeText(1, partyLimits.adults) })),
  }),
})

/** Answers what a stay costs at each hotel: exactly what its page offers for the same dates at the lowest price. */
export async function answerPriceQuery(ctx: FeedContext, xml: string): Promise<string> {
  const { Checkin, Nights, PropertyList, Context } = readQuery(xml)
  const adults = Context?.Occupancy ?? 2
  const stay = { checkInOn: Checkin, checkOutOn: addDays(Checkin, Nights), adults, childAges: [], rooms: 1 }
  const results: object[] = []
  for (const slug of new Set(PropertyList.Property)) {
    const itinerary = { Property: slug, Checkin, Nights }
    const offer = await findLowestOffer(ctx, slug, stay)
    results.push({
      ...itinerary,
      ...(offer ? formatPrice(offer, adults) : { Unavailable: { NoVacancy: '' } }),
    })
  }
  return writeXml({
    Transaction: {
      '@_timestamp': ctx.clock().toISOString(),
      '@_id': randomUUID(),
      Result: results,
    },
  })
}

function readQuery(xml: string): z.infer<typeof PriceQuery>['Query'] {
  try {
    return PriceQuery.parse(parser.parse(xml, true)).Query
  } catch (cause) {
    throw new AppError('bad_request', say('This is no query for prices.'), { cause })
  }
}

async function findLowestOffer(
  ctx: FeedContext,
  slug: string,
  stay: Parameters<typeof getStayOffers>[2],
): Promise<Offer | null> {
  if (!HotelSlug.safeParse(slug).success) return null
  try {
    const { offers } = await getStayOffers(ctx, slug, stay, null)
    return offers.toSorted((a, b) => a.totalCents - b.totalCents)[0] ?? null
  } catch (error) {
    // The hotel is closed, or the dates are over where it is.
    if (error instanceof AppError && ['not_found', 'validation_failed'].includes(error.code)) return null
    throw error
  }
}

/** The three amounts add up to the total of the page. */
function formatPrice(offer: Offer, adults: number): object {
  const { currency, totalCents, cityTaxCents, vatCents, vatIncluded, fees } = offer
  const taxCents = cityTaxCents + (vatIncluded ? 0 : vatCents)
  const feeCents = fees.reduce((sum, { cents }) => sum + cents, 0)
  const units = minorUnits(currency)
  const amount = (cents: number) => ({
    '@_currency': currency,
    '#text': (cents / units).toFixed(Math.log10(units)),
  })
  return {
    Baserate: amount(totalCents - taxCents - feeCents),
    Tax: amount(taxCents),
    OtherFees: amount(feeCents),
    Occupancy: adults,
  }
}
