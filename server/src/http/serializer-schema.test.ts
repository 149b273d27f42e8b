import { api } from '@roomlark/contract/api'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answerSchema, jsonSchemaOf } from './json-schema.ts'
import { serializerSchema } from './serializer-schema.ts'

const Fee = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.number() }),
  z.strictObject({ kind: z.literal('nights'), nights: z.number() }),
])

async function write(schema: z.ZodMiniType, data: unknown): Promise<unknown> {
  const answer = { type: 'object', properties: { data: serializerSchema(jsonSchemaOf(schema, 'output')) } }
  const app = Fastify().get('/', { schema: { response: { 200: answer } } }, async () => ({ data }))
  return (await app.inject('/')).json().data
}

describe('what the serializer is compiled from', () => {
  test('writes null and the value alike, also of objects and lists', async () => {
    const Thing = z.strictObject({
      word: z.nullable(z.string()),
      thing: z.nullable(z.strictObject({ id: z.string() })),
      list: z.nullable(z.array(z.nullable(z.number()))),
    })
    const nothing = { word: null, thing: null, list: null }
    const something = { word: 'a', thing: { id: 'b' }, list: [1, null] }
    expect(await write(Thing, nothing)).toEqual(nothing)
    expect(await write(Thing, something)).toEqual(something)
    expect(await write(z.nullable(z.string()), null)).toBeNull()
  })

  test('writes each kind of a union with its own properties, and keeps what is not in the contract to itself', async () => {
    const Policy = z.strictObject({ fee: Fee, or: z.nullable(Fee) })
    const value = { fee: { kind: 'nights', nights: 2 }, or: { kind: 'percent', percent: 50 } }
    expect(await write(Policy, { ...value, secret: 1, fee: { ...value.fee, secret: 1 } })).toEqual(value)
    expect(await write(Policy, { ...value, or: null })).toEqual({ ...value, or: null })
  })

  test('leaves a union alone whose branches say different things of the same property', async () => {
    const Either = z.union([z.strictObject({ a: z.string() }), z.strictObject({ a: z.array(z.string()) })])
    expect(serializerSchema(jsonSchemaOf(Either, 'output'))).toHaveProperty('anyOf')
    expect(await write(Either, { a: ['b'] })).toEqual({ a: ['b'] })
  })

  test('no answer of the contract needs a validator to be written', async () => {
    const endpoints = Object.values(api).flatMap((group) => Object.values(group))
    for (const endpoint of endpoints) {
      expect(JSON.stringify(serializerSchema(answerSchema(endpoint)))).not.toMatch(/"(anyOf|oneOf)"/)
    }
  })
})
