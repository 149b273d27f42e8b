import { readdirSync, readFileSync } from 'node:fs'
import { api } from '@roomlark/contract/api'
import { expect, test } from 'vitest'
import { identities } from '../lib/keep-newer.ts'

type Definition = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  valueType?: Schema
  options?: Schema[]
  innerType?: Schema
  in?: Schema
}
type Schema = { _zod: { def: Definition } }

/** A legal text has no other name than its version, and never changes. */
const namedByVersion = ['legal.notices', 'legal.get.versions']

/** Finds the lists in an answer whose items have a version, but nothing by which the cache could tell them apart. */
function findNameless(schema: Schema | undefined, path: string, isItem = false): string[] {
  if (!schema) return []
  const { type, shape = {}, element, valueType, options = [], innerType, in: input } = schema._zod.def
  if (type === 'array') return findNameless(element, path, true)
  if (type === 'object') {
    const isNameless = isItem && 'version' in shape && !identities.some((name) => name in shape)
    const deeper = Object.entries(shape).flatMap(([name, one]) => findNameless(one, `${path}.${name}`))
    return isNameless ? [path, ...deeper] : deeper
  }
  return [valueType, innerType, input, ...options].flatMap((one) => findNameless(one, path, isItem))
}

test('of two answers to any call the cache can keep the newer', () => {
  const nameless = Object.entries(api).flatMap(([module, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, { response }]) =>
      findNameless(response as unknown as Schema, `${module}.${name}`),
    ),
  )
  expect(nameless).toEqual(namedByVersion)
})

test('every answer passes what keeps the newer on its way into the cache', () => {
  const source = new URL('..', import.meta.url)
  const waysAround = /structuralSharing|new QueryClient\(|getQueryCache\(\)\.build|\.setState\(/
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\./.test(file) &&
      waysAround.test(readFileSync(new URL(file, source), 'utf8')),
  )
  expect(files).toEqual(['lib/query-client.ts'])
})
