import type { Person } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { useDeferredValue, useState } from 'react'
import { useOwner, useOwnerChoices } from '../../../../data/people.ts'
import { Combobox } from '../../../../ui/combobox.tsx'

type OwnerChoiceProps = {
  value: string | undefined
  className: string
  onChoose: (id: string | null) => void
}

const anybody = { value: '', label: say('Any owner') }

/** For administrators. Searched on the server if there are more accounts than fit a list. */
export function OwnerChoice({ value, className, onChoose }: OwnerChoiceProps) {
  const [typed, setTyped] = useState('')
  const all = useOwnerChoices('')
  const hasMore = (all.data?.meta.totalPages ?? 1) > 1
  const found = useOwnerChoices(useDeferredValue(hasMore ? typed.trim().slice(0, 200) : ''))
  const chosen = useOwner(value)
  const listed = found.data?.data ?? []
  const shown =
    chosen.data && !listed.some(({ id }) => id === chosen.data.id) ? [chosen.data, ...listed] : listed
  return (
    <Combobox
      label={<span className="sr-only">{say('Owner')}</span>}
      value={value !== undefined && shown.some(({ id }) => id === value) ? value : ''}
      options={[anybody, ...shown.map(toOption)]}
      onChange={(id) => onChoose(id === '' ? null : id)}
      onType={setTyped}
      className={className}
    />
  )
}

function toOption({ id, firstName, lastName, companyName, email }: Pick<Person, OptionPart>) {
  const label = `${firstName} ${lastName}`.trim() || email
  return { value: id, label, keywords: `${email} ${companyName ?? ''}` }
}

type OptionPart = 'id' | 'firstName' | 'lastName' | 'companyName' | 'email'
