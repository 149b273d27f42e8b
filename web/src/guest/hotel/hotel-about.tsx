import { addDays } from '@roomlark/contract/dates'
import { countryIn, currencyNoun, dayWords } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { plainMapAddresses } from '@roomlark/contract/guest-site/map-address'
import { amenityNames } from '@roomlark/contract/inventory/amenities'
import { isolate } from '@roomlark/contract/isolate'
import { townLine } from '@roomlark/contract/postal-address'
import { fill } from '@roomlark/contract/say'
import { amenityIcons } from '../../ui/amenity-icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Fact } from '../../ui/fact.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { FeeBar } from '../fee-bar.tsx'
import { Island } from '../island.tsx'
import { textsIn } from '../texts/texts.ts'
import { HotelMap } from './hotel-map.tsx'
import { NearbyList } from './nearby-list.tsx'

type PageProps = { page: GuestPageOf<'hotel'> }

const exampleDaysAhead = 60

export function HotelAmenities({ page: { visit, hotel } }: PageProps) {
  const texts = textsIn(visit.language)
  const names = amenityNames.filter((name) => hotel.amenities.includes(name))
  if (names.length === 0) return null
  return (
    <section aria-labelledby="amenities">
      <h2 id="amenities" className="mb-3.5">
        {texts.hotel.whatIsHere}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 text-[14.5px] font-medium md:grid-cols-3">
        {names.map((name) => {
          const Icon = amenityIcons[name]
          return (
            <li key={name} className="flex items-center gap-[9px]">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-primary-text" />
              {texts.amenities[name]}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function HotelPolicies({ page: { visit, hotel, today, hotelTime, stay, takesPayments } }: PageProps) {
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.hotel
  const checkInOn = stay?.checkInOn ?? addDays(today, exampleDaysAhead)
  return (
    <section aria-labelledby="policies">
      <h2 id="policies" className="mb-3.5">
        {words.goodToKnow}
      </h2>
      <dl className="mb-6 grid gap-x-5 gap-y-4 md:grid-cols-2">
        <Fact term={texts.search.checkIn}>{fill(words.checkInFrom, { time: hotel.checkInTime })}</Fact>
        <Fact term={texts.search.checkOut}>{fill(words.checkOutUntil, { time: hotel.checkOutTime })}</Fact>
        <Fact term={words.children}>{texts.children[hotel.childrenPolicy]}</Fact>
        <Fact term={words.pets}>{texts.pets[hotel.petsPolicy]}</Fact>
        <Fact term={words.payment} className="md:col-span-2">
          {fill(takesPayments ? words.payByRate : words.payHere, {
            currency: currencyNoun(language, hotel.currency),
          })}
        </Fact>
        {hotel.houseRules ? (
          <Fact term={words.houseRules} className="md:col-span-2">
            <span id="house-rules" dir="auto" className="block whitespace-pre-line wrap-anywhere">
              {hotel.houseRules}
            </span>
          </Fact>
        ) : null}
      </dl>
      <FeeBar
        language={language}
        currency={hotel.currency}
        city={hotel.city}
        now={hotelTime}
        policy={hotel.cancellationPolicy}
        arrival={{ checkInOn, checkInTime: hotel.checkInTime }}
      />
      <p className="mt-2 text-sm text-muted">
        {fill(texts.cancelling.example, { day: dayWords(language, checkInOn) })}
      </p>
    </section>
  )
}

export function HotelLocation({ page }: PageProps) {
  const { visit, hotel } = page
  const words = textsIn(visit.language).hotel
  const { latitude, longitude } = hotel
  const country = countryIn(visit.language, hotel.country)
  const place = `${isolate(hotel.city)}, ${country}`
  return (
    <section aria-labelledby="location">
      <h2 id="location">{words.location}</h2>
      <p className="mt-0.5 mb-3.5 text-muted wrap-anywhere">
        <UserText>{hotel.streetAddress}</UserText>, <UserText>{townLine(hotel)}</UserText>, {country}
        {latitude !== null && longitude !== null ? (
          <>
            {' '}
            <a
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
              rel="noopener noreferrer"
              className="link"
            >
              {words.showOnMap}
            </a>
          </>
        ) : null}
      </p>
      <div className="items-start gap-12 lg:flex">
        <div className="max-w-[600px] lg:w-[600px] lg:shrink-0">
          <Island
            name="map"
            of={HotelMap}
            props={{
              sources: plainMapAddresses(hotel),
              label: fill(latitude === null ? words.mapOfCountry : words.mapOf, { place, country }),
              streets:
                page.hasStreets && latitude !== null && longitude !== null
                  ? { latitude, longitude, language: visit.language, words: textsIn(visit.language).map }
                  : null,
            }}
          />
        </div>
        <NearbyList language={visit.language} places={hotel.nearby} />
      </div>
    </section>
  )
}

export function HotelContact({ page: { visit, hotel } }: PageProps) {
  const words = textsIn(visit.language).hotel
  const subject = fill(words.askSubject, { hotel: isolate(hotel.name) })
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="mb-3.5">
        {words.contact}
      </h2>
      <p className="flex flex-wrap gap-3">
        <a
          href={`mailto:${hotel.contactEmail}?subject=${encodeURIComponent(subject)}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          {words.email}
        </a>
        {hotel.contactPhone ? (
          <a
            href={`tel:${hotel.contactPhone.replace(/[^\d+]/g, '')}`}
            className={buttonClass({ variant: 'secondary' })}
          >
            {fill(words.call, { phone: hotel.contactPhone })}
          </a>
        ) : null}
      </p>
    </section>
  )
}
