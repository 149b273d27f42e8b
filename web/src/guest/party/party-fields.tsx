import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import { guestRooms } from '@roomlark/contract/bookings/offers'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { StayForm } from '@roomlark/contract/guest-site/guest-page'
import { sayCount } from '@roomlark/contract/say'
import { type Dispatch, type SetStateAction, useState } from 'react'
import type { Plural, Texts } from '../texts/texts.ts'
import { ChildAges } from './child-ages.tsx'

/** The party as it stands in the fields, readable or not. */
export type TypedParty = { adults: string; ages: string[]; rooms: string }

export type PartyProps = {
  language: GuestLanguage
  party: TypedParty
  words: Texts['search']
  counts: Record<'guests' | 'rooms', Plural>
}

export function typedParty({ typed, ...form }: StayForm): TypedParty {
  const ages = typed?.childAges ?? form.childAges.join(',')
  return {
    adults: typed?.adults ?? String(form.adults),
    ages: ages === '' ? [] : ages.split(','),
    rooms: typed?.rooms ?? String(form.rooms),
  }
}

/** The party and its line, which follows what is typed. */
export function useParty({ language, party: first, counts }: PartyProps) {
  const [party, setParty] = useState(first)
  const guests = wholeNumber(party.adults) + party.ages.length
  const line = [
    sayCount(language, counts.guests, guests),
    sayCount(language, counts.rooms, wholeNumber(party.rooms)),
  ].join(', ')
  return { party, setParty, line }
}

function wholeNumber(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}

type PartyFieldsProps = {
  party: TypedParty
  words: Texts['search']
  onChange: Dispatch<SetStateAction<TypedParty>>
}

export function PartyFields({ party, words, onChange }: PartyFieldsProps) {
  return (
    <>
      <NumberField
        {...{ label: words.adults, name: 'adults', max: partyLimits.adults, value: party.adults }}
        onChange={(adults) => onChange((now) => ({ ...now, adults }))}
      />
      <ChildAges
        {...{ ages: party.ages, words }}
        onChange={(ages) => onChange((now) => ({ ...now, ages }))}
      />
      <NumberField
        {...{ label: words.rooms, name: 'rooms', max: guestRooms, value: party.rooms }}
        onChange={(rooms) => onChange((now) => ({ ...now, rooms }))}
      />
    </>
  )
}

type NumberFieldProps = {
  label: string
  name: string
  max: number
  value: string
  onChange: (value: string) => void
}

function NumberField({ label, name, max, value, onChange }: NumberFieldProps) {
  return (
    <label className="grid gap-1 text-sm text-muted">
      {label}
      <input
        {...{ type: 'number', inputMode: 'numeric', min: 1, required: true, name, max, value }}
        onChange={({ target }) => onChange(target.value)}
        className="h-10 w-full rounded-md border border-control bg-surface px-3 text-text"
      />
    </label>
  )
}
