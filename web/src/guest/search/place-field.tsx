import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { SearchPlace } from '@roomlark/contract/guest-site/search'
import { sayCount } from '@roomlark/contract/say'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { fieldClass } from '../stay-dates.tsx'
import type { Plural } from '../texts/texts.ts'
import { placeLabel, placeName, placeWhere } from './place-words.ts'

type PlaceFieldProps = {
  language: GuestLanguage
  /** Text of the field, and the place it means; null where it was typed. */
  text: string
  place: string | null
  words: { where: string; placeholder: string; none: string }
  counts: { suggestions: Plural; hotels: Plural }
}

const input = 'w-full bg-transparent font-display text-md text-text outline-none placeholder:text-muted'

/** A text field; with script, one that suggests places while somebody types. */
export function PlaceField({ language, text, place, words, counts }: PlaceFieldProps) {
  const [isEnhanced, setEnhanced] = useState(false)
  const [typed, setTyped] = useState(text)
  /** The place that was chosen; null once something else is typed. */
  const [chosen, setChosen] = useState(place)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const places = usePlaces(isOpen ? typed : '')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => {
    setEnhanced(true)
    // Text typed before the script was loaded is kept.
    const early = field.current?.value ?? text
    setTyped(early)
    if (early !== text) setChosen(null)
  }, [text])

  const choose = (one: SearchPlace) => {
    setTyped(placeLabel(language, one))
    setChosen(one.place)
    close()
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const one = places?.[active]
    if (step && places && places.length > 0) {
      setOpen(true)
      const next = active + step
      setActive(next >= places.length ? 0 : next < 0 ? places.length - 1 : next)
    } else if (event.key === 'Enter' && isOpen && one) choose(one)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }
  const isShown = isOpen && places !== null
  const optionId = (index: number) => `${id}-${index}`
  return (
    <div className="relative">
      <label className={cx(fieldClass)}>
        {words.where}
        <input
          ref={field}
          value={typed}
          maxLength={120}
          placeholder={words.placeholder}
          autoComplete="off"
          {...(isEnhanced
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-expanded': isShown && places.length > 0,
                'aria-controls': id,
                'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
              }
            : { name: 'place' })}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(null)
            setActive(-1)
            setOpen(true)
          }}
          onKeyDown={press}
          onBlur={close}
          className={input}
        />
        {isEnhanced ? <input type="hidden" name="place" value={chosen ?? typed} /> : null}
      </label>
      <p role="status" className="sr-only">
        {isShown
          ? places.length > 0
            ? sayCount(language, counts.suggestions, places.length)
            : words.none
          : ''}
      </p>
      {isEnhanced ? (
        <div
          id={id}
          role="listbox"
          aria-label={words.where}
          hidden={!isShown || places.length === 0}
          className="absolute top-full left-0 z-40 mt-2.5 w-[min(92vw,26rem)] rounded-xl border border-border bg-raised p-1.5 [box-shadow:var(--shadow-lg)]"
        >
          {places?.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
            <div
              key={one.place}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
              className={cx(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-[9px] px-3 py-1.5 hover:bg-sunken',
                index === active && 'bg-sunken [box-shadow:inset_0_0_0_2px_var(--color-ring)]',
              )}
            >
              <span className="min-w-0 wrap-anywhere">
                {placeName(language, one)}
                <span className="block text-sm text-muted">{placeWhere(language, one)}</span>
              </span>
              {one.kind === 'hotel' ? null : (
                <span className="shrink-0 text-sm text-muted">
                  {sayCount(language, counts.hotels, one.hotels)}
                </span>
              )}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}

const patienceMs = 150

/** Null while nothing is known; what was found before stays until the next answer, so that the list does not flicker. */
function usePlaces(typed: string): SearchPlace[] | null {
  const [places, setPlaces] = useState<SearchPlace[] | null>(null)
  const text = typed.trim()
  useEffect(() => {
    if (text === '') return setPlaces(null)
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      fetch(`/api/v1/guest/places?${new URLSearchParams({ search: text })}`, { signal: leaving.signal })
        .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
        .then(({ data }: { data: SearchPlace[] }) => setPlaces(data))
        // Without suggestions the field is a plain one, and the search understands what was typed.
        .catch(() => leaving.signal.aborted || setPlaces(null))
    }, patienceMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text])
  return places
}
