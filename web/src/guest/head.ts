import type { GuestPage, GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { minorUnits } from '@roomlark/contract/money'
import { fill } from '@roomlark/contract/say'
import { legalHeads } from './legal/legal-heads.ts'
import { resultsTitle } from './search/results-title.ts'
import { textsIn } from './texts/texts.ts'

type Head = {
  title: string
  description: string
  /** Search engines keep the page itself, without a stay in its address. */
  isIndexed: boolean
  picture?: string | undefined
  data?: object
}

export function makeHead(page: GuestPage): Head {
  const texts = textsIn(page.visit.language)
  switch (page.kind) {
    case 'landing':
      return { title: named(texts.landing.title), description: texts.landing.description, isIndexed: true }
    case 'results':
      return {
        title: named(resultsTitle(page)),
        description: texts.landing.description,
        // All searches are one page to a search engine: the canonical address has no query.
        isIndexed: true,
      }
    case 'hotel': {
      const { hotel } = page
      return {
        title: named(fill(texts.hotel.title, { name: hotel.name, city: hotel.city })),
        description: hotel.description.replaceAll(/\s+/g, ' ').slice(0, 160),
        isIndexed: true,
        picture: hotel.photos[0]?.largeUrl,
        data: hotelData(page),
      }
    }
    case 'booking-lookup':
    case 'booking-erased':
      return {
        title: named(texts.bookings.manage),
        description: texts.bookings.lookup.lead,
        isIndexed: false,
      }
    case 'booking':
    case 'booking-change':
    case 'booking-cancel':
    case 'booking-erase':
    case 'booking-letters':
    case 'booking-print': {
      const title = fill(texts.bookings.title, { hotel: page.booking.hotel.name })
      return { title: named(title), description: texts.bookings.manage, isIndexed: false }
    }
    case 'embed': {
      const title = page.hotel ? fill(texts.embed.title, { hotel: page.hotel.name }) : texts.embed.closed
      return { title: named(title), description: texts.landing.description, isIndexed: false }
    }
    case 'checkout':
    case 'checkout-refused':
      return {
        title: named(fill(texts.checkout.title, { hotel: page.hotel.name })),
        description: texts.checkout.description,
        isIndexed: false,
      }
    case 'pay':
      return {
        title: named(fill(texts.pay.title, { hotel: page.hotel.name })),
        description: texts.pay.secure,
        isIndexed: false,
      }
    case 'legal': {
      const { title, lead } = legalHeads[page.document]
      return { title: named(title), description: lead, isIndexed: true }
    }
    case 'missing': {
      const title = page.isGone ? texts.missing.goneTitle : texts.missing.title
      return { title: named(title), description: texts.missing.text, isIndexed: false }
    }
    case 'trouble': {
      const { title, text } = texts.trouble[page.trouble]
      return { title: named(title), description: text, isIndexed: false }
    }
  }
}

function named(title: string): string {
  return `${title} · Roomlark`
}

/** schema.org: the hotel, its rooms, and what they cost for the stay in the address. */
function hotelData({ hotel, offers, visit }: GuestPageOf<'hotel'>): object {
  const texts = textsIn(visit.language)
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: hotel.name,
    description: hotel.description,
    url: `${visit.publicUrl}/stays/${hotel.slug}`,
    image: hotel.photos.slice(0, 5).map(({ largeUrl }) => visit.publicUrl + largeUrl),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.streetAddress,
      ...(hotel.postalCode && { postalCode: hotel.postalCode }),
      addressLocality: hotel.city,
      addressCountry: hotel.country,
    },
    ...(hotel.latitude !== null &&
      hotel.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
      }),
    starRating: { '@type': 'Rating', ratingValue: hotel.starRating },
    checkinTime: hotel.checkInTime,
    checkoutTime: hotel.checkOutTime,
    currenciesAccepted: hotel.currency,
    ...(hotel.contactPhone && { telephone: hotel.contactPhone }),
    amenityFeature: hotel.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name: texts.amenities[name],
      value: true,
    })),
    containsPlace: hotel.rooms.map((room) => ({
      '@type': 'HotelRoom',
      name: room.name,
      description: room.description,
      occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxAdults + room.maxChildren },
    })),
    ...(offers && {
      makesOffer: offers.offers.map((offer) => ({
        '@type': 'Offer',
        name: `${offer.roomTypeName}, ${offer.ratePlanName}`,
        price: (offer.totalCents / minorUnits(offer.currency)).toFixed(2),
        priceCurrency: offer.currency,
        availability: 'https://schema.org/InStock',
        itemOffered: { '@type': 'HotelRoom', name: offer.roomTypeName },
      })),
    }),
  }
}
