import type { CompanyProfile } from '@roomlark/contract/bookings/company-profiles'
import type { ReactNode } from 'react'
import { useDeferredValue, useState } from 'react'
import { useCompanyChoices } from '../../../../data/companies.ts'
import { Combobox } from '../../../../ui/combobox.tsx'

type CompanyChoiceProps = {
  hotelId: string
  label: ReactNode
  placeholder: string
  /** The id of the company that is chosen, or nothing. */
  value: string
  onChoose: (company: CompanyProfile | null) => void
  hint?: (chosen: CompanyProfile) => string
  error?: string | undefined
}

/** Companies of a hotel, searched on the server if there are more than fit a list; nothing where there are none. */
export function CompanyChoice(props: CompanyChoiceProps) {
  const { hotelId, label, placeholder, value, onChoose, hint, error } = props
  const [typed, setTyped] = useState('')
  const all = useCompanyChoices(hotelId, '', value)
  const asked = useDeferredValue(all.hasMore ? typed.trim().slice(0, 200) : '')
  const { companies } = useCompanyChoices(hotelId, asked, value)
  if (all.companies.length === 0) return null
  const chosen = [...companies, ...all.companies].find(({ id }) => id === value)
  const shown = chosen && !companies.includes(chosen) ? [chosen, ...companies] : companies
  return (
    <Combobox
      label={label}
      placeholder={placeholder}
      value={chosen ? value : ''}
      options={shown.map(({ id, company, city }) => ({ value: id, label: company, keywords: city }))}
      hint={chosen && hint?.(chosen)}
      onChange={(id) => onChoose(shown.find((one) => one.id === id) ?? null)}
      onType={setTyped}
      error={error}
    />
  )
}
