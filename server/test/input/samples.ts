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
  ['url', 'https://calendar.example/one.ics'],
  ['checkInTime', '15:00'],
  ['checkOutTime', '11:00'],
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
  ['countries', ['IT']],
  ['stars', '4,5'],
  ['meals', 'breakfast'],
  ['amenities', 'pool,spa'],
  ['csv', 'name,city\nVilla Marenne,Positano\n'],
  ['after', '5_0d000000-0000-4000-8000-00000000ffff'],
]

export function withDefaults(known: ReadonlyMap<string, Json>): ReadonlyMap<string, Json> {
  return new Map([...defaults, ...known])
}

/** Builds a value that the schema accepts, with every property it declares. */
export function sampleOf(schema: JsonSchema, known: ReadonlyMap<string, Json>, name = ''): Json {
  const named = known.get(name)
  if (named !== undefined && fits(schema, named)) return named
  if (schema.const !== undefined) return schema.const as Json
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const branch = [schema.anyOf, schema.oneOf].find(Array.isArray)?.[0]
  if (branch) return sampleOf(branch, known, name)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(Object(schema.properties)).map(([key, part]) => [
          key,
          sampleOf(Object(part), known, key),
        ]),
      )
    case 'array':
      return [sampleOf(Object(schema.items), known, name.replace(/s$/, ''))]
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1))
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return sampleText(schema)
  }
}

function sampleText({ format, minLength }: JsonSchema): string {
  if (format === 'uuid') return '0d000000-0000-4000-8000-00000000ffff'
  if (format === 'date') return '2031-03-10'
  return 'sample'.padEnd(Number(minLength ?? 0), 's')
}

/**
 * Some names mean different things in different places, such as `sort`, `state`, or `id`, which may be a
 * number.
 */
function fits(schema: JsonSchema, value: Json): boolean {
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
export function leavesOf(value: Json, type: 'string' | 'number', path: string[] = []): string[][] {
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, part]) => leavesOf(part, type, [...path, key]))
  }
  return typeof value === type ? [path] : []
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
