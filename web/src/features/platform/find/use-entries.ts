import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { type Found, type FoundKind, useFound } from '../../../data/find.ts'
import { useHotelChoices } from '../../../data/hotels.ts'
import { useRoomTypes } from '../../../data/rooms.ts'
import { rangeWords } from '../../../lib/day-words.ts'
import { useUser } from '../../../session/session-context.ts'
import { mayDo } from '../../../session/use-may.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { matchOptions } from '../../../ui/match-options.ts'
import { listBlocks, listPlaces, type Place } from './find-places.ts'

export type Entry = { title: string; text: string; to: string }
export type EntryGroup = { title: string; entries: Entry[] }

const placesShown = 6
/** A whole house has more rooms than anybody wants to read. */
const blocksShown = 3

type Entries = {
  groups: EntryGroup[]
  isBusy: boolean
  /** Asks again, where the lists were asked for in vain; pages are found all the same. */
  retry: (() => void) | null
}

/** Matches the text: things first, then pages and the help; the most usual pages while nothing is typed. */
export function useEntries(typed: string, search: string): Entries {
  const found = useFound(search, useKinds())
  const places = matchPlaces(listPlaces(useUser()), typed).slice(0, placesShown)
  const blocks = matchPlaces(useBlocks(typed), typed).slice(0, blocksShown)
  const isCurrent = search === typed.trim() && !found.isPlaceholderData
  const things = found.data && typed.trim() !== '' ? groupFound(found.data) : []
  const pages = {
    title: say('Pages'),
    entries: [...blocks, ...places, ...helpPlaces(typed.trim())].map(({ label, to }) => ({
      title: label,
      text: '',
      to,
    })),
  }
  const groups = [...things, pages].filter(({ entries }) => entries.length > 0)
  const retry = found.isError ? () => void found.refetch() : null
  return { groups, isBusy: typed.trim() !== '' && !found.isError && !isCurrent, retry }
}

/** The help has a search of its own, which knows what a question means. */
function helpPlaces(text: string): Place[] {
  if (text === '') return []
  const label = say('Search the help for “{text}”', { text })
  return [{ label, to: `/help?${new URLSearchParams({ q: text })}` }]
}

function matchPlaces(places: readonly Place[], typed: string): Place[] {
  const options = places.map(({ label, to, keywords = '' }) => ({ value: to, label, keywords }))
  return matchOptions(options, typed).map(({ label, value }) => ({ label, to: value }))
}

/** Rooms of the hotel whose pages are open, or of the first one, once a number is typed. */
function useBlocks(typed: string): Place[] {
  const user = useUser()
  const named = new URLSearchParams(useLocation().search).get('hotel')
  const choices = useHotelChoices('').data?.data
  const hotelId = choices?.find(({ id }) => id === named)?.id ?? choices?.[0]?.id ?? ''
  const isAsked = /\d/.test(typed) && mayDo(user, 'work-desk', hotelId)
  const types = useRoomTypes(isAsked ? hotelId : '')
  return isAsked ? listBlocks(hotelId, types.data?.flatMap(({ rooms }) => rooms) ?? []) : []
}

const noKinds: FoundKind[] = []
const ofDesk: FoundKind[] = ['bookings', 'guests', 'companies', 'invoices', 'hotels']
const ofHotelsOnly: FoundKind[] = ['hotels']
const ofAdmins: FoundKind[] = ['bookings', 'hotels', 'people']

function useKinds(): FoundKind[] {
  const user = useUser()
  const { platform } = usePlatform()
  if (user.userType === 'affiliate' || platform?.switches.bookings !== 'open') return noKinds
  if (user.userType === 'admin') return ofAdmins
  return mayDo(user, 'see-bookings') ? ofDesk : ofHotelsOnly
}

function groupFound({ bookings, guests, companies, invoices, hotels, people }: Found): EntryGroup[] {
  return [
    {
      title: say('Bookings'),
      entries: (bookings ?? []).map(
        ({ id, reference, guestName, checkInOn, checkOutOn, rooms, hotelName }) => ({
          title: guestName,
          text: [
            reference,
            rangeWords(checkInOn, checkOutOn),
            ...rooms.flatMap(({ number }) => (number === null ? [] : [number])),
            hotelName,
          ].join(' · '),
          to: `/bookings?booking=${id}`,
        }),
      ),
    },
    {
      title: say('Guests'),
      entries: (guests ?? []).map(({ id, name, email, phone }) => ({
        title: name,
        text: [email, phone].filter((text) => text !== null).join(' · '),
        to: `/bookings/guests/${id}`,
      })),
    },
    {
      title: say('Companies'),
      entries: (companies ?? []).map(({ id, company, city, hotelName }) => ({
        title: company,
        text: [city, hotelName].filter(Boolean).join(' · '),
        to: `/bookings/companies/${id}`,
      })),
    },
    {
      title: say('Invoices'),
      entries: (invoices ?? []).map(({ bookingId, companyId, number, payerName, company, hotelName }) => ({
        title: number,
        text: [company || payerName, hotelName].join(' · '),
        // The bill of a company is about many bookings.
        to: companyId === null ? `/bookings/${bookingId}/folio` : `/bookings/companies/${companyId}`,
      })),
    },
    {
      title: say('Hotels'),
      entries: (hotels ?? []).map(({ id, name, city }) => ({ title: name, text: city, to: `/hotels/${id}` })),
    },
    {
      title: say('Users'),
      entries: (people ?? []).slice(0, 3).map(({ id, firstName, lastName, email }) => ({
        title: `${firstName} ${lastName}`,
        text: email,
        to: `/users/${id}`,
      })),
    },
  ]
}
