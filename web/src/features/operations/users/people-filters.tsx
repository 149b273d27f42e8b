import { personSorts, personStates } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import type { PeopleFilter } from '../../../data/people.ts'
import { useAddressParts } from '../../../lib/use-address-parts.ts'
import { ChipSelect } from '../../../ui/chip-select.tsx'
import { ShieldCheck } from '../../../ui/icons/shield-check.ts'
import { stateWords } from './person-words.ts'
import { peopleAddress } from './users-address.ts'

const sortNames = {
  newest: say('Newest'),
  name: say('Name'),
  email: say('Email'),
  seen: say('Last seen'),
} as const

const states = [
  { value: '', label: say('Any') },
  ...personStates.map((value) => ({ value, label: stateWords[value] })),
] as const
const mfas = [
  { value: '', label: say('Any') },
  { value: 'on', label: say('On') },
  { value: 'off', label: say('Off') },
] as const
const sorts = personSorts.map((value) => ({ value, label: sortNames[value] }))

export function PeopleChips({ filter }: { filter: PeopleFilter }) {
  const change = useAddressParts(peopleAddress.narrow)
  return (
    <>
      <ChipSelect
        label={say('Status')}
        value={filter.state ?? ''}
        choices={states}
        isOn={filter.state !== undefined}
        onChoose={(state) => change({ state: state || null })}
      />
      <ChipSelect
        label={say('Two-step sign-in')}
        icon={<ShieldCheck />}
        value={filter.mfa ?? ''}
        choices={mfas}
        words={say('{mfa, select, on {MFA on} off {MFA off} other {MFA any}}', { mfa: filter.mfa ?? 'any' })}
        isOn={filter.mfa !== undefined}
        onChoose={(mfa) => change({ mfa: mfa || null })}
      />
      <ChipSelect
        label={say('Sort')}
        value={filter.sort}
        choices={sorts}
        isOn={false}
        onChoose={(sort) => change({ sort })}
      />
    </>
  )
}
