import { say } from '@roomlark/contract/say'
import { Suspense } from 'react'
import type { HotelFilter } from '../../../../data/hotels.ts'
import { lazyPart } from '../../../../lib/lazy-part.tsx'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { hotelAddress } from './hotel-list-address.ts'

/** Only administrators need it, and it can search. */
const OwnerChoice = lazyPart(async () => (await import('./owner-choice.tsx')).OwnerChoice)

const choices = [
  { status: null, label: say('Any status') },
  { status: 'active', label: say('Active') },
  { status: 'inactive', label: say('Inactive') },
  { status: 'archived', label: say('Archived') },
] as const

type HotelListFiltersProps = { filter: HotelFilter; isAdmin: boolean }

/** Administrators can also choose an owner, here or on a card. */
export function HotelListFilters({ filter, isAdmin }: HotelListFiltersProps) {
  const change = useAddressParts(hotelAddress.narrow)
  function choose(value: string) {
    const status = choices.find((choice) => choice.status === value)?.status ?? null
    change({ status })
  }
  return (
    <>
      <SelectField
        label={<span className="sr-only">{say('Status')}</span>}
        value={filter.status ?? ''}
        onChange={(event) => choose(event.target.value)}
        className="w-full md:w-40 [&>label]:mb-0"
      >
        {choices.map(({ status, label }) => (
          <option key={label} value={status ?? ''}>
            {label}
          </option>
        ))}
      </SelectField>
      {isAdmin ? (
        <div className="min-h-(--control-h) w-full md:w-56">
          <LazyBoundary fallback={null}>
            <Suspense fallback={null}>
              <OwnerChoice
                value={filter.owner}
                onChoose={(owner) => change({ owner })}
                className="[&>label]:mb-0"
              />
            </Suspense>
          </LazyBoundary>
        </div>
      ) : null}
    </>
  )
}
