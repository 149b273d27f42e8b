import type { RoomChoice } from '@roomlark/contract/bookings/offers'
import type { GuestVisit, StayForm } from '@roomlark/contract/guest-site/guest-page'

type Words = readonly (readonly [string, string])[]

/** A link within the site, with what the visit carries. */
export function makeAddress(
  { carried }: Pick<GuestVisit, 'carried'>,
  path: string,
  words: Words = [],
): string {
  const query = new URLSearchParams(
    [...words, ...carriedWords(carried)].map(([name, value]) => [name, value]),
  )
  return query.size > 0 ? `${path}?${query}` : path
}

/** A legal text is read in the language of the page that leads there; `path` may name a part of it. */
export function legalAddress({ language }: Pick<GuestVisit, 'language'>, path: string): string {
  return language === 'en' ? path : path.replace(/(?=#)|$/, `?lang=${language}`)
}

export function carriedWords({ lang, currency, ref, frame }: GuestVisit['carried']): Words {
  return [
    ...(lang ? [['lang', lang] as const] : []),
    ...(currency ? [['currency', currency] as const] : []),
    ...(ref ? [['ref', ref] as const] : []),
    ...(frame ? [['frame', frame] as const] : []),
  ]
}

export function stayWords({ checkInOn, checkOutOn, ...party }: StayForm): Words {
  return [
    ...(checkInOn ? [['checkInOn', checkInOn] as const] : []),
    ...(checkOutOn ? [['checkOutOn', checkOutOn] as const] : []),
    ['adults', String(party.adults)],
    ...(party.childAges.length > 0 ? [['childAges', party.childAges.join(',')] as const] : []),
    ['rooms', String(party.rooms)],
  ]
}

export function choiceWords(choice: RoomChoice | null): Words {
  if (!choice) return []
  const rooms = choice.rooms.map(({ roomTypeId, quantity }) => ['room', `${roomTypeId}.${quantity}`] as const)
  return [['plan', choice.ratePlanId], ...rooms]
}

/** The choice with so many rooms of a type; another plan begins anew, since a booking has one. */
export function choiceWith(
  choice: RoomChoice | null,
  { roomTypeId, ratePlanId }: { roomTypeId: string; ratePlanId: string },
  quantity: number,
): RoomChoice | null {
  const others =
    choice?.ratePlanId === ratePlanId ? choice.rooms.filter((room) => room.roomTypeId !== roomTypeId) : []
  const rooms = [...others, ...(quantity > 0 ? [{ roomTypeId, quantity }] : [])]
  return rooms.length > 0 ? { ratePlanId, rooms } : null
}
