import { api, apiBase } from '@roomlark/contract/api'
import type { Endpoint } from '@roomlark/contract/endpoint'
import { errorCodes } from '@roomlark/contract/errors'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { startTestAppForTest } from '../../test/app.ts'
import { createActor } from '../../test/factories.ts'
import { openApiDocument } from './openapi.ts'

const text = JSON.stringify(await openApiDocument('https://roomlark.example', { demo: true }))
// biome-ignore lint/suspicious/noExplicitAny: a JSON document, read as its readers do
const document = JSON.parse(text) as any

const endpoints = Object.entries(api).flatMap(([tag, group]) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ id: `${tag}.${name}`, tag, name, endpoint })),
)

function findOperation(endpoint: Endpoint) {
  const path = apiBase + endpoint.path.replace(/:(\w+)/g, '{$1}')
  return document.paths[path]?.[endpoint.method.toLowerCase()]
}

// biome-ignore lint/suspicious/noExplicitAny: walking a JSON document
function resolve(part: any): any {
  if (typeof part?.$ref !== 'string') return part
  const steps: string[] = part.$ref.replace(/^#\//, '').split('/')
  // biome-ignore lint/suspicious/noExplicitAny: walking a JSON document
  return resolve(steps.reduce((found: any, step) => found?.[step], document))
}

/** Lists every schema of the document that is not a reference, with its location. */
function schemasIn(part: unknown, place = ''): { place: string; schema: Record<string, unknown> }[] {
  if (typeof part !== 'object' || part === null) return []
  const inside = Object.entries(part)
    .filter(([key]) => !['enum', 'const', 'default', 'example', 'examples'].includes(key))
    .flatMap(([key, value]) => schemasIn(value, `${place}/${key}`))
  const schema = part as Record<string, unknown>
  return schema.type === 'object' && schema.properties ? [{ place, schema }, ...inside] : inside
}

type Answer = { schema: object; examples: { example: { value: unknown } } }

/** References within the document are references to it from a schema that stands alone. */
function inDocument(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/'))
}

describe('GET /api/openapi.json', () => {
  test('is public, is OpenAPI 3.1, and names the public address of the product', async () => {
    const app = await startTestAppForTest({ publicUrl: 'https://roomlark.example', demo: true })
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

  test('states page and limit as whole numbers with their defaults', () => {
    const { parameters } = document.paths['/api/v1/hotels'].get
    const findSchema = (name: string) => parameters.find((one: { name: string }) => one.name === name).schema
    expect(resolve(findSchema('page'))).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 1_000_000,
      default: 1,
    })
    expect(findSchema('limit')).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 10 })
  })

  test('stays small for what it describes: shapes and examples are written once', () => {
    const { examples, ...components } = document.components
    expect(JSON.stringify({ ...document, components }).length / endpoints.length).toBeLessThan(2200)
    expect(JSON.stringify(examples).length / endpoints.length).toBeLessThan(400)
  })

  test('writes every shape once: no object with several properties occurs in two places', () => {
    const places = new Map<string, string[]>()
    for (const { place, schema } of schemasIn({ ...document.paths, ...document.components.schemas })) {
      const names = Object.keys(Object(schema.properties))
      const isEnvelope = names.includes('success') && names.includes('data')
      if (names.length < 2 || isEnvelope) continue
      const text = JSON.stringify({ ...schema, examples: undefined })
      places.set(text, [...(places.get(text) ?? []), place])
    }
    expect(places.size).toBeGreaterThan(100)
    expect([...places.values()].filter((found) => found.length > 1)).toEqual([])
  })

  test('has an example of what each call takes and answers, which its schema and the server accept', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: true, inlineRefs: false })
    addFormats.default(ajv)
    ajv.addSchema(document, 'document')
    const fits = (place: string, schema: object, value: unknown) => {
      const check = ajv.compile(inDocument(schema))
      expect([place, check(value), check.errors ?? null]).toEqual([place, true, null])
    }
    for (const { id, endpoint } of endpoints) {
      const { parameters, requestBody, responses } = findOperation(endpoint)
      for (const { name, required, schema, example } of parameters) {
        if (required) fits(`${id} ${name}`, schema, example)
      }
      if (endpoint.body) {
        const { schema, examples } = requestBody.content['application/json']
        const { value } = resolve(examples.example)
        fits(`${id} request`, schema, value)
        expect([id, endpoint.body.safeParse(value).error?.issues ?? null]).toEqual([id, null])
      }
      const [[mediaType, { schema, examples }]] = Object.entries<Answer>(responses[200].content) as [
        [string, Answer],
      ]
      const { value } = resolve(examples.example)
      fits(`${id} response`, schema, mediaType === 'application/json' ? value : JSON.parse(value.slice(6)))
    }
    for (const [name, refusal] of Object.entries(document.components.responses)) {
      const { schema, examples } = (refusal as { content: { 'application/json': Answer } }).content[
        'application/json'
      ]
      fits(name, schema, examples.example.value)
    }
  })

  test('has examples that are one story: sent one after another they open a hotel and book it', async () => {
    const app = await startTestAppForTest()
    const { token } = await createActor(app, 'hotel')
    // A caller puts the ids of earlier answers where the examples have theirs, and changes nothing else.
    const ids = new Map<string, string>()
    const send = async (id: string, endpoint: Endpoint) => {
      const { parameters, requestBody, responses } = findOperation(endpoint)
      const put = (part: string) => [...ids].reduce((text, [from, to]) => text.replaceAll(from, to), part)
      const findExample = (name: string) =>
        parameters.find((one: { name: string }) => one.name === name).example
      const path = endpoint.path.replace(/:(\w+)/g, (_all, name) => findExample(name))
      const sent = resolve(requestBody.content['application/json'].examples.example).value
      const { status, body } = await app.ask(endpoint.method, put(apiBase + path), {
        token,
        body: JSON.parse(put(JSON.stringify(sent))),
        headers: { 'idempotency-key': id },
      })
      expect([id, status, body]).toEqual([id, 200, expect.objectContaining({ success: true })])
      const told = resolve(responses[200].content['application/json'].examples.example).value.data
      if (typeof told.id === 'string') ids.set(told.id, body.data.id)
      return { told, data: body.data }
    }
    await send('hotels.create', api.hotels.create)
    await send('rooms.create', api.rooms.create)
    await send('rates.createPlan', api.rates.createPlan)
    await send('rates.setTaxes', api.rates.setTaxes)
    await send('companyProfiles.create', api.companyProfiles.create)
    const quote = await send('bookings.quote', api.bookings.quote)
    // A plan without meals has no part for them.
    const { nights, cityTaxName: _name, mealCents: _meals, totalUsdCents: _usd, ...bill } = quote.told
    expect(quote.data).toMatchObject(bill)
    expect(quote.data.nights).toHaveLength(4)
    expect(quote.data.nights[0]).toEqual({
      ...nights[0],
      mealCents: undefined,
      roomTypeId: ids.get(nights[0].roomTypeId),
    })

    const booking = await send('bookings.create', api.bookings.create)
    const { hotelName, guestName, checkInOn, checkOutOn, totalCents, state, ratePlanName } = booking.told
    expect(booking.data).toMatchObject({
      hotelName,
      guestName,
      checkInOn,
      checkOutOn,
      totalCents,
      state,
      ratePlanName,
    })
    expect(booking.data.stays[0].roomTypeName).toBe(booking.told.stays[0].roomTypeName)
  })

  test('has no example with a price of cents, or with an end before its beginning', () => {
    const objects: Record<string, unknown>[] = []
    JSON.stringify(document.components.examples, (_key, value) => {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) objects.push(value)
      return value
    })
    const orders = [
      ['checkInOn', 'checkOutOn'],
      ['arriveOn', 'departOn'],
      ['fromOn', 'untilOn'],
    ] as const
    for (const one of objects) {
      const cents = Object.entries(one).filter(([name]) => name.endsWith('Cents'))
      for (const [name, value] of cents) {
        if (typeof value === 'number') expect([name, value === 0 || value >= 1000]).toEqual([name, true])
      }
      for (const [from, until] of orders) {
        if (!one[from] || !one[until]) continue
        expect([one, String(one[from]) < String(one[until])]).toEqual([one, true])
      }
    }
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

describe.each(endpoints)('$id', ({ tag, name, endpoint }) => {
  test('says who may call it, what to send and what it returns', () => {
    const operation = findOperation(endpoint)
    expect(operation.tags).toEqual([tag])
    expect(operation.summary).toBe(endpoint.summary)
    expect(operation['x-access']).toEqual(endpoint.access)
    const scope = `${endpoint.keys}:${endpoint.method === 'GET' ? 'read' : 'change'}`
    const keys = endpoint.keys === undefined ? [] : [{ key: [scope] }]
    expect(operation.security).toEqual(endpoint.access === 'public' ? [] : [{ bearer: [] }, ...keys])

    const inPath = operation.parameters.filter((parameter: { in: string }) => parameter.in === 'path')
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(inPath.map((parameter: { name: string }) => parameter.name)).toEqual(names)
    for (const parameter of inPath) expect(parameter.required).toBe(true)

    const sent = operation.requestBody?.content ?? {}
    if (endpoint.body) {
      expect(resolve(sent['application/json'].schema)).toMatchObject({ additionalProperties: false })
    }
    expect(Object.keys(sent)).toEqual([
      ...(endpoint.body ? ['application/json'] : []),
      ...(endpoint.upload ? ['multipart/form-data'] : []),
    ])

    expect(operation.operationId).toBe(`${tag}.${name}`)
    const statuses = Object.keys(operation.responses)
    expect(statuses).toEqual(expect.arrayContaining(['200', '429', '4XX', '5XX']))
    expect(statuses.includes('401')).toBe(endpoint.access !== 'public')
    for (const status of statuses.filter((one) => one !== '200')) {
      const { schema } = resolve(operation.responses[status]).content['application/json']
      expect(schema).toEqual({ $ref: '#/components/schemas/Failure' })
    }

    const { content } = operation.responses['200']
    if (endpoint.stream) {
      expect(content['text/event-stream'].schema).toBeTypeOf('object')
      return
    }
    const answer = content['application/json'].schema
    expect(answer.required).toEqual(['success', 'data'])
    expect(answer.properties.data).toBeTypeOf('object')
  })
})

test('lists the calls of the demo only in the demo', async () => {
  const listPaths = async (options?: { demo: boolean }) =>
    Object.keys(Object((await openApiDocument('https://roomlark.example', options)).paths))
  const isDemo = (path: string) => path.startsWith('/api/v1/demo/')
  expect((await listPaths()).filter(isDemo)).toEqual([])
  expect((await listPaths({ demo: true })).filter(isDemo)).not.toEqual([])
})
