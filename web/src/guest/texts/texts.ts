import type { GuestWords } from '@roomlark/contract/bookings/guest-words'
import type { WhyNot } from '@roomlark/contract/bookings/offers'
import type { StayFault } from '@roomlark/contract/guest-site/guest-page'
import type { Amenity } from '@roomlark/contract/inventory/amenities'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { BedKind } from '@roomlark/contract/inventory/room-words'
import type { Plural as PluralText } from '@roomlark/contract/say'
import type { BookingTexts } from './bookings/texts.ts'
import type { CheckoutTexts } from './checkout/texts.ts'
import type { EmbedTexts } from './embed/texts.ts'
import type { FindTexts } from './find/texts.ts'
import type { FrameTexts } from './frame/texts.ts'
import type { PayTexts } from './pay/texts.ts'

export type Plural = PluralText

/**
 * Every text of the guest site. A language that lacks one does not compile, and texts.test.ts compares what stands in
 * braces, so that a value cannot be lost in translation. Plain data, so that a part of it can travel to an island.
 */
export type Texts = FrameTexts & {
  site: Record<
    | 'skip'
    | 'home'
    | 'menu'
    | 'language'
    | 'currency'
    | 'hotelCurrency'
    | 'apply'
    | 'legal'
    | 'privacy'
    | 'terms'
    | 'cookies'
    | 'legalLanguage'
    | 'support'
    | 'noImage',
    string
  >
  count: GuestWords['count'] & Record<'stars' | 'photos' | 'adults' | 'children' | 'left', Plural>
  search: Record<
    | 'label'
    | 'where'
    | 'wherePlaceholder'
    | 'checkIn'
    | 'checkOut'
    | 'guests'
    | 'adults'
    | 'children'
    | 'childAge'
    | 'chooseAge'
    | 'addChild'
    | 'removeChild'
    | 'show'
    | 'rooms'
    | 'submit'
    | 'update'
    | 'done'
    | 'fewer'
    | 'more',
    string
  >
  landing: Record<
    | 'title'
    | 'description'
    | 'heading'
    | 'lead'
    | 'wholePrice'
    | 'payAtHotel'
    | 'payAsOffered'
    | 'cancelling'
    | 'weekend'
    | 'weekendDates'
    | 'keepHotel'
    | 'keepHotelText',
    string
  >
  results: Record<'taxesIncluded' | 'feesIncluded' | 'about', string>
  find: FindTexts
  hotel: Record<
    | 'title'
    | 'choose'
    | 'pricesFor'
    | 'pickDates'
    | 'rooms'
    | 'size'
    | 'select'
    | 'selectRoom'
    | 'selected'
    | 'removeRoom'
    | 'quantity'
    | 'lastOne'
    | 'sleeps'
    | 'sleepsFamily'
    | 'noRefund'
    | 'noRefundText'
    | 'partRefund'
    | 'freeUntil'
    | 'freeCancellation'
    | 'cityTax'
    | 'vat'
    | 'vatIncluded'
    | 'each'
    | 'total'
    | 'taxesIncluded'
    | 'feesIncluded'
    | 'about'
    | 'payNote'
    | 'payNoteOwn'
    | 'payNoteRates'
    | 'payNoteRatesOwn'
    | 'yourChoice'
    | 'askSubject'
    | 'contact'
    | 'email'
    | 'call'
    | 'unavailable'
    | 'whatIsHere'
    | 'goodToKnow'
    | 'checkInFrom'
    | 'checkOutUntil'
    | 'children'
    | 'pets'
    | 'houseRules'
    | 'location'
    | 'mapOf'
    | 'showMap'
    | 'showOnMap',
    string
  >
  cancelling: GuestWords['cancelling']
  gallery: Record<'photo' | 'open' | 'close' | 'previous' | 'next', string>
  calendar: Record<
    | 'label'
    | 'previous'
    | 'next'
    | 'lowest'
    | 'full'
    | 'noRooms'
    | 'fromPrice'
    | 'minStay'
    | 'noArrival'
    | 'chooseOut'
    | 'clear'
    | 'show'
    | 'loading'
    | 'failed',
    string
  >
  why: Record<WhyNot['kind'], string>
  faults: Record<StayFault | 'gone' | 'too-small', string>
  missing: Record<'title' | 'text' | 'goneTitle' | 'goneText' | 'action' | 'home', string>
  checkout: CheckoutTexts
  consent: Record<
    | 'label'
    | 'title'
    | 'text'
    | 'manage'
    | 'reject'
    | 'accept'
    | 'save'
    | 'necessary'
    | 'analytics'
    | 'marketing'
    | 'functional',
    string
  >
  meals: GuestWords['meals']
  beds: Record<BedKind, Plural>
  children: Record<HotelInput['childrenPolicy'], string>
  pets: Record<HotelInput['petsPolicy'], string>
  amenities: Record<Amenity, string>
  bookings: BookingTexts
  pay: PayTexts
  embed: EmbedTexts
}
