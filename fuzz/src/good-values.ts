import { addDays } from '@roomlark/contract/dates'
import type { JsonSchema } from '../../server/src/http/serializer-schema.ts'
import {
  type Choices,
  fits,
  type Json,
  type Known,
  makeSample,
  withDefaults,
} from '../../server/test/input/samples.ts'
import type { Draw } from './draw.ts'
import type { Memory } from './memory.ts'
import type { Ids } from './rows.ts'

const defaults = withDefaults(new Map())

/** Days that belong together, near today, where the hotels have bookings and prices. */
function daysFor(draw: Draw, today: string): ReadonlyMap<string, Json> {
  const from = addDays(
    today,
    draw.weighted([
      [3, draw.between(0, 60)],
      [1, 0],
      [1, -draw.between(1, 60)],
      [1, draw.between(60, 400)],
    ]),
  )
  const until = addDays(from, draw.between(1, 12))
  const month = from.slice(0, 7)
  const last = addDays(`${today.slice(0, 7)}-01`, -draw.between(1, 200)).slice(0, 7)
  return new Map<string, Json>([
    ...['fromOn', 'checkInOn', 'startsOn', 'day', 'on', 'date', 'night', 'businessOn'].map(
      (name) => [name, from] as const,
    ),
    ...['untilOn', 'checkOutOn', 'endsOn', 'dueOn', 'cutOffOn', 'toOn'].map((name) => [name, until] as const),
    ['month', draw.chance(0.7) ? last : month],
  ])
}

/** Looks up what a field of this name could have: a row that exists, what the server said, or what is usual. */
export function knownFor(draw: Draw, ids: Ids, memory: Memory, today: string): Known {
  const days = daysFor(draw, today)
  return {
    get(name) {
      if (/Id$|^id$/.test(name)) return ids.find(name)
      if (name === 'version') return ids.version() ?? memory.recall(name, draw)
      if (name === 'slug' && ids.slug() !== undefined) return ids.slug()
      const day = days.get(name)
      if (day !== undefined) return day
      if (draw.chance(0.5)) return memory.recall(name, draw) ?? defaults.get(name)
      return defaults.get(name)
    },
  }
}

function makeChoices(draw: Draw, share: number): Choices {
  return {
    index: (count) => draw.between(0, count - 1),
    keeps: () => draw.chance(share),
    number: (min, max) =>
      draw.one([min, Math.min(max, min + 1), draw.between(min, Math.min(max, min + 50)), max]),
  }
}

/** Draws a value that the schema accepts. */
export function goodValue(schema: JsonSchema, draw: Draw, known: Known, share: number): Json {
  return makeSample(schema, known, '', makeChoices(draw, share))
}

/** Puts what is known into the fields of an example, in which ids are of nothing that exists. */
export function filledExample(example: Json, schema: JsonSchema, known: Known, name = ''): Json {
  if (Array.isArray(example)) {
    const items = Object(schema.items)
    return example.map((part) => filledExample(part, items, known, name.replace(/s$/, '')))
  }
  if (example !== null && typeof example === 'object') {
    const properties = Object(schema.properties)
    return Object.fromEntries(
      Object.entries(example).map(([key, part]) => [
        key,
        filledExample(part, Object(properties[key]), known, key),
      ]),
    )
  }
  const value = /Id$|^id$|On$|^version$|^month$|^day$/.test(name) ? known.get(name) : undefined
  return value !== undefined && fits(schema, value) ? value : example
}
