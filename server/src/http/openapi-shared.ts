import type { JsonSchema } from './serializer-schema.ts'

type Schemas = Record<string, JsonSchema>
type SchemaSlot = { holder: JsonSchema; key: string; schema: JsonSchema; name: string }

/**
 * Objects that occur in several places but have no name in the contract are named after the first of those
 * places, so that they too are written only once.
 */
export function nameSharedObjects(schemas: Schemas, paths: JsonSchema): void {
  // Works from the inside out, because two objects become equal once the objects inside them are references.
  while (nameInnermost(schemas, paths)) {}
}

function nameInnermost(schemas: Schemas, paths: JsonSchema): boolean {
  const names = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]))
  let isAnyNamed = false
  for (const [text, places] of innermostObjects(schemas, paths)) {
    const [first] = places
    const known = names.get(text)
    if (!first || (places.length === 1 && known === undefined)) continue
    const name = known ?? freeName(first.name, schemas)
    schemas[name] ??= first.schema
    for (const { holder, key } of places) holder[key] = { $ref: `#/components/schemas/${name}` }
    isAnyNamed = true
  }
  return isAnyNamed
}

/** Finds the objects that contain no other object, keyed by their JSON, with every place they occur in. */
function innermostObjects(schemas: Schemas, paths: JsonSchema): Map<string, SchemaSlot[]> {
  const found = new Map<string, SchemaSlot[]>()
  const add = (place: SchemaSlot) => {
    const text = JSON.stringify(place.schema)
    const places = found.get(text)
    if (places) places.push(place)
    else found.set(text, [place])
  }
  for (const [name, schema] of Object.entries(schemas)) walk(schema, name, add)
  for (const path of Object.values(paths)) {
    for (const operation of Object.values(path as JsonSchema)) {
      const { operationId, ...parts } = operation as JsonSchema & { operationId: string }
      walk(parts, pascal(operationId.replace('.', '-')), add)
    }
  }
  return found
}

/** Returns whether there is any object inside that could be named. */
function walk(holder: JsonSchema, name: string, add: (place: SchemaSlot) => void): boolean {
  let isAnyInside = false
  for (const [key, value] of Object.entries(holder)) {
    if (values.has(key) || typeof value !== 'object' || value === null) continue
    const schema = value as JsonSchema
    const inner = structure.has(key) || /^\d+$/.test(key) ? name : name + pascal(key)
    const hasInside = walk(schema, inner, add)
    const isSharable = canBeShared(schema)
    if (isSharable && !hasInside) add({ holder, key, schema, name: inner })
    isAnyInside ||= hasInside || isSharable
  }
  return isAnyInside
}

/** These keys of a description contain values rather than schemas. */
const values = new Set(['enum', 'const', 'default', 'example', 'examples', 'required', 'tags', 'security'])
/** These JSON Schema and OpenAPI keywords say nothing about the meaning of what they contain. */
const structure = new Set([
  ...['properties', 'items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', 'schema', 'content'],
  ...['application/json', 'text/event-stream', 'responses', 'requestBody', 'parameters', 'data'],
])

function canBeShared({ type, properties }: JsonSchema): boolean {
  if (type !== 'object' || typeof properties !== 'object' || properties === null) return false
  const names = Object.keys(properties)
  // The envelope around every answer is not a shape of its own.
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

/** Drops schemas nothing refers to, such as queries, whose parts are listed as parameters instead. */
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
