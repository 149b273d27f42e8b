import { type ReactNode, useDeferredValue, useState } from 'react'
import { useHotelChoices, useOptionalHotel } from '../../data/hotels.ts'
import { Combobox } from '../../ui/combobox.tsx'

type HotelChoiceProps = {
  label: ReactNode
  value: string | undefined
  /** Shown when no hotel is chosen. */
  placeholder: string
  error?: string | undefined
  className?: string
  onChoose: (id: string | null) => void
}

/** Searched on the server if there are more hotels than fit a list. */
export function HotelChoice({ label, value, placeholder, error, className, onChoose }: HotelChoiceProps) {
  const [typed, setTyped] = useState('')
  const all = useHotelChoices('')
  const hasMore = (all.data?.meta.totalPages ?? 1) > 1
  const found = useHotelChoices(useDeferredValue(hasMore ? typed.trim().slice(0, 200) : ''))
  const chosen = useOptionalHotel(value)
  const listed = found.data?.data ?? []
  const shown =
    chosen.data && !listed.some(({ id }) => id === chosen.data.id) ? [chosen.data, ...listed] : listed
  return (
    <Combobox
      label={label}
      value={value !== undefined && shown.some(({ id }) => id === value) ? value : ''}
      placeholder={placeholder}
      options={shown.map(({ id, name, city }) => ({ value: id, label: name, keywords: city }))}
      onChange={(id) => onChoose(id === '' ? null : id)}
      onType={setTyped}
      error={error}
      {...(className && { className })}
    />
  )
}
