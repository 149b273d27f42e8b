import { reviewRules } from '@roomlark/contract/bookings/reviews'
import type { GuestPage, GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { placePath } from '@roomlark/contract/guest-site/place-address'
import type { SearchPlace } from '@roomlark/contract/guest-site/search'
import { minorUnits } from '@roomlark/contract/money'
import type { Photo } from '@roomlark/contract/platform/photos'
import { fill } from '@roomlark/contract/say'
import { nameNearby } from './hotel/nearby-list.tsx'
import { crumbData, listCrumbs } from './search/crumbs.tsx'
import { describePlace, placeTitle } from './search/place-text.ts'
import { resultsTitle } from './search/results-title.ts'
import { textsIn } from './texts/texts.ts'

type Head = {
  title: string
  description: string
  /** Search engines keep the page itself, without a stay in its address. */
  isIndexed: boolean
  /** The address under which search engines keep it, if it is not the page's own. */
  canonicalPath?: string
  picture?: Photo | undefined
  /** Facts that schema.org has names for. */
  data?: readonly object[]
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
        // To a search engine all searches of a place are the page about it.
        isIndexed: true,
        ...(page.place && { canonicalPath: pathOfPlace(page.place) }),
      }
    case 'place':
      return {
        title: named(placeTitle(page)),
        description: describePlace(page),
        isIndexed: true,
        picture: page.hits.find(({ cover }) => cover)?.cover ?? undefined,
        data: [crumbData(page, listCrumbs(page.visit, page.place)), hotelListData(page)],
      }
    case 'hotel': {
      const { hotel } = page
      return {
        title: named(fill(texts.hotel.title, { name: hotel.name, city: hotel.city })),
        description: hotel.description.replaceAll(/\s+/g, ' ').slice(0, 160),
        isIndexed: true,
        picture: hotel.photos[0],
        data: [hotelData(page), ...(page.city ? [crumbData(page, hotelCrumbs(page, page.city))] : [])],
      }
    }
    case 'booking-lookup':
    case 'booking-erased':
    case 'booking-email':
      return {
        title: named(texts.bookings.manage),
        description: texts.bookings.lookup.lead,
        isIndexed: false,
      }
    case 'booking':
    case 'booking-change':
    case 'booking-cancel':
    case 'booking-erase':
    case 'booking-check-in':
    case 'booking-details':
    case 'booking-extras':
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
    case 'waiting':
      return { title: named(texts.waiting.title), description: texts.waiting.title, isIndexed: false }
    case 'pay':
      return {
        title: named(fill(texts.pay.title, { hotel: page.hotel.name })),
        description: texts.pay.secure,
        isIndexed: false,
      }
    case 'review':
      return {
        title: named(fill(texts.reviews.form.heading, { hotel: page.hotel.name })),
        description: texts.reviews.rules.lead,
        isIndexed: false,
      }
    case 'hotel-reviews': {
      const words = texts.reviews.list
      return {
        title: named(fill(words.title, { hotel: page.hotel.name, city: page.hotel.city })),
        description: fill(words.description, { hotel: page.hotel.name }),
        // Search engines keep the first page without filters, whose address all of them share.
        isIndexed: true,
      }
    }
    case 'partner-list':
      return {
        title: named(page.title),
        description: page.intro.replaceAll(/\s+/g, ' ').slice(0, 160) || page.title,
        isIndexed: page.isIndexed,
      }
    case 'review-rules':
      return {
        title: named(texts.reviews.rules.title),
        description: texts.reviews.rules.lead,
        isIndexed: true,
      }
    case 'legal': {
      const { title, lead } = texts.legal.heads[page.document]
      return { title: named(title), description: lead, isIndexed: true }
    }
    case 'operator':
      return { title: named(texts.operator.title), description: texts.operator.lead, isIndexed: true }
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

function pathOfPlace(place: SearchPlace): string {
  return place.kind === 'hotel' ? `/stays/${place.place.slice('hotel:'.length)}` : placePath(place)
}

function hotelCrumbs({ visit, hotel }: GuestPageOf<'hotel'>, city: SearchPlace) {
  return [...listCrumbs(visit, city), { name: hotel.name, path: `/stays/${hotel.slug}` }]
}

/** schema.org: the hotels that a page about a place lists. */
function hotelListData({ hits, visit }: GuestPageOf<'place'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: hits.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${visit.publicUrl}/stays/${slug}`,
    })),
  }
}

function named(title: string): string {
  return `${title} · Roomlark`
}

/** schema.org: the hotel, its rooms, and what they cost for the stay in the address. */
function hotelData({ hotel, offers, visit, reviews }: GuestPageOf<'hotel'>): object {
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
    ...(reviews.scores.score && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.scores.score,
        bestRating: reviewRules.bestScore,
        worstRating: 1,
        reviewCount: reviews.scores.reviews,
      },
    }),
    starRating: { '@type': 'Rating', ratingValue: hotel.starRating },
    checkinTime: hotel.checkInTime,
    checkoutTime: hotel.checkOutTime,
    currenciesAccepted: hotel.currency,
    ...(hotel.contactPhone && { telephone: hotel.contactPhone }),
    amenityFeature: [
      ...hotel.amenities.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name: texts.amenities[name],
        value: true,
      })),
      ...hotel.nearby.map((place) => ({
        '@type': 'LocationFeatureSpecification',
        name: nameNearby(visit.language, place),
        value: place.meters,
        unitCode: 'MTR',
      })),
    ],
    containsPlace: hotel.rooms.map((room) => ({
      '@type': 'HotelRoom',
      name: room.name,
      description: room.description,
      ...(room.sizeSqm && {
        floorSize: { '@type': 'QuantitativeValue', value: room.sizeSqm, unitCode: 'MTK' },
      }),
      ...(room.features.length > 0 && {
        amenityFeature: room.features.map((name) => ({
          '@type': 'LocationFeatureSpecification',
          name: texts.roomFeatures[name],
          value: true,
        })),
      }),
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
