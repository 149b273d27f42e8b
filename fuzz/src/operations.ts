import { api } from '@roomlark/contract/api'
import type { Access, Endpoint } from '@roomlark/contract/endpoint'
import { scopeNeeded } from '@roomlark/contract/key-scopes'
import { roleMay, type TeamRole } from '@roomlark/contract/team-roles'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { JsonSchema } from '../../server/src/http/serializer-schema.ts'
import type { Json } from '../../server/test/input/samples.ts'
import { getAccountType, isKeyRole, type Role } from './roles.ts'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JsonSchema }
type Content = Record<string, { schema: JsonSchema; example?: Json } | undefined>
type Described = {
  operationId: string
  'x-access': Access
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, JsonSchema & { content?: Content }>
}
export type OpenApi = {
  paths: Record<string, Record<string, Described>>
  components?: { schemas?: Record<string, JsonSchema>; responses?: Record<string, JsonSchema> }
}

export type Operation = {
  name: string
  method: string
  /** With parameters as `{name}`. */
  path: string
  access: Access
  params: JsonSchema
  query: JsonSchema
  body: JsonSchema | undefined
  /** A body that the document gives as an example. */
  example: Json | undefined
  /** The field of the files, if the body is multipart. */
  upload: string | undefined
  idempotent: boolean
  /** The answer never ends. */
  stream: boolean
  /** Rules of the contract that the document lacks: those that are code, and roles of teams. */
  endpoint: Endpoint | undefined
  /** Returns how the answer differs from what the document says, or null. */
  differs(status: number, type: string, body: unknown): string | null
}

const endpoints = new Map<string, Endpoint>(
  Object.entries(api).flatMap(([module, group]) =>
    Object.entries<Endpoint>(group).map(([name, endpoint]) => [`${module}.${name}`, endpoint] as const),
  ),
)

/** Reads every operation of an OpenAPI document. */
export function readOperations(document: OpenApi): Operation[] {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'openapi', components: document.components ?? {} })
  const whole = (schema: JsonSchema) => resolved(schema, document)
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const { operationId: name, parameters = [], requestBody, responses } = described
      const json = requestBody?.content['application/json']
      const form = requestBody?.content['multipart/form-data']
      const body = json && whole(json.schema)
      const stream = Object.values(responses).some(({ content }) => content?.['text/event-stream'])
      return {
        name,
        method: method.toUpperCase(),
        path,
        access: described['x-access'],
        params: makeObject(parameters, 'path', whole),
        query: makeObject(parameters, 'query', whole),
        body,
        example: json?.example ?? (body?.examples as Json[] | undefined)?.[0],
        upload: form && Object.keys(Object(form.schema.properties))[0],
        idempotent: parameters.some((parameter) => parameter.in === 'header'),
        stream,
        endpoint: endpoints.get(name),
        differs: answerCheck(ajv, responses, document),
      }
    }),
  )
}

function makeObject(
  parameters: Parameter[],
  place: string,
  whole: (schema: JsonSchema) => JsonSchema,
): JsonSchema {
  const own = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, whole(schema)])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** Puts what is referred to in the place of references; within itself a shape is left out. */
function resolved(schema: JsonSchema, document: OpenApi, within: readonly string[] = []): JsonSchema {
  const walk = (value: unknown, inside: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((part) => walk(part, inside))
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as JsonSchema
    if (typeof $ref === 'string') {
      const name = $ref.split('/').at(-1) ?? ''
      if (inside.includes(name)) return {}
      return walk({ ...document.components?.schemas?.[name], ...rest }, [...inside, name])
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part, inside)]))
  }
  return walk(schema, within) as JsonSchema
}

function answerCheck(ajv: Ajv2020, responses: Described['responses'], document: OpenApi) {
  const checks = new Map<string, ValidateFunction | null>()
  const findCheck = (status: string, type: string): ValidateFunction | null => {
    const key = `${status} ${type}`
    const known = checks.get(key)
    if (known !== undefined) return known
    const schema = findContent(responses[status], document)[type]?.schema
    const check = schema ? ajv.compile(absolute(schema)) : null
    checks.set(key, check)
    return check
  }
  return (status: number, contentType: string, body: unknown): string | null => {
    const described = [String(status), `${String(status)[0]}XX`].find((key) => key in responses)
    if (described === undefined) return `the status ${status} is not in the document`
    const type = contentType.split(';')[0]?.trim() ?? ''
    const check = findCheck(described, type)
    if (!check) return `the content type "${type}" of ${status} is not in the document`
    if (type !== 'application/json' || check(body)) return null
    const [fault] = check.errors ?? []
    return `${fault?.instancePath || 'the answer'} ${fault?.message} ${JSON.stringify(fault?.params)}`
  }
}

function findContent(response: JsonSchema | undefined, document: OpenApi): Content {
  const name = typeof response?.$ref === 'string' ? response.$ref.split('/').at(-1) : undefined
  const named = name === undefined ? response : document.components?.responses?.[name]
  return (named?.content ?? {}) as Content
}

/** References begin at the document, under which the validator knows the named shapes. */
function absolute(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/'))
}

/** Says whether a role may call the operation at all; of which rows is another question. */
export function roleMayCall({ access, endpoint }: Operation, role: Role): boolean {
  if (access === 'public') return true
  if (role === 'anonymous') return false
  if (isKeyRole(role)) {
    if (!endpoint || scopeNeeded(endpoint) === null) return false
    if (role === 'hotel-key') return memberMayCall(access, endpoint, 'manager')
    return access === 'signed-in' || access.includes(getAccountType(role))
  }
  if (role === 'affiliate' || role === 'admin') return access === 'signed-in' || access.includes(role)
  if (role === 'owner') return access === 'signed-in' || access.includes('hotel')
  return memberMayCall(access, endpoint, role)
}

function memberMayCall(
  access: Exclude<Access, 'public'>,
  endpoint: Endpoint | undefined,
  role: TeamRole,
): boolean {
  if (access !== 'signed-in' && !access.includes('hotel')) return false
  const permission = endpoint?.permission
  if (permission === undefined) return access === 'signed-in'
  return roleMay(role, permission)
}
