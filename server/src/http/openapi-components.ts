import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import { schemaNames } from './openapi-names.ts'
import type { JsonSchema } from './serializer-schema.ts'

export type Components = {
  /**
   * Returns a reference if the shape has a name, otherwise the shape with references to the named ones inside
   * it.
   */
  schemaFor(schema: ZodMiniType, io: 'input' | 'output'): JsonSchema
  /** All shapes referred to so far, by name. */
  readonly schemas: Record<string, JsonSchema>
}

/** Collects the named shapes of the API description, so that each is written only once. */
export function createComponents(): Components {
  const components: Record<string, JsonSchema> = {}

  /** The schemas as zod wrote them. Most shapes occur many times, and a known one needs no more work. */
  const texts = new Map<string, string>()

  /**
   * A shape may differ between writing and reading because of a default or trimming; it then gets two names.
   */
  function nameFor(name: string, text: string, io: 'input' | 'output'): string {
    const known = texts.get(name)
    if (known === undefined) texts.set(name, text)
    return known === undefined || known === text ? name : `${name}${io === 'input' ? 'Written' : 'Read'}`
  }

  function schemaFor(schema: ZodMiniType, io: 'input' | 'output'): JsonSchema {
    const converted = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: schemaNames })
    const { $schema: _dialect, id, $defs = {}, ...own } = converted as JsonSchema & { $defs?: JsonSchema }
    const parts = new Map(Object.entries($defs).map(([name, part]) => [name, withoutId(part)]))
    if (typeof id === 'string' && !('$ref' in own)) parts.set(id, own)
    const renamed = new Map<string, string>()
    for (const [name, part] of parts) renamed.set(name, nameFor(name, JSON.stringify(part), io))
    for (const [name, part] of parts) {
      components[renamed.get(name) ?? name] ??= withReferences(part, renamed)
    }
    if (typeof id === 'string' && !('$ref' in own)) return reference(renamed.get(id) ?? id)
    return withReferences(own, renamed)
  }

  return { schemaFor, schemas: components }
}

export function reference(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

function withoutId(part: unknown): JsonSchema {
  const { id: _id, ...rest } = part as JsonSchema
  return rest
}

/** Turns references within one conversion into references within the whole document. */
function withReferences(part: JsonSchema, renamed: ReadonlyMap<string, string>): JsonSchema {
  const text = JSON.stringify(part, (key, value) => {
    if (isNoBound(key, value)) return undefined
    if (key !== '$ref' || typeof value !== 'string')
      return withNullType(withoutImpliedType(withKnownKeys(value)))
    const name = value.replace(/^#\/(\$defs|components\/schemas)\//, '')
    return reference(renamed.get(name) ?? name).$ref
  })
  return JSON.parse(text)
}

/** Every whole number that JavaScript can count with lies between these two, so they say nothing. */
function isNoBound(key: string, value: unknown): boolean {
  return (
    (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
    (key === 'maximum' && value === Number.MAX_SAFE_INTEGER)
  )
}

/** Removes a type that the one allowed value already tells. */
function withoutImpliedType(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('const' in value)) return value
  const { type, ...rest } = value as JsonSchema
  return typeof type === 'string' && typeof rest.const !== 'object' ? rest : value
}

/** A value that may be missing is said to have two types rather than to be one of two schemas. */
function withNullType(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('anyOf' in value)) return value
  const { anyOf, ...rest } = value as JsonSchema & { anyOf: JsonSchema[] }
  const [known, none, ...others] = anyOf
  const isPlain = known?.type === 'string' || known?.type === 'integer' || known?.type === 'number'
  if (!isPlain || 'enum' in known || none?.type !== 'null' || others.length > 0) return value
  return { ...known, ...rest, type: [known.type, 'null'] }
}

/** Every OpenAPI reader understands a record with known keys as an object with these properties. */
function withKnownKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('propertyNames' in value)) return value
  const { propertyNames, additionalProperties, ...rest } = value as JsonSchema & { propertyNames: JsonSchema }
  const names = propertyNames.enum ?? rest.required
  if (!Array.isArray(names)) return value
  const properties = names.map((name) => [name, additionalProperties])
  return { ...rest, properties: Object.fromEntries(properties), additionalProperties: false }
}
