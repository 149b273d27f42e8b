import { say } from '@roomlark/contract/say'
import { useDeferredValue, useState } from 'react'
import { useAffiliateChoices, useOwner } from '../../../../data/people.ts'
import { Combobox } from '../../../../ui/combobox.tsx'
import { personName } from '../person-words.ts'

type PartnerFilterProps = { value: string | undefined; onChoose: (id: string | null) => void }

/** One affiliate, searched on the server if there are more than fit a list. */
export function PartnerFilter({ value, onChoose }: PartnerFilterProps) {
  const [typed, setTyped] = useState('')
  const all = useAffiliateChoices('')
  const hasMore = (all.data?.meta.totalPages ?? 1) > 1
  const found = useAffiliateChoices(useDeferredValue(hasMore ? typed.trim().slice(0, 200) : ''))
  const chosen = useOwner(value)
  const listed = found.data?.data ?? []
  const shown =
    chosen.data && !listed.some(({ id }) => id === chosen.data.id) ? [chosen.data, ...listed] : listed
  return (
    <Combobox
      label={<span className="sr-only">{say('Partner')}</span>}
      value={value !== undefined && shown.some(({ id }) => id === value) ? value : ''}
      placeholder={say('All partners')}
      options={shown.map((person) => ({
        value: person.id,
        label: person.companyName || personName(person),
        keywords: `${personName(person)} ${person.email}`,
      }))}
      onChange={(id) => onChoose(id === '' ? null : id)}
      onType={setTyped}
      className="w-full md:w-56 [&>label]:mb-0"
    />
  )
}
