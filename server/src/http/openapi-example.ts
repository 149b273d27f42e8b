import { inYear, isSubject, storyValues } from './openapi-story.ts'
import type { JsonSchema } from './serializer-schema.ts'

type Examples = Record<string, { value: unknown }>
type MediaType = { schema: JsonSchema; example?: unknown; examples?: Record<string, JsonSchema> }
type Content = Record<string, MediaType | undefined>
type OperationWithContent = {
  operationId: string
  parameters: { name: string; required: boolean; schema: JsonSchema; example?: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}

/**
 * Gives every operation an example of what to send and of what comes back. Equal examples are written once, and
 * operations refer to them: most calls about a booking answer with the same shape.
 */
export function addExamples(schemas: Record<string, JsonSchema>, paths: JsonSchema, year: number): Examples {
  const examples: Examples = {}
  const names = new Map<string, string>()
  const refer = (value: unknown, name: string): Record<string, JsonSchema> => {
    const text = JSON.stringify(value)
    const known = names.get(text) ?? name
    names.set(text, known)
    examples[known] = { value }
    return { example: { $ref: `#/components/examples/${known}` } }
  }
  for (const path of Object.values(paths)) {
    for (const operation of Object.values(path as Record<string, OperationWithContent>)) {
      const { operationId, parameters, requestBody, responses } = operation
      const [shape = ''] = operationId.split('.')
      for (const one of parameters) {
        if (one.required)
          one.example = inYear(makeExample(one.schema, schemas, { name: one.name, shape }), year)
      }
      const sent = requestBody?.content['application/json']
      if (sent) {
        const { example, schema } = sent
        delete sent.example
        const value = inYear(example ?? makeExample(schema, schemas, { shape }), year)
        sent.examples = refer(value, `${operationId}.request`)
      }
      const [mediaType, answer] = Object.entries(responses[200]?.content ?? {})[0] ?? []
      if (!answer) continue
      const isEnvelope = mediaType === 'application/json'
      const value = inYear(
        (isEnvelope ? makeEnvelopeExample : makeExample)(answer.schema, schemas, { shape }),
        year,
      )
      answer.examples = refer(isEnvelope ? value : formatEvent(value), `${operationId}.response`)
    }
  }
  return examples
}

/** The parts of an answer are shown as deep as if they stood alone. */
function makeEnvelopeExample(
  envelope: JsonSchema,
  components: Record<string, JsonSchema>,
  place: Place,
): Record<string, unknown> {
  const parts = Object.entries(envelope.properties as Record<string, JsonSchema>)
  return Object.fromEntries(parts.map(([key, part]) => [key, makeExample(part, components, place)]))
}

/** One event as it is on the wire. */
function formatEvent(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`
}

/** The position of a value: the name of its field, the object around it, and its depth. */
type Place = { name?: string; shape: string; depth?: number }

/** Builds a value of this shape, resolving references from `components`. */
function makeExample(schema: JsonSchema, components: Record<string, JsonSchema>, place: Place): unknown {
  const { $ref, allOf } = schema
  const { name = '', shape, depth = 0 } = place
  if (typeof $ref === 'string') {
    const target = $ref.split('/').at(-1) ?? ''
    const shared = components[target] ?? {}
    // A shape that is a single value, like an id, is still a field of the shape around it.
    const around = shared.type === 'object' ? target : shape
    return makeExample(shared, components, { name: name || target, shape: around, depth })
  }
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if ('const' in schema) return schema.const
  if ('default' in schema) return schema.default
  const values = storyValues(name, shape, schema.format)
  if (Array.isArray(schema.enum)) {
    const allowed = schema.enum
    return values.find((value) => allowed.includes(value)) ?? allowed[0]
  }
  const variants = [schema.anyOf, schema.oneOf, allOf].flatMap((list) => (Array.isArray(list) ? list : []))
  const [variant] = variants
  const mayBeNull = [schema, ...variants].some(({ type }) => [type].flat().includes('null'))
  if (mayBeNull && values[0] === null) return null
  // A shape within another shows what it may be itself; what is further down may be missing.
  if (depth > 1 && isObject(variant, components) && mayBeNull) return null
  if (variant) return makeExample(variant, components, place)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return makeObjectExample(schema, components, { ...place, shape: isSubject(name) ? name : shape })
    case 'array':
      return values.find(Array.isArray) ?? makeListExample(schema, components, place)
    case 'integer':
    case 'number':
      return makeNumberExample(schema, values)
    case 'boolean':
      return values.find((value) => typeof value === 'boolean') ?? true
    case 'null':
      return null
    default:
      return makeTextExample(schema, name, values)
  }
}

function isObject(schema: JsonSchema | undefined, components: Record<string, JsonSchema>): boolean {
  const target = typeof schema?.$ref === 'string' ? components[schema.$ref.split('/').at(-1) ?? ''] : schema
  return target?.type === 'object'
}

function makeObjectExample(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  { shape, depth = 0 }: Place,
): Record<string, unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const required = new Set((schema.required ?? []) as string[])
  // Optional properties are left out at this depth, which also ends cycles.
  const shown = properties.filter(([key]) => depth < 4 || required.has(key))
  const listed = new Set<unknown>()
  const entries = shown.map(([key, part]) => {
    const items =
      part.type === 'array' && !part.minItems ? (part.items as JsonSchema | undefined)?.$ref : undefined
    // One list shows what its items are; another of the same items is left empty.
    if (items !== undefined && listed.has(items)) return [key, []]
    listed.add(items)
    return [key, makeExample(part, components, { name: key, shape, depth: depth + 1 })]
  })
  return Object.fromEntries(entries)
}

function makeListExample(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  place: Place,
): unknown[] {
  const { depth = 0 } = place
  // The same counts for lists that lie deep within a shape.
  if (depth > 1 && !schema.minItems) return []
  const count = Math.max(1, Number(schema.minItems ?? 1))
  const item = makeExample((schema.items ?? {}) as JsonSchema, components, { ...place, depth: depth + 1 })
  return Array.from({ length: count }, () => item)
}

function makeNumberExample(schema: JsonSchema, values: unknown[]): number {
  const least = Number(schema.minimum ?? Number.NEGATIVE_INFINITY)
  const most = Number(schema.maximum ?? Number.POSITIVE_INFINITY)
  const known = values.find((value) => typeof value === 'number')
  return Math.min(Math.max(known ?? 3, least), most)
}

function makeTextExample(schema: JsonSchema, name: string, values: unknown[]): string {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  const fits = (value: unknown): value is string =>
    typeof value === 'string' &&
    value.length >= Number(minLength) &&
    value.length <= Number(maxLength) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value))
  return [...values, words(name), ...otherTexts].find(fits) ?? words(name)
}

/** These are tried in turn when a string has to match a pattern. */
const otherTexts = [
  '2026-06-16',
  '2026-06',
  '06-16',
  '15:00',
  'EUR',
  'IT',
  'it',
  '3',
  '+39 089 875 000',
  'en-US',
  'sepa',
  '2026',
]

function words(name: string): string {
  const text = name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim()
  return text === '' ? 'Text' : text.charAt(0).toUpperCase() + text.slice(1)
}
