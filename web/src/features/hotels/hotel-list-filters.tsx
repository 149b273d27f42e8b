import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import { useAddressParts } from '../../lib/use-address-parts.ts'
import { Link } from '../../ui/link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { withFilter } from './hotel-list-address.ts'
import type { HotelFilter } from './hotels.api.ts'

const choices = [
  { status: null, label: 'Any status' },
  { status: 'active', label: 'Active' },
  { status: 'inactive', label: 'Inactive' },
] as const

type HotelListFiltersProps = {
  filter: HotelFilter
  /** Known once one of their hotels is in the list. */
  ownerName: string | undefined
}

/** For administrators; the owner is chosen on a card. */
export function HotelListFilters({ filter, ownerName }: HotelListFiltersProps) {
  const { search } = useLocation()
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
      {filter.owner ? (
        <Link
          to={{ search: withFilter(search, { owner: null, page: 1 }) }}
          aria-label={`Owner ${ownerName ?? 'chosen'}: show every owner`}
          className="inline-flex h-9 items-center gap-1.5 rounded-full border border-primary bg-primary-soft px-3 text-[14px] font-medium text-primary-text"
        >
          <span className="max-w-52 truncate">Owner: {ownerName ?? 'chosen'}</span>
          <X aria-hidden="true" className="size-4 shrink-0" />
        </Link>
      ) : null}
    </>
  )
}
