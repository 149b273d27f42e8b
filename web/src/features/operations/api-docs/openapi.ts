import { isRecord, type Json, listOf, recordOf, textOf } from './json.ts'
import { resolve } from './schema.ts'

export type Parameter = { name: string; place: string; required: boolean; schema: Json; example?: unknown }
/** JSON if there is a choice. */
export type Content = { mediaType: string; schema: Json; example?: unknown }
export type Answer = { status: string; description: string; schema: Json | null; example?: unknown }
/** Who may call: everybody, anyone signed in, or only these account types. */
export type CallerRule = 'public' | 'signed-in' | readonly string[]

export type Operation = {
  id: string
  tag: string
  method: string
  path: string
  summary: string
  access: CallerRule
  parameters: readonly Parameter[]
  body: Content | null
  answers: readonly Answer[]
}

export type ApiDocument = {
  title: string
  version: string
  description: string
  serverUrl: string
  operations: readonly Operation[]
  /** The whole document, for following references. */
  root: Json
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

export function readDocument(value: unknown): ApiDocument {
  const root = recordOf(value)
  if (!isRecord(root.paths)) throw new Error('This is not an OpenAPI document.')
  const info = recordOf(root.info)
  return {
    title: textOf(info.title),
    version: textOf(info.version),
    description: textOf(info.description),
    serverUrl: textOf(recordOf(listOf(root.servers)[0]).url).replace(/\/$/, ''),
    operations: Object.entries(root.paths).flatMap(([path, item]) => readPath(path, recordOf(item), root)),
    root,
  }
}

function readPath(path: string, item: Json, root: Json): Operation[] {
  return methods.flatMap((method) => {
    const operation = item[method]
    return isRecord(operation) ? [readOperation(path, method, operation, root)] : []
  })
}

function readOperation(path: string, method: string, operation: Json, root: Json): Operation {
  return {
    id: textOf(operation.operationId) || `${method}-${path.replace(/\W+/g, '-')}`,
    tag: textOf(listOf(operation.tags)[0]) || 'other',
    method: method.toUpperCase(),
    path,
    summary: textOf(operation.summary),
    access: readAccess(operation['x-access']),
    parameters: listOf(operation.parameters).map((entry) => readParameter(recordOf(entry))),
    body: readContent(operation.requestBody, root),
    answers: Object.entries(recordOf(operation.responses)).map(([status, entry]) => {
      const answer = resolve(recordOf(entry), root)
      const content = readContent(answer, root)
      return {
        status,
        description: textOf(answer.description),
        schema: content?.schema ?? null,
        example: content?.example,
      }
    }),
  }
}

function readAccess(value: unknown): CallerRule {
  if (value === 'public' || value === 'signed-in') return value
  return listOf(value).map(textOf).filter(Boolean)
}

function readParameter(entry: Json): Parameter {
  return {
    name: textOf(entry.name),
    place: textOf(entry.in),
    required: entry.required === true,
    schema: recordOf(entry.schema),
    example: entry.example,
  }
}

function readContent(holder: unknown, root: Json): Content | null {
  const variants = Object.entries(recordOf(recordOf(holder).content))
  const [mediaType, media] = variants.find(([type]) => type === 'application/json') ?? variants[0] ?? []
  if (!mediaType || !isRecord(media)) return null
  const [example] = Object.values(recordOf(media.examples))
  return { mediaType, schema: recordOf(media.schema), example: resolve(recordOf(example), root).value }
}
