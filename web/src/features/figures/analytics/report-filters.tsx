import { bookingSources } from '@roomlark/contract/booking-states'
import type { ReportQuery } from '@roomlark/contract/figures/analytics'
import { isolate } from '@roomlark/contract/isolate'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { usePlaces, useReport } from '../../../data/analytics.ts'
import { useAddressParts } from '../../../lib/use-address-parts.ts'
import { HotelChoice } from '../../../parts/hotel-choice/hotel-choice.tsx'
import { ChipSelect } from '../../../ui/chip-select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { reportAddress } from './report-address.ts'
import { sourceWords } from './source-words.ts'

const sources = [
  { value: '', label: say('Any##source of bookings') },
  ...bookingSources.map((value) => ({ value, label: sourceWords[value] })),
] as const

type ReportFiltersProps = {
  query: ReportQuery
  /** Hides the filters for hotel and place. */
  isOneHotel: boolean
  /** Shown before the filters. */
  children?: ReactNode
}

export function ReportFilters({ query, isOneHotel, children }: ReportFiltersProps) {
  const change = useAddressParts(reportAddress.with, { replace: true, preventScrollReset: true })
  return (
    <search aria-label={say('Filters')} className="mb-5 flex flex-wrap items-center gap-2.5">
      {children}
      {isOneHotel ? null : (
        <>
          <HotelChoice
            label={<span className="sr-only">{say('Hotel')}</span>}
            placeholder={say('All hotels')}
            value={query.hotelId}
            onChoose={(hotelId) => change({ hotelId, currency: null })}
            className="w-full md:w-56 [&>label]:mb-0"
          />
          <PlaceFilter
            country={query.country}
            city={query.city}
            onChoose={(country, city) => change({ country, city, currency: null })}
          />
        </>
      )}
      <ChipSelect
        label={say('Source')}
        value={query.source ?? ''}
        choices={sources}
        isOn={query.source !== undefined}
        onChoose={(source) => change({ source })}
      />
      <CurrencyChoice query={query} onChoose={(currency) => change({ currency })} />
      <span className="flex items-center gap-2.5 text-[14px] md:ml-auto">
        <span id="compare">{say('Compare with the period before')}</span>
        <Switch
          aria-labelledby="compare"
          checked={query.compare === 'before'}
          onCheckedChange={(isOn) => change({ compare: isOn ? 'before' : null })}
        />
      </span>
    </search>
  )
}

type CurrencyChoiceProps = { query: ReportQuery; onChoose: (currency: string) => void }

/** Shown if there is more than one currency; the report itself says which. */
function CurrencyChoice({ query, onChoose }: CurrencyChoiceProps) {
  const { data } = useReport(query)
  if (!data || data.currencies.length < 2) return null
  return (
    <ChipSelect
      label={say('Currency')}
      value={data.currency}
      choices={data.currencies.map((currency) => ({ value: currency, label: currency }))}
      isOn={query.currency !== undefined}
      onChoose={onChoose}
    />
  )
}

type PlaceFilterProps = {
  country: string | undefined
  city: string | undefined
  onChoose: (country: string | null, city: string | null) => void
}

/** Countries, and the cities below each. */
function PlaceFilter({ country, city, onChoose }: PlaceFilterProps) {
  const places = usePlaces()
  const countries = Map.groupBy(places.data ?? [], (place) => place.country)
  const choices = [
    { value: '', label: say('Anywhere') },
    ...[...countries].flatMap(([code, cities]) => [
      { value: code, label: sayCountry(code) },
      ...cities.map((place) => ({
        value: `${code}/${place.city}`,
        label: `${isolate(place.city)}, ${sayCountry(code)}`,
      })),
    ]),
  ]
  const value = country ? (city ? `${country}/${city}` : country) : ''
  return (
    <ChipSelect
      label={say('Place')}
      value={value}
      choices={choices}
      words={city ?? (country && sayCountry(country))}
      isOn={value !== ''}
      onChoose={(chosen) => {
        const slash = chosen.indexOf('/')
        if (slash === -1) onChoose(chosen || null, null)
        else onChoose(chosen.slice(0, slash), chosen.slice(slash + 1))
      }}
    />
  )
}
