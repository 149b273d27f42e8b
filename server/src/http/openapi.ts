import { api, apiBase } from '@roomlark/contract/api'
import type { Endpoint } from '@roomlark/contract/endpoint'
import { errorCodes } from '@roomlark/contract/errors'
import { answerSchema, jsonSchemaOf } from './json-schema.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1, derived from the contract: what is documented is what is served. */
export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [tag, endpoints] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const path = apiBase + endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(tag, name, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Roomlark API',
      version: '1',
      description:
        'Every answer is an envelope: success, message, data, meta; or success, code, message, fields.',
    },
    servers: [{ url: publicUrl }],
    tags: Object.keys(api).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Failure: {
          type: 'object',
          required: ['success', 'code', 'message'],
          properties: {
            success: { const: false },
            code: { type: 'string', enum: [...errorCodes] },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  }
}

function operation(tag: string, name: string, endpoint: Endpoint): Json {
  const failure = { description: 'Refused', content: json({ $ref: '#/components/schemas/Failure' }) }
  return {
    tags: [tag],
    operationId: `${tag}.${name}`,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...requestBody(endpoint),
    responses: {
      200: { description: 'Done', content: answerOf(endpoint) },
      '4XX': failure,
      '5XX': failure,
    },
  }
}

function answerOf(endpoint: Endpoint): Json {
  if (!endpoint.stream) return json(answerSchema(endpoint))
  return { 'text/event-stream': { schema: jsonSchemaOf(endpoint.response, 'output') } }
}

function requestBody(endpoint: Endpoint): Json {
  if (endpoint.body) {
    return { requestBody: { required: true, content: json(jsonSchemaOf(endpoint.body, 'input')) } }
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
  description: 'Repeated with the same body, it answers with what the first call made.',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
}

function parameters(schema: Endpoint['query'], place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties, required } = jsonSchemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties ?? {}).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || (required ?? []).includes(name),
    schema: shape,
  }))
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}
