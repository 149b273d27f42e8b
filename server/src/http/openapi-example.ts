import type { JsonSchema } from './serializer-schema.ts'

/** Recognisable values for field names that mean the same everywhere. */
const byName: Record<string, unknown> = {
  email: 'amara@hotel-azur.example',
  firstName: 'Amara',
  lastName: 'Okafor',
  companyName: 'Hotel Azur Ltd',
  phone: '+39 089 875 000',
  password: 'larksong at six',
  currentPassword: 'larksong at six',
  newPassword: 'dawn over the dunes',
  code: '482913',
  cardDigits: '4417',
  mfaCode: '482913',
  name: 'Hotel Azur',
  description: 'Twelve rooms above the sea.',
  streetAddress: 'Via dei Mulini 4',
  postalCode: '84017',
  contactEmail: 'desk@hotel-azur.example',
  contactPhone: '+39 089 875 000',
  latitude: 40.628,
  longitude: 14.485,
  checkOutOn: '2026-06-19',
  untilOn: '2026-06-30',
  url: 'https://calendar.example/azur.ics',
  reason: 'Agreed by phone',
  houseRules: 'Quiet from 22:00.',
  notes: 'Arrives late.',
  specialRequests: 'A cot, please.',
  checkOutTime: '11:00',
  profileImageUrl: '/media/hotels/amara-96.webp',
  token: 'The token from the email',
  city: 'Positano',
  country: 'IT',
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  slug: 'hotel-azur-positano',
}

const byFormat: Record<string, unknown> = {
  uuid: '6f1c2b9e-4a7d-4c35-9d0e-2b8f5a1c7e43',
  'date-time': '2026-06-16T14:30:00.000Z',
  date: '2026-06-16',
  time: '15:00',
  uri: 'https://hotel-azur.example/',
  email: 'amara@hotel-azur.example',
}

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
export function addExamples(schemas: Record<string, JsonSchema>, paths: JsonSchema): Examples {
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
      for (const one of parameters) {
        if (one.required) one.example = exampleOf(one.schema, schemas, one.name)
      }
      const sent = requestBody?.content['application/json']
      if (sent) {
        const { example, schema } = sent
        delete sent.example
        sent.examples = refer(example ?? exampleOf(schema, schemas), `${operationId}.request`)
      }
      const [mediaType, answer] = Object.entries(responses[200]?.content ?? {})[0] ?? []
      if (!answer) continue
      const value =
        mediaType === 'application/json'
          ? envelopeOf(answer.schema, schemas)
          : eventOf(exampleOf(answer.schema, schemas))
      answer.examples = refer(value, `${operationId}.response`)
    }
  }
  return examples
}

/** The parts of an answer are shown as deep as if they stood alone. */
function envelopeOf(envelope: JsonSchema, components: Record<string, JsonSchema>): Record<string, unknown> {
  const parts = Object.entries(envelope.properties as Record<string, JsonSchema>)
  return Object.fromEntries(parts.map(([key, part]) => [key, exampleOf(part, components)]))
}

/** One event as it is on the wire. */
function eventOf(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`
}

/** Builds a value of this shape, resolving references from `components`. */
function exampleOf(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  name = '',
  depth = 0,
): unknown {
  const { $ref, allOf } = schema
  if (typeof $ref === 'string') {
    const target = $ref.split('/').at(-1) ?? ''
    return exampleOf(components[target] ?? {}, components, name || target, depth)
  }
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if ('const' in schema) return schema.const
  if ('default' in schema) return schema.default
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const variants = [schema.anyOf, schema.oneOf, allOf].flatMap((list) => (Array.isArray(list) ? list : []))
  const [variant] = variants
  // A shape within another shows what it may be itself; what is further down may be missing.
  if (depth > 1 && isObject(variant, components) && variants.some(({ type }) => type === 'null')) return null
  if (variant) return exampleOf(variant, components, name, depth)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectOf(schema, components, depth)
    case 'array':
      return listOf(schema, components, name, depth)
    case 'integer':
    case 'number':
      return numberOf(schema, name)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return textOf(schema, name)
  }
}

function isObject(schema: JsonSchema | undefined, components: Record<string, JsonSchema>): boolean {
  const target = typeof schema?.$ref === 'string' ? components[schema.$ref.split('/').at(-1) ?? ''] : schema
  return target?.type === 'object'
}

function objectOf(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  depth: number,
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
    return [key, exampleOf(part, components, key, depth + 1)]
  })
  return Object.fromEntries(entries)
}

function listOf(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  name: string,
  depth: number,
): unknown[] {
  // The same counts for lists that lie deep within a shape.
  if (depth > 1 && !schema.minItems) return []
  const count = Math.max(1, Number(schema.minItems ?? 1))
  const item = exampleOf((schema.items ?? {}) as JsonSchema, components, name, depth + 1)
  return Array.from({ length: count }, () => item)
}

function numberOf(schema: JsonSchema, name: string): number {
  const least = Number(schema.minimum ?? Number.NEGATIVE_INFINITY)
  const most = Number(schema.maximum ?? Number.POSITIVE_INFINITY)
  const known = byName[name]
  return Math.min(Math.max(typeof known === 'number' ? known : 3, least), most)
}

function textOf(schema: JsonSchema, name: string): string {
  const { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  const fits = (value: unknown): value is string =>
    typeof value === 'string' &&
    value.length >= Number(minLength) &&
    value.length <= Number(maxLength) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value))
  const candidates = [byName[name], byFormat[String(format)], words(name), ...otherTexts]
  return candidates.find(fits) ?? words(name)
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
]

function words(name: string): string {
  const text = name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim()
  return text === '' ? 'Text' : text.charAt(0).toUpperCase() + text.slice(1)
}
