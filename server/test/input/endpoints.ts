import { api, apiBase } from '@roomlark/contract/api'
import { type Endpoint, type UserType, userTypes } from '@roomlark/contract/endpoint'
import { jsonSchemaOf } from '../../src/http/json-schema.ts'
import { type Json, sampleOf, withDefaults } from './samples.ts'

/** Every endpoint there is; the live stream is read for as long as it lasts, and takes no input. */
export const endpoints = Object.entries(api)
  .flatMap(([module, group]) =>
    Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ name: `${module}.${name}`, endpoint })),
  )
  .filter(({ endpoint }) => endpoint.stream !== true)

/** Who may call it; a public one is called by an administrator, which it does not mind. */
export function callerOf({ access }: Endpoint): UserType {
  if (access === 'public' || access === 'signed-in') return 'admin'
  return userTypes.find((type) => access.includes(type)) ?? 'admin'
}

export type Parts = { params: Json; query: Json; body: Json | undefined }

/** A call the contract accepts. `known` gives values by the name of a field, for ids that must exist. */
export function sampleCall(endpoint: Endpoint, known: ReadonlyMap<string, Json> = new Map()): Parts {
  const sample = (schema: Endpoint['body']) =>
    schema ? sampleOf(jsonSchemaOf(schema, 'input'), withDefaults(known)) : undefined
  const body = sample(endpoint.body)
  // A rule between fields is code, which a sample made of the schema cannot know: there the contract has an example.
  const isGood = endpoint.body?.safeParse(body).success !== false
  return {
    params: sample(endpoint.params) ?? {},
    query: sample(endpoint.query) ?? {},
    body: isGood ? body : (endpoint.example as Json),
  }
}

export function addressOf(endpoint: Endpoint, { params, query }: Parts): string {
  const values = new Map(Object.entries(Object(params)))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encoded(values.get(name)))
  const pairs = Object.entries(Object(query)).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return apiBase + path + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}

/** Half of a pair of surrogates has no encoding; its three bytes stand for it, as they would from a careless sender. */
function encoded(value: unknown): string {
  return String(value).replace(/\p{Surrogate}|[^\p{Surrogate}]+/gu, (text) =>
    text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%BD',
  )
}
