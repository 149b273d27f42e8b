import { api, apiBase } from '@roomlark/contract/api'
import { type Endpoint, type UserType, userTypes } from '@roomlark/contract/endpoint'
import { toJsonSchema } from '../../src/http/json-schema.ts'
import { type Choices, firstOfAll, type Json, makeSample, withDefaults } from './samples.ts'

/** Lists every endpoint except the live stream, which takes no input and does not end. */
export const endpoints = Object.entries(api)
  .flatMap(([module, group]) =>
    Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ name: `${module}.${name}`, endpoint })),
  )
  .filter(({ endpoint }) => endpoint.stream !== true)

/**
 * Returns who may call the endpoint; public ones are called by an administrator, which makes no difference.
 */
export function chooseCaller({ access }: Endpoint): UserType {
  if (access === 'public' || access === 'signed-in') return 'admin'
  return userTypes.find((type) => access.includes(type)) ?? 'admin'
}

export type Parts = { params: Json; query: Json; body: Json | undefined }

/** Builds a call that the contract accepts. `known` has values by field name, for ids that must exist. */
export function sampleCall(
  endpoint: Endpoint,
  known: ReadonlyMap<string, Json> = new Map(),
  choices: Choices = firstOfAll,
): Parts {
  const sample = (schema: Endpoint['body']) =>
    schema ? makeSample(toJsonSchema(schema, 'input'), withDefaults(known), '', choices) : undefined
  const body = sample(endpoint.body)
  // Rules between fields are code, which a sample built from the schema cannot satisfy; for those the
  // contract has an example.
  const isGood = endpoint.body?.safeParse(body).success !== false
  return {
    params: sample(endpoint.params) ?? {},
    query: sample(endpoint.query) ?? {},
    body: isGood ? body : (endpoint.example as Json),
  }
}

export function makeAddress(endpoint: Endpoint, { params, query }: Parts): string {
  const values = new Map(Object.entries(Object(params)))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encoded(values.get(name)))
  const pairs = Object.entries(Object(query)).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return apiBase + path + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}

/**
 * Half a surrogate pair cannot be encoded, so it is written as three bytes, as a careless client would do.
 */
export function encoded(value: unknown): string {
  return String(value).replace(/\p{Surrogate}|[^\p{Surrogate}]+/gu, (text) =>
    text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%BD',
  )
}
