import { api } from '@roomlark/contract/api'
import fastJson from 'fast-json-stringify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answerSchema, toJsonSchema } from './json-schema.ts'
import { type JsonSchema, serializerSchema } from './serializer-schema.ts'

const Fee = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.number() }),
  z.strictObject({ kind: z.literal('nights'), nights: z.number() }),
])

function write(schema: z.ZodMiniType, data: unknown): unknown {
  const answer: JsonSchema = {
    type: 'object',
    properties: { data: serializerSchema(toJsonSchema(schema, 'output')) },
  }
  return JSON.parse(fastJson(answer)({ data })).data
}

describe('the schema for the serializer', () => {
  test('writes either null or the value, also for objects and lists', () => {
    const Thing = z.strictObject({
      word: z.nullable(z.string()),
      thing: z.nullable(z.strictObject({ id: z.string() })),
      list: z.nullable(z.array(z.nullable(z.number()))),
    })
    const nothing = { word: null, thing: null, list: null }
    const something = { word: 'a', thing: { id: 'b' }, list: [1, null] }
    expect(write(Thing, nothing)).toEqual(nothing)
    expect(write(Thing, something)).toEqual(something)
    expect(write(z.nullable(z.string()), null)).toBeNull()
  })

  test('writes each kind of a union with its own properties, and nothing outside the contract', () => {
    const Policy = z.strictObject({ fee: Fee, or: z.nullable(Fee) })
    const value = { fee: { kind: 'nights', nights: 2 }, or: { kind: 'percent', percent: 50 } }
    expect(write(Policy, { ...value, secret: 1, fee: { ...value.fee, secret: 1 } })).toEqual(value)
    expect(write(Policy, { ...value, or: null })).toEqual({ ...value, or: null })
  })

  test('writes each kind with its own parameters', () => {
    const kind = <K extends string, P extends z.core.$ZodShape>(name: K, params: P) =>
      z.strictObject({ kind: z.literal(name), params: z.nullable(z.strictObject(params)) })
    const Event = z.discriminatedUnion('kind', [
      kind('left', { nights: z.int() }),
      kind('moved', { from: z.strictObject({ on: z.string() }) }),
      kind('came', {}),
    ])
    const schema = serializerSchema(toJsonSchema(Event, 'output'))
    expect(JSON.stringify(schema)).not.toMatch(/"(anyOf|oneOf)"/)
    const moved = { kind: 'moved', params: { from: { on: '2026-06-16' } } }
    expect(write(Event, { ...moved, params: { ...moved.params, secret: 1 } })).toEqual(moved)
    for (const value of [
      { kind: 'left', params: { nights: 2 } },
      { kind: 'came', params: {} },
    ]) {
      expect(write(Event, value)).toEqual(value)
    }
    expect(write(Event, { kind: 'left', params: null })).toEqual({ kind: 'left', params: null })
  })

  test('leaves a union unchanged if its branches disagree about a property', () => {
    const Either = z.union([z.strictObject({ a: z.string() }), z.strictObject({ a: z.array(z.string()) })])
    expect(serializerSchema(toJsonSchema(Either, 'output'))).toHaveProperty('anyOf')
    expect(write(Either, { a: ['b'] })).toEqual({ a: ['b'] })
  })

  test('every answer of the contract compiles without needing a validator', () => {
    const endpoints = Object.values(api).flatMap((group) => Object.values(group))
    for (const endpoint of endpoints) {
      const schema = serializerSchema(answerSchema(endpoint))
      expect(JSON.stringify(schema)).not.toMatch(/"(anyOf|oneOf)"/)
      expect(fastJson(schema)).toBeTypeOf('function')
    }
  })
})
