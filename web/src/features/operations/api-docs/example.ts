import { type Json, toList, toRecord } from './json.ts'
import type { ApiDocument, Content, Operation } from './openapi.ts'
import { describeType, listProperties, listVariants, resolve } from './schema.ts'

const byFormat = new Map(
  Object.entries({
    uuid: '6f1c2b9e-4a7d-4c35-9d0e-2b8f5a1c7e43',
    'date-time': '2026-06-16T14:30:00.000Z',
    date: '2026-06-16',
    uri: 'https://example.com',
  }),
)
const byName = new Map(
  Object.entries({
    email: 'you@example.com',
    firstName: 'Amara',
    lastName: 'Okafor',
    phone: '+1 555 0100',
  }),
)

/** A value that a reader recognises as an example of this shape. */
export function makeExample(schema: Json, root: Json, name = '', depth = 0): unknown {
  const resolved = resolve(schema, root)
  const [written] = toList(resolved.examples)
  if (written !== undefined) return written
  if (Object.hasOwn(resolved, 'const')) return resolved.const
  if (Object.hasOwn(resolved, 'default')) return resolved.default
  const [choice] = toList(resolved.enum)
  if (choice !== undefined) return choice
  const [variant] = listVariants(resolved)
  if (variant) return makeExample(variant, root, name, depth)
  const type = describeType(resolved, root)
  if (type.startsWith('array')) return [makeExample(toRecord(resolved.items), root, name, depth + 1)]
  if (type.startsWith('object')) {
    // A shape may contain itself.
    if (depth > 4) return {}
    const entries = listProperties(resolved, root).map((property) => [
      property.name,
      makeExample(property.schema, root, property.name, depth + 1),
    ])
    return Object.fromEntries(entries)
  }
  if (type.startsWith('integer') || type.startsWith('number'))
    return Math.max(1, Number(resolved.minimum) || 1)
  if (type.startsWith('boolean')) return true
  if (type === 'null') return null
  return byFormat.get(String(resolved.format)) ?? byName.get(name) ?? (name ? `<${name}>` : 'text')
}

export function formatCurl(operation: Operation, document: ApiDocument): string {
  const { method, path, access, body, parameters } = operation
  const required = (place: string) =>
    parameters
      .filter((parameter) => parameter.place === place && parameter.required)
      .map(({ name, schema, example }) => ({
        name,
        value: String(example ?? makeExample(schema, document.root, name)),
      }))
  const query = required('query').map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
  const url = document.serverUrl + path + (query.length > 0 ? `?${query.join('&')}` : '')
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quote(url)}`,
    ...(access === 'public' ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...required('header').map(({ name, value }) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body ? bodyLines(body, document) : []),
  ].join(' \\\n  ')
}

function bodyLines({ mediaType, schema, example }: Content, { root }: ApiDocument): string[] {
  if (mediaType.startsWith('multipart/')) {
    return listProperties(resolve(schema, root), root).map(({ name }) => `-F ${quote(`${name}=@file`)}`)
  }
  return [
    `-H ${quote(`Content-Type: ${mediaType}`)}`,
    `-d ${quote(JSON.stringify(example ?? makeExample(schema, root)))}`,
  ]
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
