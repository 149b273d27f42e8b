import type { JsonSchema } from '../../src/http/serializer-schema.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Values by field name, for rules that are code rather than a pattern and so are missing from the schema. */
const defaults: readonly [string, Json][] = [
  ['email', 'walk@example.test'],
  ['contactEmail', 'walk@example.test'],
  ['phone', '+39 089 875 000'],
  ['contactPhone', '+39 089 875 000'],
  ['country', 'IT'],
  ['currency', 'EUR'],
  ['iban', 'IE29AIBK93115212345678'],
  ['bic', 'AIBKIE2D'],
  ['timeZone', 'Europe/Rome'],
  ['language', 'it'],
  ['birthday', '1990-04-02'],
  ['url', 'https://calendar.example/one.ics'],
  ['endpoint', 'https://push.example/device/1'],
  ['p256dh', 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
  ['auth', 'BTBZMqHH6r4Tts7J_aSIgg'],
  ['checkInTime', '15:00'],
  ['checkOutTime', '11:00'],
  ['closeAt', '03:00'],
  ['noShowFrom', '02:00'],
  ['checkInOn', '2031-03-10'],
  ['checkOutOn', '2031-03-12'],
  ['period', 'custom'],
  ['fromOn', '2031-03-10'],
  ['untilOn', '2031-03-12'],
  ['month', '2031-03'],
  ['slug', 'villa-marenne'],
  ['period', 'custom'],
  ['childAges', '4,11'],
  ['site', 'https://slowmiles.example'],
  ['website', 'https://slowmiles.example'],
  ['accent', '#1f5f4a'],
  ['countries', ['IT']],
  ['stars', '4,5'],
  ['meals', 'breakfast'],
  ['amenities', 'pool,spa'],
  ['area', '14.3,40.5,14.8,40.8'],
  ['csv', 'name,city\nVilla Marenne,Positano\n'],
  ['position', '1'],
  ['cursor', '1-1'],
  ['cardDigits', '4417'],
  ['after', '5_0d000000-0000-4000-8000-00000000ffff'],
]

/** Values by field name. */
export type Known = { get(name: string): Json | undefined }

export function withDefaults(known: ReadonlyMap<string, Json>): ReadonlyMap<string, Json> {
  return new Map([...defaults, ...known])
}

/** Choices that a schema leaves open. */
export type Choices = {
  /** Chooses one of this many branches or names. */
  index(count: number): number
  /** Says whether to include a property that may be missing. */
  keeps(key: string): boolean
  number(min: number, max: number): number
}

/** Takes the first of everything, and every property that is declared. */
export const firstOfAll: Choices = { index: () => 0, keeps: () => true, number: (min) => min }
/** Takes the same, with the greatest of every number. */
export const greatestOfAll: Choices = { ...firstOfAll, number: (_min, max) => max }

/** Builds a value that the schema accepts. */
export function makeSample(schema: JsonSchema, known: Known, name = '', choices = firstOfAll): Json {
  const named = known.get(name)
  if (named !== undefined && fits(schema, named)) return named
  if (schema.const !== undefined) return schema.const as Json
  if (Array.isArray(schema.enum)) return schema.enum[choices.index(schema.enum.length)]
  const branches = [schema.anyOf, schema.oneOf].find(Array.isArray)
  if (branches) return makeSample(branches[choices.index(branches.length)], known, name, choices)
  switch (schema.type) {
    case 'object': {
      const required = Array.isArray(schema.required) ? schema.required : []
      return Object.fromEntries(
        Object.entries(Object(schema.properties))
          .filter(([key]) => required.includes(key) || choices.keeps(key))
          .map(([key, part]) => [key, makeSample(Object(part), known, key, choices)]),
      )
    }
    case 'array':
      return [makeSample(Object(schema.items), known, name.replace(/s$/, ''), choices)]
    case 'integer':
    case 'number': {
      const least = Math.max(1, Number(schema.minimum ?? 1))
      return choices.number(least, Math.max(least, Number(schema.maximum ?? least + 1000)))
    }
    case 'boolean':
      return choices.index(2) === 0
    case 'null':
      return null
    default:
      return sampleText(schema)
  }
}

/** Texts for patterns, the first that matches. */
const texts = ['sample', 'sepa', '2031']

function sampleText({ format, minLength, pattern }: JsonSchema): string {
  if (format === 'uuid') return '0d000000-0000-4000-8000-00000000ffff'
  if (format === 'date') return '2031-03-10'
  if (format === 'date-time') return '2031-03-09T18:00:00.000Z'
  const text =
    texts.find((one) => typeof pattern !== 'string' || new RegExp(pattern, 'u').test(one)) ?? 'sample'
  return text.padEnd(Number(minLength ?? 0), 's')
}

/**
 * Some names mean different things in different places, such as `sort`, `state`, or `id`, which may be a
 * number.
 */
export function fits(schema: JsonSchema, value: Json): boolean {
  const branches = [schema.anyOf, schema.oneOf].find(Array.isArray) ?? [schema]
  const type = Array.isArray(value) ? 'array' : typeof value
  return branches.some((branch) => {
    if (Array.isArray(branch.enum)) return branch.enum.includes(value)
    const types = [branch.type].flat()
    return types.includes(type) || (type === 'number' && types.includes('integer'))
  })
}

/** Lists every object within a value, with the path to it. */
export function objectsIn(
  value: Json,
  path: string[] = [],
): { path: string[]; object: { [key: string]: Json } }[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => objectsIn(part, [...path, String(index)]))
  if (value === null || typeof value !== 'object') return []
  const inside = Object.entries(value).flatMap(([key, part]) => objectsIn(part, [...path, key]))
  return [{ path, object: value }, ...inside]
}

/** Lists the paths to all values of a type. */
export function listLeaves(value: Json, type: 'string' | 'number', path: string[] = []): string[][] {
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, part]) => listLeaves(part, type, [...path, key]))
  }
  return typeof value === type ? [path] : []
}

/** Returns the value at the path, or null where there is none. */
export function leafAt(value: Json, [key, ...rest]: string[]): Json {
  if (key === undefined) return value
  return leafAt((new Map(Object.entries(Object(value))).get(key) as Json) ?? null, rest)
}

/** Returns a copy with another value at the path. */
export function withLeaf(value: Json, path: string[], leaf: Json): Json {
  const [key, ...rest] = path
  if (key === undefined) return leaf
  if (Array.isArray(value)) {
    return value.map((part, index) => (String(index) === key ? withLeaf(part, rest, leaf) : part))
  }
  const entries = Object.entries(Object(value)) as [string, Json][]
  return Object.fromEntries(
    entries.map(([name, part]) => [name, name === key ? withLeaf(part, rest, leaf) : part]),
  )
}
