import { isRecord, type Json, toList, toRecord, toText } from './json.ts'
import { resolve } from './schema.ts'

export type Parameter = { name: string; place: string; required: boolean; schema: Json; example?: unknown }
/** JSON if there is a choice. */
export type Content = { mediaType: string; schema: Json; example?: unknown }
export type Answer = { status: string; description: string; schema: Json | null; example?: unknown }
/** Callers that are allowed: everybody, anyone signed in, or only these account types. */
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
  const root = toRecord(value)
  if (!isRecord(root.paths)) throw new Error('This is not an OpenAPI document.')
  const info = toRecord(root.info)
  return {
    title: toText(info.title),
    version: toText(info.version),
    description: toText(info.description),
    serverUrl: toText(toRecord(toList(root.servers)[0]).url).replace(/\/$/, ''),
    operations: Object.entries(root.paths).flatMap(([path, item]) => readPath(path, toRecord(item), root)),
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
    id: toText(operation.operationId) || `${method}-${path.replace(/\W+/g, '-')}`,
    tag: toText(toList(operation.tags)[0]) || 'other',
    method: method.toUpperCase(),
    path,
    summary: toText(operation.summary),
    access: readAccess(operation['x-access']),
    parameters: toList(operation.parameters).map((entry) => readParameter(toRecord(entry))),
    body: readContent(operation.requestBody, root),
    answers: Object.entries(toRecord(operation.responses)).map(([status, entry]) => {
      const answer = resolve(toRecord(entry), root)
      const content = readContent(answer, root)
      return {
        status,
        description: toText(answer.description),
        schema: content?.schema ?? null,
        example: content?.example,
      }
    }),
  }
}

function readAccess(value: unknown): CallerRule {
  if (value === 'public' || value === 'signed-in') return value
  return toList(value).map(toText).filter(Boolean)
}

function readParameter(entry: Json): Parameter {
  return {
    name: toText(entry.name),
    place: toText(entry.in),
    required: entry.required === true,
    schema: toRecord(entry.schema),
    example: entry.example,
  }
}

function readContent(holder: unknown, root: Json): Content | null {
  const variants = Object.entries(toRecord(toRecord(holder).content))
  const [mediaType, media] = variants.find(([type]) => type === 'application/json') ?? variants[0] ?? []
  if (!mediaType || !isRecord(media)) return null
  const [example] = Object.values(toRecord(media.examples))
  return { mediaType, schema: toRecord(media.schema), example: resolve(toRecord(example), root).value }
}
