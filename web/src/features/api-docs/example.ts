import { type Json, listOf, recordOf } from './json.ts'
import type { ApiDocument, Operation } from './openapi.ts'
import { propertiesOf, resolve, typeOf, variantsOf } from './schema.ts'

const byFormat: Json = {
  uuid: '6f1c2b9e-4a7d-4c35-9d0e-2b8f5a1c7e43',
  'date-time': '2026-06-16T14:30:00.000Z',
  date: '2026-06-16',
  uri: 'https://example.com',
}
const byName: Json = {
  email: 'you@example.com',
  firstName: 'Amara',
  lastName: 'Okafor',
  phone: '+1 555 0100',
}

/** A value that a reader recognises as an example of this shape. */
export function exampleOf(schema: Json, root: Json, name = '', depth = 0): unknown {
  const resolved = resolve(schema, root)
  if ('const' in resolved) return resolved.const
  if ('default' in resolved) return resolved.default
  const [choice] = listOf(resolved.enum)
  if (choice !== undefined) return choice
  const [variant] = variantsOf(resolved)
  if (variant) return exampleOf(variant, root, name, depth)
  const type = typeOf(resolved, root)
  if (type.startsWith('array')) return [exampleOf(recordOf(resolved.items), root, name, depth + 1)]
  if (type.startsWith('object')) {
    // A shape may contain itself.
    if (depth > 4) return {}
    const entries = propertiesOf(resolved, root).map((property) => [
      property.name,
      exampleOf(property.schema, root, property.name, depth + 1),
    ])
    return Object.fromEntries(entries)
  }
  if (type.startsWith('integer') || type.startsWith('number'))
    return Math.max(1, Number(resolved.minimum) || 1)
  if (type.startsWith('boolean')) return true
  if (type === 'null') return null
  return byFormat[String(resolved.format)] ?? byName[name] ?? (name ? `<${name}>` : 'text')
}

export function curlOf(operation: Operation, document: ApiDocument): string {
  const query = operation.parameters
    .filter((parameter) => parameter.place === 'query' && parameter.required)
    .map(
      ({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(schema, document.root, name)))}`,
    )
  const url = document.serverUrl + operation.path + (query.length > 0 ? `?${query.join('&')}` : '')
  const lines = [`curl${operation.method === 'GET' ? '' : ` -X ${operation.method}`} ${quote(url)}`]
  if (operation.access !== 'public') lines.push(`-H "Authorization: Bearer $TOKEN"`)
  if (operation.body) {
    lines.push(`-H 'Content-Type: application/json'`)
    lines.push(`-d ${quote(JSON.stringify(exampleOf(operation.body, document.root)))}`)
  }
  return lines.join(' \\\n  ')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
