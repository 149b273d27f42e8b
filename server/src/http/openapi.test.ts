import { api, apiBase } from '@roomlark/contract/api'
import type { Endpoint } from '@roomlark/contract/endpoint'
import { errorCodes } from '@roomlark/contract/errors'
import { describe, expect, test } from 'vitest'
import { startTestAppForTest } from '../../test/app.ts'
import { openApiDocument } from './openapi.ts'

// biome-ignore lint/suspicious/noExplicitAny: a JSON document, read as its readers do
const document = JSON.parse(JSON.stringify(openApiDocument('https://roomlark.example'))) as any

const endpoints = Object.entries(api).flatMap(([tag, group]) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ id: `${tag}.${name}`, tag, endpoint })),
)

function operationOf(endpoint: Endpoint) {
  const path = apiBase + endpoint.path.replace(/:(\w+)/g, '{$1}')
  return document.paths[path]?.[endpoint.method.toLowerCase()]
}

describe('GET /api/openapi.json', () => {
  test('is public, OpenAPI 3.1, and names the address the product is reached at', async () => {
    const app = await startTestAppForTest({ publicUrl: 'https://roomlark.example' })
    const answer = await app.ask('GET', '/api/openapi.json')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.body).toEqual(document)
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Roomlark API', version: '1' } })
    expect(document.servers).toEqual([{ url: 'https://roomlark.example' }])
  })

  test('has every endpoint of the contract and no other', () => {
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(
      (path) => Object.values(path).map((operation) => operation.operationId),
    )
    expect(operations.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted())
    expect(new Set(operations).size).toBe(operations.length)
  })

  test('states page and limit as whole numbers with their usual values', () => {
    const { parameters } = document.paths['/api/v1/hotels'].get
    const schemaOf = (name: string) => parameters.find((one: { name: string }) => one.name === name).schema
    expect(schemaOf('page')).toEqual({ type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 })
    expect(schemaOf('limit')).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 10 })
  })

  test('resolves every reference it makes, and declares every tag it uses', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)
    for (const [, reference = ''] of references) {
      const steps = reference.replace(/^#\//, '').split('/')
      // biome-ignore lint/suspicious/noExplicitAny: walking a JSON document
      expect(steps.reduce((part: any, step) => part?.[step], document)).toBeDefined()
    }
    const declared = document.tags.map((tag: { name: string }) => tag.name)
    for (const { tag } of endpoints) expect(declared).toContain(tag)
    expect(document.components.schemas.Failure.properties.code.enum).toEqual([...errorCodes])
  })
})

describe.each(endpoints)('$id', ({ tag, endpoint }) => {
  test('says who may call, what to send and what comes back', () => {
    const operation = operationOf(endpoint)
    expect(operation.tags).toEqual([tag])
    expect(operation.summary).toBe(endpoint.summary)
    expect(operation['x-access']).toEqual(endpoint.access)
    expect(operation.security).toEqual(endpoint.access === 'public' ? [] : [{ bearer: [] }])

    const inPath = operation.parameters.filter((parameter: { in: string }) => parameter.in === 'path')
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(inPath.map((parameter: { name: string }) => parameter.name)).toEqual(names)
    for (const parameter of inPath) expect(parameter.required).toBe(true)

    const sent = operation.requestBody?.content ?? {}
    if (endpoint.body) expect(sent['application/json'].schema).toMatchObject({ additionalProperties: false })
    expect(Object.keys(sent)).toEqual([
      ...(endpoint.body ? ['application/json'] : []),
      ...(endpoint.upload ? ['multipart/form-data'] : []),
    ])

    const { content } = operation.responses['200']
    if (endpoint.stream) {
      expect(content['text/event-stream'].schema).toBeTypeOf('object')
      return
    }
    const answer = content['application/json'].schema
    expect(answer.required).toEqual(['success', 'data'])
    expect(answer.properties.data).toBeTypeOf('object')
    expect(Object.keys(operation.responses)).toEqual(['200', '4XX', '5XX'])
  })
})
