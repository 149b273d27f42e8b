import { useEffect, useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { X } from '../../ui/icons/x.ts'
import type { Texts } from '../texts/texts.ts'
import { readSaved, type SavedHotel, toggleSaved } from './saved-hotels.ts'

type SavedListProps = {
  /** What links of the visit carry on, as a query. */
  carried: string
  words: Texts['saved']
}

/** The hotels that were saved on this device. */
export function SavedList({ carried, words }: SavedListProps) {
  const [hotels, setHotels] = useState<SavedHotel[]>([])
  useEffect(() => setHotels(readSaved()), [])
  if (hotels.length === 0) return null
  return (
    <section aria-labelledby="saved-hotels" className="pt-10">
      <h2 id="saved-hotels" className="text-xl">
        {words.title}
      </h2>
      <p className="mb-3 text-muted">{words.onDevice}</p>
      <ul className="grid gap-3 md:grid-cols-2 desk:grid-cols-3">
        {hotels.map((hotel) => (
          <li
            key={hotel.slug}
            className="flex items-center gap-2 rounded-lg border border-border bg-surface py-2 pr-2 pl-4.5"
          >
            <a href={`/stays/${hotel.slug}${carried}`} className="min-w-0 flex-1 rounded-sm hover:underline">
              <b className="block truncate font-display text-md font-medium">{hotel.name}</b>
              <span className="block truncate text-sm text-muted">{hotel.place}</span>
            </a>
            <button
              type="button"
              aria-label={`${words.remove}: ${hotel.name}`}
              className={`${buttonClass({ variant: 'quiet' })} px-2!`}
              onClick={() => setHotels(toggleSaved(hotel))}
            >
              <X aria-hidden="true" className="size-[18px]" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
