import { userTypes } from '@roomlark/contract/endpoint'
import { type PeopleMeta, personSorts, personStates } from '@roomlark/contract/operations/people'
import { useLocation } from 'react-router'
import type { PeopleFilter } from '../../../data/people.ts'
import { useAddressParts } from '../../../lib/use-address-parts.ts'
import { ChipSelect } from '../../../ui/chip-select.tsx'
import { FilterSegment } from '../../../ui/filter-segment.tsx'
import { ShieldCheck } from '../../../ui/icons/shield-check.ts'
import { stateWords } from './person-words.ts'
import { withParts } from './users-address.ts'

const typeNames = { hotel: 'Hotels', affiliate: 'Affiliates', admin: 'Admins' } as const
const sortNames = { newest: 'Newest', name: 'Name', email: 'Email', seen: 'Last seen' } as const

const states = [
  { value: '', label: 'Any' },
  ...personStates.map((value) => ({ value, label: stateWords[value] })),
] as const
const mfas = [
  { value: '', label: 'Any' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const
const sorts = personSorts.map((value) => ({ value, label: sortNames[value] }))

export function TypeSegments({ filter, meta }: { filter: PeopleFilter; meta: PeopleMeta | undefined }) {
  const { search } = useLocation()
  return (
    <nav aria-label="Account type" className="max-w-full overflow-x-auto">
      <ul className="inline-flex gap-0.5 rounded-[10px] bg-sunken p-[3px]">
        <FilterSegment to={withParts(search, { type: null, page: 1 })} isOn={!filter.userType} label="All" />
        {userTypes.map((type) => (
          <FilterSegment
            key={type}
            to={withParts(search, { type, page: 1 })}
            isOn={filter.userType === type}
            label={typeNames[type]}
            count={meta?.countsByType[type]}
          />
        ))}
      </ul>
    </nav>
  )
}

export function PeopleChips({ filter }: { filter: PeopleFilter }) {
  const changeParts = useAddressParts(withParts)
  const change = (parts: Parameters<typeof withParts>[1]) => changeParts({ ...parts, page: 1 })
  return (
    <>
      <ChipSelect
        label="Status"
        value={filter.state ?? ''}
        choices={states}
        isOn={filter.state !== undefined}
        onChoose={(state) => change({ state })}
      />
      <ChipSelect
        label="Two-step sign-in"
        icon={<ShieldCheck />}
        value={filter.mfa ?? ''}
        choices={mfas}
        words={`MFA ${filter.mfa ?? 'any'}`}
        isOn={filter.mfa !== undefined}
        onChoose={(mfa) => change({ mfa })}
      />
      <ChipSelect
        label="Sort"
        value={filter.sort}
        choices={sorts}
        isOn={false}
        onChoose={(sort) => change({ sort })}
      />
    </>
  )
}
