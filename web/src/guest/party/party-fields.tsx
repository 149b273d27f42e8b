import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import { guestRooms } from '@roomlark/contract/bookings/offers'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { StayForm } from '@roomlark/contract/guest-site/guest-page'
import { sayCount } from '@roomlark/contract/say'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { Minus } from '../../ui/icons/minus.ts'
import { Plus } from '../../ui/icons/plus.ts'
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
        label={words.adults}
        name="adults"
        max={partyLimits.adults}
        value={party.adults}
        words={words}
        onChange={(adults) => onChange((now) => ({ ...now, adults }))}
      />
      <ChildAges ages={party.ages} words={words} onChange={(ages) => onChange((now) => ({ ...now, ages }))} />
      <NumberField
        label={words.rooms}
        name="rooms"
        max={guestRooms}
        value={party.rooms}
        words={words}
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
  words: PartyFieldsProps['words']
  onChange: (value: string) => void
}

/** A field to type in, with buttons on both sides once there is script to answer them. */
function NumberField({ label, name, max, value, words, onChange }: NumberFieldProps) {
  const step = (by: number) => onChange(String(Math.min(max, Math.max(1, wholeNumber(value) + by))))
  const button = (text: string, Icon: typeof Plus, by: number, isEnd: boolean) => (
    <button
      type="button"
      aria-label={`${label}: ${text}`}
      disabled={isEnd}
      onClick={() => step(by)}
      className="only-script grid size-10 shrink-0 place-items-center rounded-md text-text hover:bg-sunken disabled:text-disabled"
    >
      <Icon aria-hidden="true" className="size-[18px]" />
    </button>
  )
  return (
    <div className="flex items-center justify-between gap-3">
      <label htmlFor={`party-${name}`} className="text-[15px]">
        {label}
      </label>
      <span className="flex items-center rounded-md border border-control bg-surface">
        {button(words.fewer, Minus, -1, wholeNumber(value) <= 1)}
        <input
          id={`party-${name}`}
          type="number"
          inputMode="numeric"
          min={1}
          required
          name={name}
          max={max}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="h-10 w-14 bg-transparent text-center text-text tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        {button(words.more, Plus, 1, wholeNumber(value) >= max)}
      </span>
    </div>
  )
}
