import type { TeamPlace, TeamRole } from '@roomlark/contract/team-roles'

type Places = readonly TeamPlace[]

/** The one role for all hotels, if that is what somebody has. */
export function roleEverywhere(places: Places): TeamRole | null {
  return places.find(({ hotelId }) => hotelId === null)?.role ?? null
}

export function roleAt(places: Places, hotelId: string): TeamRole | null {
  return places.find((place) => place.hotelId === hotelId)?.role ?? null
}

/** A role for all hotels replaces those in some, and the other way round. */
export function withRole(places: Places, hotelId: string | null, role: TeamRole | null): TeamPlace[] {
  const others = places.filter((place) =>
    hotelId === null ? place.hotelId !== null : place.hotelId !== null && place.hotelId !== hotelId,
  )
  if (role === null) return others
  return hotelId === null ? [{ hotelId, role }] : [...others, { hotelId, role }]
}
