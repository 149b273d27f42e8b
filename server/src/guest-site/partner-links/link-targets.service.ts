import type { LinkTarget } from '@roomlark/contract/guest-site/own-links'
import { placePath } from '@roomlark/contract/guest-site/place-address'
import type { SearchPlace } from '@roomlark/contract/guest-site/search'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { listPublicNames } from '../../inventory/hotels/public/public-hotel.service.ts'
import { findPlaceByPath, understandPlace } from '../search/places/places.service.ts'
import { type ReadAddress, readAddress } from './address.policy.ts'
import {
  type FoundLink,
  type Shown,
  selectLinkByCode,
  selectLinkedHotel,
  type Target,
} from './own-links.queries.ts'

/** What an address of ours becomes: a link that is there already, or the target of one to be found or made. */
export type Resolved =
  | { link: FoundLink; tag: string }
  | { target: Target; kind: LinkTarget; name: string; shown: Shown | 'partner' }

/** Finds what a pasted address shows, or refuses it with the reason. */
export async function resolveAddress(ctx: SignedInContext, address: string): Promise<Resolved> {
  const read = readAddress(address, ctx.publicUrl)
  switch (read.kind) {
    case 'refused':
      throw refused(refusals[read.why])
    case 'own':
      return resolveCode(ctx, read)
    case 'hotel':
      return resolveHotel(ctx, read)
    case 'place':
      return resolvePlace(ctx, read)
    case 'search':
      return resolveSearch(ctx, read)
    case 'list':
      return resolveList(ctx, read)
    case 'home':
      return { kind: 'home', target: { path: '/stays' }, name: say('First page'), shown: { place: null } }
  }
}

const refusals = {
  unreadable: say('This is not a web address. Copy it from the address bar of the page.'),
  foreign: say('This address is on another website. Paste the address of a Roomlark page.'),
  private: say(
    'Links cannot lead to this page. Paste the address of a hotel, a place, a search or a list of hotels.',
  ),
}

async function resolveCode(
  ctx: SignedInContext,
  { code, tag }: Extract<ReadAddress, { kind: 'own' }>,
): Promise<Resolved> {
  const link = await selectLinkByCode(ctx.sql, ctx.actor.userId, code)
  if (!link) throw refused(say('This is not one of your links.'))
  if (link.isArchived) throw refused(say('This link is archived and earns nothing. Restore it first.'))
  return { link, tag }
}

async function resolveHotel(
  ctx: SignedInContext,
  { slug, roomTypeId, stay }: Extract<ReadAddress, { kind: 'hotel' }>,
): Promise<Resolved> {
  const hotel = await selectLinkedHotel(ctx.sql, ctx.actor.userId, { slug, roomTypeId })
  if (!hotel) throw refused(say('There is no hotel at this address.'))
  const { hotelId, name, partnershipId } = hotel
  if (partnershipId === null) {
    throw refused(say('You are not a partner of {hotel}. Request a partnership first.', { hotel: name }))
  }
  const { checkInOn = null, checkOutOn = null } = stay ?? {}
  const target = { partnershipId, hotelId, roomTypeId: hotel.roomTypeId, checkInOn, checkOutOn }
  return { kind: 'hotel', target, name, shown: 'partner' }
}

async function resolvePlace(
  ctx: SignedInContext,
  slugs: Extract<ReadAddress, { kind: 'place' }>,
): Promise<Resolved> {
  const place = await findPlaceByPath(ctx, slugs)
  if (!place) throw refused(say('There is no place with hotels at this address.'))
  return {
    kind: 'place',
    target: { path: placePath(place) },
    name: getPlaceName(place),
    shown: { place: place.place },
  }
}

async function resolveSearch(
  ctx: SignedInContext,
  { place: typed, words }: Extract<ReadAddress, { kind: 'search' }>,
): Promise<Resolved> {
  const { place } = await understandPlace(ctx, typed.slice(0, 120))
  if (!place) throw refused(say('There is no place with hotels at this address.'))
  const path = `/stays/search?${new URLSearchParams([['place', place.place], ...words])}`
  if (path.length > longestPath) throw refused(say('That address is too long'))
  return { kind: 'search', target: { path }, name: getPlaceName(place), shown: { place: place.place } }
}

/** The database accepts no longer one. */
const longestPath = 1000

function getPlaceName({ kind, name, country }: SearchPlace): string {
  return kind === 'country' ? sayCountry(country) : name
}

async function resolveList(
  ctx: SignedInContext,
  { slugs }: Extract<ReadAddress, { kind: 'list' }>,
): Promise<Resolved> {
  const hotels = await listPublicNames(ctx, slugs)
  const known = slugs.filter((slug) => hotels.some((hotel) => hotel.slug === slug))
  if (known.length === 0) throw refused(say('None of the hotels in this address can be booked.'))
  return {
    kind: 'list',
    target: { path: `/stays?saved=${known.join(',')}` },
    name: say('{hotels, plural, one {List of # hotel} other {List of # hotels}}', { hotels: known.length }),
    shown: { slugs: known },
  }
}

function refused(message: string): AppError {
  return new AppError('validation_failed', message, { fields: { address: message } })
}
