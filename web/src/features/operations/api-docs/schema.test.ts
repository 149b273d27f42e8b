import { describe, expect, it } from 'vitest'
import { describeRules, describeType, listProperties, resolve } from './schema.ts'

const root = {
  components: {
    schemas: {
      Failure: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
      Alias: { $ref: '#/components/schemas/Failure' },
      Loop: { $ref: '#/components/schemas/Loop' },
      'a/b': { type: 'boolean' },
    },
  },
}

describe('resolve', () => {
  it('follows a reference, also through another one', () => {
    expect(resolve({ $ref: '#/components/schemas/Alias' }, root).type).toBe('object')
  })

  it('reads escaped names', () => {
    expect(resolve({ $ref: '#/components/schemas/a~1b' }, root).type).toBe('boolean')
  })

  it.each(['#/components/schemas/Loop', '#/nowhere/at/all'])('describes nothing for %s', (target) => {
    expect(resolve({ $ref: target }, root)).toEqual({})
  })
})

describe('describeType', () => {
  it.each([
    [{ type: 'string' }, 'string'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Failure' } }, 'array of object'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
    [{ enum: ['a', 'b'] }, 'string'],
    [{ const: false }, 'boolean'],
    [{ properties: {} }, 'object'],
    [{}, 'any'],
  ])('%j is %s', (schema, expected) => {
    expect(describeType(schema, root)).toBe(expected)
  })
})

describe('listProperties', () => {
  it('joins the parts of allOf with its own', () => {
    const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }], properties: { more: {} } }
    expect(listProperties(schema, root).map(({ name, required }) => [name, required])).toEqual([
      ['code', true],
      ['more', false],
    ])
  })
})

describe('describeRules', () => {
  it.each([
    [{ minLength: 8, maxLength: 128 }, ['8 to 128 characters']],
    [{ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, ['at least 1']],
    [{ format: 'uuid', pattern: '^x$' }, ['uuid']],
    [{ pattern: '^x$' }, ['matches ^x$']],
    [{ const: true }, ['always true']],
    [{ default: 10 }, ['default 10']],
  ])('%j', (schema, expected) => {
    expect(describeRules(schema)).toEqual(expected)
  })
})
