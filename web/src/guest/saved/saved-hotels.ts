import { mostSavedHotels } from '@roomlark/contract/guest-site/guest-search-page'

/** A hotel that a guest keeps on this device; nobody else learns of it. */
export type SavedHotel = { slug: string; name: string; place: string }

const storageKey = 'roomlark-saved-hotels'

/** Nothing is saved where the browser keeps nothing, or where somebody has changed what it keeps. */
export function readSaved(): SavedHotel[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isSaved) : []
  } catch {
    return []
  }
}

/** Saves a hotel or takes it off the list; returns the list as it is then. */
export function toggleSaved(hotel: SavedHotel): SavedHotel[] {
  const others = readSaved().filter(({ slug }) => slug !== hotel.slug)
  const isNew = others.length === readSaved().length
  return keep(isNew ? [hotel, ...others] : others)
}

/** Saves the hotels of a list that was sent, before those that are there. */
export function addSaved(hotels: SavedHotel[]): SavedHotel[] {
  const others = readSaved().filter(({ slug }) => !hotels.some((one) => one.slug === slug))
  return keep([...hotels, ...others])
}

function keep(hotels: SavedHotel[]): SavedHotel[] {
  const saved = hotels.slice(0, mostSavedHotels)
  try {
    localStorage.setItem(storageKey, JSON.stringify(saved))
  } catch {
    // Private windows of some browsers keep nothing; the button then stays as it was.
    return readSaved()
  }
  return saved
}

function isSaved(value: unknown): value is SavedHotel {
  if (typeof value !== 'object' || value === null) return false
  const { slug, name, place } = value as Record<string, unknown>
  return (
    typeof slug === 'string' &&
    /^[a-z0-9-]{1,80}$/.test(slug) &&
    typeof name === 'string' &&
    typeof place === 'string'
  )
}
