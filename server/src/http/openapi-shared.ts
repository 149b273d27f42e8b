import type { JsonSchema } from './serializer-schema.ts'

type Schemas = Record<string, JsonSchema>
type Place = { holder: JsonSchema; key: string; schema: JsonSchema; name: string }

/**
 * Objects that stand in several places without having a name in the contract are named after the first of these
 * places, and so are written down once like the others.
 */
export function nameSharedObjects(schemas: Schemas, paths: JsonSchema): void {
  for (;;) {
    const shared = smallestShared(schemas, paths)
    const [first] = shared
    if (!first) return
    const text = JSON.stringify(first.schema)
    const known = Object.keys(schemas).find((name) => JSON.stringify(schemas[name]) === text)
    const name = known ?? freeName(first.name, schemas)
    schemas[name] ??= first.schema
    for (const { holder, key } of shared) holder[key] = { $ref: `#/components/schemas/${name}` }
  }
}

/** The smallest first: larger ones are the same only once what is inside them is. */
function smallestShared(schemas: Schemas, paths: JsonSchema): Place[] {
  const places = new Map<string, Place[]>()
  const add = (place: Place) => {
    const text = JSON.stringify(place.schema)
    places.set(text, [...(places.get(text) ?? []), place])
  }
  for (const [name, schema] of Object.entries(schemas)) walk(schema, name, add)
  for (const path of Object.values(paths)) {
    for (const operation of Object.values(path as JsonSchema)) {
      const { operationId, ...parts } = operation as JsonSchema & { operationId: string }
      walk(parts, pascal(operationId.replace('.', '-')), add)
    }
  }
  const texts = new Set(Object.values(schemas).map((schema) => JSON.stringify(schema)))
  const shared = [...places].filter(([text, found]) => found.length > 1 || texts.has(text))
  return shared.sort(([a], [b]) => a.length - b.length)[0]?.[1] ?? []
}

function walk(holder: JsonSchema, name: string, add: (place: Place) => void): void {
  for (const [key, value] of Object.entries(holder)) {
    if (values.has(key) || typeof value !== 'object' || value === null) continue
    const schema = value as JsonSchema
    const inner = structure.has(key) || /^\d+$/.test(key) ? name : name + pascal(key)
    if (isSharable(schema)) add({ holder, key, schema, name: inner })
    walk(schema, inner, add)
  }
}

/** Parts of a description that are values, not schemas. */
const values = new Set(['enum', 'const', 'default', 'example', 'examples', 'required', 'tags', 'security'])
/** Words of JSON Schema and OpenAPI that say nothing about what is meant. */
const structure = new Set([
  ...['properties', 'items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', 'schema', 'content'],
  ...['application/json', 'text/event-stream', 'responses', 'requestBody', 'parameters', 'data'],
])

function isSharable({ type, properties }: JsonSchema): boolean {
  if (type !== 'object' || typeof properties !== 'object' || properties === null) return false
  const names = Object.keys(properties)
  // The envelope around every answer is no shape of its own.
  return names.length > 1 && !(names.includes('success') && names.includes('data'))
}

function freeName(name: string, schemas: Schemas): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}${number}`
    if (!(candidate in schemas)) return candidate
  }
}

function pascal(text: string): string {
  return text.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_all, _between, letter: string) =>
    letter.toUpperCase(),
  )
}

/** Leaves out what nothing leads to, such as the queries whose parts are listed as parameters. */
export function referredTo(schemas: Schemas, paths: JsonSchema): Schemas {
  const found = new Set<string>()
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue
      found.add(name)
      follow(schemas[name])
    }
  }
  follow(paths)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)))
}
