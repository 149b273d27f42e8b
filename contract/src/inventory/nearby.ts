import * as z from 'zod/mini'
import { isolate } from '../isolate.ts'
import { nameOrNothing } from '../primitives.ts'
import { say } from '../say.ts'

/** This catalogue is fixed; the order is that of the form. */
export const nearbyKinds = {
  centre: say('Centre##of a town'),
  station: say('Station'),
  airport: say('Airport'),
  beach: say('Beach'),
  'ski-lift': say('Ski lift'),
  'bus-stop': say('Bus stop'),
  harbour: say('Harbour'),
  motorway: say('Motorway'),
  supermarket: say('Supermarket'),
  restaurant: say('Restaurant'),
  park: say('Park'),
  museum: say('Museum'),
  'trade-fair': say('Trade fair'),
  hospital: say('Hospital'),
} as const

export type NearbyKind = keyof typeof nearbyKinds
export const nearbyKindNames = Object.keys(nearbyKinds) as [NearbyKind, ...NearbyKind[]]

export const nearbyLimits = { places: 12, name: 60, meters: 300_000 } as const

const distanceWords = say('Enter a distance such as 350 m or 1.2 km, up to 300 km')

export const NearbyPlace = z.strictObject({
  kind: z.enum(nearbyKindNames, say('This is not in the catalogue')),
  /** Empty where the kind says enough. */
  name: z._default(nameOrNothing(nearbyLimits.name), ''),
  /** As a guest walks or drives, by the hotel's own measure. */
  meters: z.int(distanceWords).check(z.gte(1, distanceWords), z.lte(nearbyLimits.meters, distanceWords)),
})
export type NearbyPlace = z.infer<typeof NearbyPlace>

export function nearbyName({ kind, name }: Pick<NearbyPlace, 'kind' | 'name'>): string {
  if (name === '') return nearbyKinds[kind]
  return say('{kind}: {name}##a place near a hotel', { kind: nearbyKinds[kind], name: isolate(name) })
}

/** Listed from the nearest to the farthest. */
export const NearbyPlaces = z.array(NearbyPlace).check(
  z.maxLength(nearbyLimits.places, say('Use at most {count} places', { count: nearbyLimits.places })),
  z.overwrite((places) => places.toSorted((a, b) => a.meters - b.meters)),
)

/** Reads `350`, `350 m` and `1.2 km`, also with a comma, as whole metres; NaN if the text says no distance. */
export function readDistance(text: string): number {
  const [, number = '', unit = 'm'] = /^([\d.,]+)\s*(m|km)?$/i.exec(text.trim()) ?? []
  return unit.toLowerCase() === 'km' ? readKilometres(number) : readMetres(number)
}

function readKilometres(number: string): number {
  return /^\d{1,6}([.,]\d{1,3})?$/.test(number)
    ? Math.round(Number(number.replace(',', '.')) * 1000)
    : Number.NaN
}

/** Nobody measures parts of a metre, so a point or a comma separates thousands. */
function readMetres(number: string): number {
  return /^(\d{1,9}|\d{1,3}([.,]\d{3})+)$/.test(number) ? Number(number.replaceAll(/[.,]/g, '')) : Number.NaN
}

const most = 2 * nearbyLimits.places

/**
 * Reads a cell such as `centre 350 m; station 1.2 km Napoli Centrale`. What is not a list of places is returned as it
 * is, and refused like any other fault.
 */
export function readNearbyCell(cell: string): NearbyPlace[] | string {
  const parts = cell
    .split(';', most + 1)
    .map((part) => part.trim())
    .filter(Boolean)
  const places = parts.flatMap((part): NearbyPlace[] => {
    const [, kind = '', distance = '', name = ''] =
      /^([a-z-]+)\s+([\d.,]+(?:\s*k?m\b)?)\s*(.*)$/i.exec(part) ?? []
    const known = nearbyKindNames.find((one) => one === kind.toLowerCase())
    return known ? [{ kind: known, name, meters: readDistance(distance) }] : []
  })
  return parts.length > most || places.length < parts.length ? cell : places
}
