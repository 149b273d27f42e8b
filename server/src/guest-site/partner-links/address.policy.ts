import { IsoDate } from '@roomlark/contract/dates'
import { HotelSlug } from '@roomlark/contract/guest-site/checkouts'
import { mostSavedHotels } from '@roomlark/contract/guest-site/guest-search-page'
import { Id } from '@roomlark/contract/primitives'

/** The page that an address of ours shows, as far as a link can lead there. */
export type ReadAddress =
  | { kind: 'own'; code: string; tag: string }
  | {
      kind: 'hotel'
      slug: string
      roomTypeId: string | null
      stay: { checkInOn: string; checkOutOn: string } | null
    }
  | { kind: 'place'; country: string; city?: string }
  | { kind: 'search'; place: string; words: [string, string][] }
  | { kind: 'list'; slugs: string[] }
  | { kind: 'home' }
  /** Not an address at all, one of another site, or a page of ours that is nobody else's. */
  | { kind: 'refused'; why: 'unreadable' | 'foreign' | 'private' }

/** Reads an address as somebody copied it, with or without https:// before it. */
export function readAddress(typed: string, publicUrl: string): ReadAddress {
  const home = new URL(publicUrl)
  const isWhole = /^(\/|[a-z]+:\/\/)/i.test(typed)
  const url = URL.parse(isWhole ? typed : `${home.protocol}//${typed}`, home.origin)
  if (!url) return { kind: 'refused', why: 'unreadable' }
  if (!/^https?:$/.test(url.protocol) || url.host !== home.host) return { kind: 'refused', why: 'foreign' }
  const [area = '', first = '', ...rest] = readSegments(url.pathname)
  const words = url.searchParams
  if (area === 'r' && first !== '') {
    return { kind: 'own', code: first.toLowerCase(), tag: words.get('tag') ?? '' }
  }
  if (area === 'stay' && HotelSlug.safeParse(first).success) return readHotel(first, url)
  if (area !== 'stays') return { kind: 'refused', why: 'private' }
  if (first === '') return readHome(words)
  if (first === 'search') return readSearch(words)
  if (first === 'in' && rest[0]) {
    return { kind: 'place', country: rest[0], ...(rest[1] !== undefined && { city: rest[1] }) }
  }
  const isHotel = HotelSlug.safeParse(first).success && !ownPages.has(first) && isBelowHotel(rest)
  return isHotel ? readHotel(first, url) : { kind: 'refused', why: 'private' }
}

const ownPages = new Set(['bookings', 'checkout', 'in', 'pay', 'reviews', 'search', 'waiting'])

function isBelowHotel(rest: string[]): boolean {
  return rest.length === 0 || (rest.length === 1 && rest[0] === 'reviews')
}

function readSegments(path: string): string[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      try {
        return decodeURIComponent(part)
      } catch {
        // A part that nobody could have written leads nowhere.
        return ''
      }
    })
}

function readHotel(slug: string, { searchParams, hash }: URL): ReadAddress {
  const [checkInOn, checkOutOn] = [searchParams.get('checkInOn') ?? '', searchParams.get('checkOutOn') ?? '']
  const isWhole = IsoDate.safeParse(checkInOn).success && IsoDate.safeParse(checkOutOn).success
  const room = hash.replace(/^#room-/, '')
  return {
    kind: 'hotel',
    slug,
    roomTypeId: hash.startsWith('#room-') && Id.safeParse(room).success ? room : null,
    stay: isWhole && checkInOn < checkOutOn ? { checkInOn, checkOutOn } : null,
  }
}

function readHome(words: URLSearchParams): ReadAddress {
  const slugs = (words.get('saved') ?? '').split(',').filter((slug) => HotelSlug.safeParse(slug).success)
  return slugs.length > 0
    ? { kind: 'list', slugs: [...new Set(slugs)].slice(0, mostSavedHotels) }
    : { kind: 'home' }
}

/** What a search is made of, in the order in which its address has it; the page of the results is not part of it. */
const searchWords = [
  ...['checkInOn', 'checkOutOn', 'adults', 'childAges', 'rooms', 'freeCancellation', 'minPrice', 'maxPrice'],
  ...['priceIn', 'meals', 'score', 'stars', 'amenities', 'area', 'sort'],
]
const mostValues = 30

function readSearch(words: URLSearchParams): ReadAddress {
  const place = words.get('place')?.trim() ?? ''
  if (place === '') return { kind: 'home' }
  const said = searchWords.flatMap((name) =>
    words
      .getAll(name)
      .filter((value) => value !== '')
      .slice(0, mostValues)
      .map((value): [string, string] => [name, value.slice(0, 100)]),
  )
  return { kind: 'search', place, words: said }
}
