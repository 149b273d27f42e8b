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
  mfaCode: '482913',
  name: 'Hotel Azur',
  description: 'Twelve rooms above the sea.',
  streetAddress: 'Via dei Mulini 4',
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

/** Adds an example to each named object that an operation takes or answers with, and to each body without a name. */
export function addExamples(schemas: Record<string, JsonSchema>, paths: JsonSchema): void {
  const used = new Set(JSON.stringify(paths).match(/(?<="#\/components\/schemas\/)\w+/g))
  const examples = Object.entries(schemas)
    // What only other shapes consist of is within their examples.
    .filter(([name, schema]) => schema.type === 'object' && used.has(name))
    .map(([name, schema]) => ({ schema, example: exampleOf(schema, schemas, name) }))
  for (const { schema, example } of examples) schema.examples = [example]
  for (const path of Object.values(paths)) {
    for (const { requestBody } of Object.values(path as Record<string, OperationWithBody>)) {
      const content = requestBody?.content['application/json']
      if (content && !('$ref' in content.schema)) content.example ??= exampleOf(content.schema, schemas)
    }
  }
}

type OperationWithBody = {
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown } | undefined> }
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
  const entries = shown.map(([key, part]) => [key, exampleOf(part, components, key, depth + 1)])
  return Object.fromEntries(entries)
}

function listOf(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  name: string,
  depth: number,
): unknown[] {
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
const otherTexts = ['2026-06-16', '2026-06', '15:00', 'EUR', 'IT', 'it', '3', '+39 089 875 000', 'en-US']

function words(name: string): string {
  const text = name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim()
  return text === '' ? 'Text' : text.charAt(0).toUpperCase() + text.slice(1)
}
