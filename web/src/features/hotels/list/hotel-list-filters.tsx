import type { HotelFilter } from '../../../data/hotels.ts'
import { useAddressParts } from '../../../lib/use-address-parts.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { withFilter } from './hotel-list-address.ts'
import { OwnerChoice } from './owner-choice.tsx'

const choices = [
  { status: null, label: 'Any status' },
  { status: 'active', label: 'Active' },
  { status: 'inactive', label: 'Inactive' },
  { status: 'archived', label: 'Archived' },
] as const

type HotelListFiltersProps = { filter: HotelFilter; isAdmin: boolean }

/** Administrators can also choose an owner, here or on a card. */
export function HotelListFilters({ filter, isAdmin }: HotelListFiltersProps) {
  const change = useAddressParts(withFilter)
  function choose(value: string) {
    const status = choices.find((choice) => choice.status === value)?.status ?? null
    change({ status, page: 1 })
  }
  return (
    <>
      <SelectField
        label={<span className="sr-only">Status</span>}
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
        <OwnerChoice
          value={filter.owner}
          onChoose={(owner) => change({ owner, page: 1 })}
          className="w-full md:w-56 [&>label]:mb-0"
        />
      ) : null}
    </>
  )
}
