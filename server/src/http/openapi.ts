import { setImmediate as nextTurn } from 'node:timers/promises'
import { api, apiBase } from '@roomlark/contract/api'
import type { Endpoint } from '@roomlark/contract/endpoint'
import { errorCodes } from '@roomlark/contract/errors'
import { scopeNeeded } from '@roomlark/contract/key-scopes'
import { type Components, createComponents } from './openapi-components.ts'
import { addExamples } from './openapi-example.ts'
import { listRefusals, refusals } from './openapi-refusals.ts'
import { nameSharedObjects, referredTo } from './openapi-shared.ts'
import type { JsonSchema } from './serializer-schema.ts'

type Json = Record<string, unknown>

/**
 * Derives OpenAPI 3.1 from the contract, so that the documentation matches what is served. It yields to other
 * requests between groups of endpoints. Examples are of the coming year, because what they book must be to come.
 */
export async function openApiDocument(
  publicUrl: string,
  { demo = false, year = new Date().getUTCFullYear() + 1 } = {},
): Promise<Json> {
  const components = createComponents()
  const paths: Record<string, Json> = {}
  // Only the demo answers its calls.
  const groups = Object.entries(api).filter(([tag]) => demo || tag !== 'demo')
  for (const [tag, endpoints] of groups) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const path = apiBase + endpoint.path.replace(/:(\w+)/g, '{$1}')
      const described = operation(tag, name, endpoint, components)
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: described }
    }
    await nextTurn()
  }
  nameSharedObjects(components.schemas, paths)
  const schemas = referredTo(components.schemas, paths)
  const examples = addExamples(schemas, paths, year)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Roomlark API',
      version: '1',
      description: introduction,
      contact: { name: 'Roomlark support', url: `${publicUrl}/help` },
      license: { name: 'Proprietary', url: `${publicUrl}/terms-of-service` },
    },
    servers: [{ url: publicUrl }],
    tags: groups.map(([name]) => ({ name, description: tagWords(name) })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of `auth.login`, for 7 days.' },
        key: { type: 'http', scheme: 'bearer', description: keyWords },
      },
      responses: refusals,
      examples,
      schemas: { ...sorted(schemas), Failure: failure },
    },
  }
}

const keyWords =
  'An API key, `rl_live_…`, made in Settings › Developers. Operations name the scope it needs; a key that may change something may also read it.'

const introduction = [
  'Every answer is an envelope: success, message, data, meta; or success, code, message, fields. Branch on `code`.',
  'A key that is not described is refused.',
  'Calls are limited: 100 searches and 300 other calls a minute for each address without a session, 1,200 for each',
  'account or API key. Beyond that the answer is 429, and Retry-After says how many seconds to wait.',
  'Calls that change other people’s accounts answer 403 `confirmation_required` until `auth.confirm` has received the',
  'password or a code; then they are allowed for ten minutes. Answers are compressed with br or gzip if you accept it.',
].join(' ')

const failure = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { type: 'boolean', const: false },
    code: { type: 'string', enum: [...errorCodes] },
    message: { type: 'string' },
    fields: {
      type: 'object',
      description: 'What is wrong with each field, by its path.',
      additionalProperties: { type: 'string' },
    },
  },
}

function operation(tag: string, name: string, endpoint: Endpoint, components: Components): Json {
  return {
    tags: [tag],
    operationId: `${tag}.${name}`,
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    'x-access': endpoint.access,
    security: makeSecurity(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path', components),
      ...parameters(endpoint.query, 'query', components),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...requestBody(endpoint, components),
    responses: {
      200: { description: 'Done', content: makeAnswer(endpoint, components) },
      ...listRefusals(endpoint),
    },
  }
}

function makeSecurity(endpoint: Endpoint): Json[] {
  const scope = scopeNeeded(endpoint)
  if (endpoint.access === 'public') return []
  return [{ bearer: [] }, ...(scope === null ? [] : [{ key: [scope] }])]
}

function describeAccess({ access, confirmed }: Endpoint): string {
  const callers = Array.isArray(access) ? `${access.join(' or ')} accounts` : null
  const who = access === 'public' ? 'anybody' : (callers ?? 'anyone signed in')
  return `For ${who}.${confirmed ? ' Asks for the password or a code again (`auth.confirm`).' : ''}`
}

function makeAnswer(endpoint: Endpoint, { schemaFor }: Components): Json {
  const data = schemaFor(endpoint.response, 'output')
  if (endpoint.stream) return { 'text/event-stream': { schema: data } }
  return json({
    type: 'object',
    required: ['success', 'data'],
    properties: {
      success: { const: true },
      ...(endpoint.message === undefined
        ? {}
        : { message: { type: 'string', examples: [endpoint.message] } }),
      data,
      ...(endpoint.meta ? { meta: schemaFor(endpoint.meta, 'output') } : {}),
    },
  })
}

function requestBody(endpoint: Endpoint, { schemaFor }: Components): Json {
  if (endpoint.body) {
    const { example } = endpoint
    const schema = schemaFor(endpoint.body, 'input')
    const content = { schema, ...(example === undefined ? {} : { example }) }
    return { requestBody: { required: true, content: { 'application/json': content } } }
  }
  if (endpoint.upload === undefined) return {}
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } }
  const schema = { type: 'object', required: [endpoint.upload], properties: { [endpoint.upload]: files } }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Repeated with the same body, it returns the result of the first call.',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
}

function parameters(
  schema: Endpoint['query'],
  place: 'path' | 'query',
  { schemaFor, schemas }: Components,
): Json[] {
  if (!schema) return []
  const described = schemaFor(schema, 'input')
  const target =
    typeof described.$ref === 'string' ? schemas[described.$ref.split('/').at(-1) ?? ''] : described
  const { properties = {}, required = [] } = target as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

function sorted(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function tagWords(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return `Calls about ${words}.`
}

function json(schema: JsonSchema): Json {
  return { 'application/json': { schema } }
}
