import * as z from 'zod/mini'
import { say } from '../say.ts'

const areaWords = say(
  'Give the edges of an area as west,south,east,north in degrees, like 14.3,40.5,14.8,40.8',
)

/** A part of the world between two meridians and two parallels. Where west is the greater, it spans the date line. */
const Edges = z
  .object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })
  .check(
    z.refine(
      ({ west, south, east, north }) =>
        south < north &&
        west !== east &&
        Math.abs(south) <= 90 &&
        Math.abs(north) <= 90 &&
        Math.abs(west) <= 180 &&
        Math.abs(east) <= 180,
      areaWords,
    ),
  )
export type MapArea = z.infer<typeof Edges>

/** Reads an area as addresses have it. */
export const MapArea = z.pipe(
  z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/, areaWords)),
  z.pipe(
    z.transform((text: string) => {
      const [west, south, east, north] = text.split(',').map(Number)
      return { west, south, east, north }
    }),
    Edges,
  ),
)

/** Four decimals are about ten metres. */
const decimals = 4

export function writeArea({ west, south, east, north }: MapArea): string {
  return [west, south, east, north].map((edge) => String(Number(edge.toFixed(decimals)))).join(',')
}
