export type JsonSchema = { [key: string]: unknown }

/**
 * For every value it writes, the serializer tries the branches of a union one by one with a validator. Nearly
 * all our unions are "this or null" or objects with a discriminating property, which can be written without
 * validation.
 */
export function serializerSchema(schema: JsonSchema): JsonSchema {
  const { anyOf, oneOf, ...rest } = eachPart(schema, serializerSchema)
  const branches = anyOf ?? oneOf
  if (!Array.isArray(branches)) return rest
  const values = branches.filter((branch) => branch.type !== 'null')
  const nullable = values.length < branches.length ? { nullable: true } : {}
  const one = values.length === 1 ? values[0] : mergeObjects(values)
  return one ? { ...rest, ...one, ...nullable } : { ...rest, anyOf: branches }
}

function eachPart(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isSchema(value)) return [key, mapValues(value, change)]
      if (Array.isArray(value) && (key === 'anyOf' || key === 'oneOf')) return [key, value.map(change)]
      return [
        key,
        (key === 'items' || key === 'additionalProperties') && isSchema(value) ? change(value) : value,
      ]
    }),
  )
}

/**
 * Merges the branches into one object with all their properties, or returns undefined if two disagree about a
 * property.
 */
function mergeObjects(branches: JsonSchema[]): JsonSchema | undefined {
  const properties: Record<string, JsonSchema> = {}
  for (const branch of branches) {
    if (branch.type !== 'object' || branch.nullable || !isSchema(branch.properties)) return undefined
    for (const [name, schema] of Object.entries(branch.properties)) {
      if (!isSchema(schema)) return undefined
      const { const: _word, enum: _words, ...kind } = schema
      const merged = properties[name] ? mergeProperty(properties[name], kind) : kind
      if (!merged) return undefined
      properties[name] = merged
    }
  }
  return { type: 'object', properties }
}

/** Kinds with parameters disagree within one property, so that property is merged in the same way. */
function mergeProperty(one: JsonSchema, other: JsonSchema): JsonSchema | undefined {
  const { nullable, ...plain } = one
  const { nullable: otherNullable, ...otherPlain } = other
  const isSame = JSON.stringify(plain) === JSON.stringify(otherPlain)
  const merged = isSame ? plain : mergeObjects([plain, otherPlain])
  return merged && (nullable || otherNullable ? { ...merged, nullable: true } : merged)
}

function mapValues(parts: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, isSchema(part) ? change(part) : part]),
  )
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
