import { describe, expect, it } from 'vitest'
import { formatCurl, makeExample } from './example.ts'
import { readDocument } from './openapi.ts'
import { groupByTag, matches } from './search.ts'

const source = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  servers: [{ url: 'https://roomlark.test/' }],
  paths: {
    '/api/v1/hotels/{id}': {
      put: {
        tags: ['hotels'],
        operationId: 'hotels.update',
        summary: 'Change a hotel',
        'x-access': ['hotel', 'admin'],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'version', in: 'query', required: true, schema: { type: 'integer', minimum: 3 } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties: { name: { type: 'string' } } },
              examples: { example: { $ref: '#/components/examples/Rest' } },
            },
          },
        },
        responses: {
          200: {
            description: 'Done',
            content: {
              'application/json': { schema: {}, examples: { example: { value: { success: true } } } },
            },
          },
          '4XX': {},
        },
      },
      summary: 'not an operation',
    },
    '/api/v1/hotels/{id}/images': {
      post: {
        tags: ['hotels'],
        'x-access': 'public',
        parameters: [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { const: 'k1' } }],
        requestBody: {
          content: { 'multipart/form-data': { schema: { properties: { images: { type: 'array' } } } } },
        },
      },
    },
    '/api/v1/platform': { get: { 'x-access': 'public' } },
  },
  components: { examples: { Rest: { value: { name: "Traveller's Rest" } } } },
}

describe('readDocument', () => {
  const document = readDocument(source)
  const [update, upload, platform] = document.operations

  it('reads operations with their callers, parameters, body and answers', () => {
    expect(document.operations).toHaveLength(3)
    expect(update).toMatchObject({ id: 'hotels.update', method: 'PUT', access: ['hotel', 'admin'] })
    expect(update?.parameters.map(({ name, place }) => `${place} ${name}`)).toEqual([
      'path id',
      'query version',
    ])
    expect(update?.answers.map(({ status, example }) => [status, example])).toEqual([
      ['200', { success: true }],
      ['4XX', undefined],
    ])
  })

  it('names operations that the document left unnamed', () => {
    expect(platform).toMatchObject({ id: 'get--api-v1-platform', tag: 'other', access: 'public', body: null })
  })

  it.each([[null], ['text'], [{}], [{ paths: [] }]])('refuses %j', (value) => {
    expect(() => readDocument(value)).toThrow('not an OpenAPI document')
  })

  it('writes a curl call that a shell accepts', () => {
    expect(update && formatCurl(update, document)).toBe(
      [
        `curl -X PUT 'https://roomlark.test/api/v1/hotels/{id}?version=3' \\`,
        `  -H "Authorization: Bearer $TOKEN" \\`,
        `  -H 'Content-Type: application/json' \\`,
        `  -d '{"name":"Traveller'\\''s Rest"}'`,
      ].join('\n'),
    )
    expect(upload && formatCurl(upload, document)).toBe(
      `curl -X POST 'https://roomlark.test/api/v1/hotels/{id}/images' \\\n  -H 'Idempotency-Key: k1' \\\n  -F 'images=@file'`,
    )
    expect(platform && formatCurl(platform, document)).toBe(`curl 'https://roomlark.test/api/v1/platform'`)
  })

  it('finds operations by every word of a search', () => {
    const find = (search: string) =>
      document.operations.filter((one) => matches(one, search)).map(({ tag }) => tag)
    expect(find('')).toEqual(['hotels', 'hotels', 'other'])
    expect(find('hotel CHANGE')).toEqual(['hotels'])
    expect(find('hotel nothing')).toEqual([])
    expect(groupByTag(document.operations).map(({ tag }) => tag)).toEqual(['hotels', 'other'])
  })
})

describe('makeExample', () => {
  it('ends for a shape that contains itself', () => {
    const root = { Node: { type: 'object', properties: { next: { $ref: '#/Node' } } } }
    expect(JSON.stringify(makeExample({ $ref: '#/Node' }, root))).toContain('next')
  })
})
