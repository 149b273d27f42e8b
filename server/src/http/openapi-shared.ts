import type { JsonSchema } from './serializer-schema.ts'

type Schemas = Record<string, JsonSchema>
type SchemaSlot = { holder: JsonSchema; key: string; schema: JsonSchema; name: string }

/**
 * Objects that stand in several places without having a name in the contract are named after the first of these
 * places, and so are written down once like the others.
 */
export function nameSharedObjects(schemas: Schemas, paths: JsonSchema): void {
  // From the inside out: once the objects inside it are references, an object is the same as its double.
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

/** Objects without another one inside, by their text, with all places where they stand. */
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

/** Whether there is any object inside that could be named. */
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

/** Parts of a description that are values, not schemas. */
const values = new Set(['enum', 'const', 'default', 'example', 'examples', 'required', 'tags', 'security'])
/** Words of JSON Schema and OpenAPI that say nothing about what is meant. */
const structure = new Set([
  ...['properties', 'items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', 'schema', 'content'],
  ...['application/json', 'text/event-stream', 'responses', 'requestBody', 'parameters', 'data'],
])

function canBeShared({ type, properties }: JsonSchema): boolean {
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
