import { type RoomChoice, StayQuery } from '@roomlark/contract/bookings/offers'
import { isGuestLanguage } from '@roomlark/contract/guest-languages'
import { HotelSlug } from '@roomlark/contract/guest-site/checkouts'
import type { GuestVisit, StayFault, StayForm } from '@roomlark/contract/guest-site/guest-page'
import { mostSavedHotels } from '@roomlark/contract/guest-site/guest-search-page'
import { unknownAge } from '@roomlark/contract/guest-site/stay-form'
import { newDatesFault } from '@roomlark/contract/inventory/stay-dates'
import { Id } from '@roomlark/contract/primitives'

/** A guest can book this many rooms at most, as in `StayQuery`. */
const mostRooms = 8
/** No list of checkboxes is longer than this. */
const mostWords = 50

/**
 * Reads an address that somebody may have typed, or a form that was sent without script. Nothing in it is
 * trusted, and nothing makes the request fail.
 */
export class GuestAddress {
  readonly #words: URLSearchParams

  constructor(query: string) {
    this.#words = new URLSearchParams(query)
  }

  word(name: string): string {
    return this.#words.get(name)?.trim().slice(0, 200) ?? ''
  }

  /** Reads a name that may occur more than once, as ticked checkboxes do. */
  words(name: string): string[] {
    return this.#words
      .getAll(name)
      .slice(0, mostWords)
      .map((word) => word.slice(0, 400))
  }

  /** Hotels of a saved list: `saved=casa-limone,hotel-am-see`. */
  get saved(): string[] {
    const slugs = this.#words.get('saved')?.split(',') ?? []
    return [...new Set(slugs)].filter((slug) => HotelSlug.safeParse(slug).success).slice(0, mostSavedHotels)
  }

  /**
   * The reference that an affiliate's link passed to the visit. Whether we signed it is checked when it is
   * read.
   */
  get ref(): string {
    return this.#words.get('ref')?.slice(0, 400) ?? ''
  }

  /** The key of the frame on another website. Whether there is one is looked up when a page is shown in it. */
  get frame(): string {
    return this.word('frame')
  }

  get chosen(): Pick<GuestVisit['carried'], 'lang' | 'currency'> {
    const [lang, currency] = [this.word('lang'), this.word('currency').toUpperCase()]
    return {
      ...(isGuestLanguage(lang) && { lang }),
      ...(/^[A-Z]{3}$/.test(currency) && { currency }),
    }
  }

  /** Everything except what links carry from page to page. */
  get rest(): string {
    const rest = new URLSearchParams(this.#words)
    for (const name of ['lang', 'currency', 'ref', 'frame']) rest.delete(name)
    return rest.toString()
  }

  /** Reads `room=<type>.<number>`, once for each type, and `plan=<plan>`. */
  get choice(): RoomChoice | null {
    const ratePlanId = this.word('plan')
    const rooms = this.#words.getAll('room').slice(0, mostRooms).map(parseRoom)
    const total = rooms.reduce((sum, room) => sum + (room?.quantity ?? 0), 0)
    const isReadable = rooms.every((room) => room !== null)
    const isOnce = new Set(rooms.map((room) => room?.roomTypeId)).size === rooms.length
    if (!Id.safeParse(ratePlanId).success || !isReadable || !isOnce || total < 1 || total > mostRooms)
      return null
    return { ratePlanId, rooms: rooms.filter((room) => room !== null) }
  }

  stay(today: string): { form: StayForm; stay: StayQuery | null; fault: StayFault | null } {
    const [checkInOn, checkOutOn] = [this.word('checkInOn'), this.word('checkOutOn')]
    const party = this.#party()
    const read = StayQuery.safeParse({ checkInOn, checkOutOn, ...party })
    const readable = parseParty(party)
    const form = {
      ...(readable ?? { ...usualParty, typed: this.#typedParty() }),
      checkInOn: dateOrNull(checkInOn),
      checkOutOn: dateOrNull(checkOutOn),
    }
    const isDated = checkInOn !== '' || checkOutOn !== ''
    if (isDated && (form.checkInOn === null || form.checkOutOn === null))
      return { form, stay: null, fault: unreadDatesFault(checkInOn, checkOutOn) }
    if (!readable) return { form, stay: null, fault: this.#lacksAnAge() ? 'child-age' : 'party' }
    if (!isDated || !read.success) return { form, stay: null, fault: null }
    const fault = newDatesFault(read.data, today)
    if (!fault) return { form, stay: read.data, fault: null }
    const { kind } = fault
    // These faults concern existing bookings, so a stay that is only searched for cannot have them.
    return { form, stay: null, fault: kind === 'check-out-past' || kind === 'guest-arrived' ? 'dates' : kind }
  }

  #typedParty(): Record<'adults' | 'childAges' | 'rooms', string> {
    return { adults: this.word('adults'), childAges: joinAges(this.#words), rooms: this.word('rooms') }
  }

  #lacksAnAge(): boolean {
    return joinAges(this.#words).split(',').includes(unknownAge)
  }

  /** Anything left out has the default of the contract. */
  #party(): Record<string, string> {
    const words = {
      adults: this.word('adults'),
      childAges: joinAges(this.#words),
      rooms: this.word('rooms'),
    }
    return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ''))
  }
}

/** Reads the ages of the children: `childAges=4,11` in a link, or one `childAges` for each child in a form. */
export function joinAges(words: URLSearchParams): string {
  return words
    .getAll('childAges')
    .join(',')
    .slice(0, 200)
    .split(',')
    .map((age) => age.trim())
    .filter((age) => age !== '')
    .join(',')
}

function unreadDatesFault(checkInOn: string, checkOutOn: string): StayFault {
  if (checkOutOn === '') return dateOrNull(checkInOn) ? 'check-out-missing' : 'dates'
  return checkInOn === '' && dateOrNull(checkOutOn) ? 'check-in-missing' : 'dates'
}

const aDay = { checkInOn: '2030-01-01', checkOutOn: '2030-01-02' }

type Party = Pick<StayQuery, 'adults' | 'childAges' | 'rooms'>

const usualParty: Party = { adults: 2, childAges: [], rooms: 1 }

function parseParty(party: Record<string, string>): Party | null {
  const read = StayQuery.safeParse({ ...aDay, ...party })
  if (!read.success) return null
  const { adults, childAges, rooms } = read.data
  return { adults, childAges, rooms }
}

function dateOrNull(text: string): string | null {
  return StayQuery.shape.checkInOn.safeParse(text).success ? text : null
}

function parseRoom(text: string): RoomChoice['rooms'][number] | null {
  const [roomTypeId = '', count = ''] = text.split('.')
  const quantity = /^[1-8]$/.test(count) ? Number(count) : 0
  return quantity > 0 && Id.safeParse(roomTypeId).success ? { roomTypeId, quantity } : null
}
