import { api, apiBase } from '@roomlark/contract/api'
import type { DataOf, Endpoint, MetaOf } from '@roomlark/contract/endpoint'
import type { FailureEnvelope } from '@roomlark/contract/envelope'
import { HttpResponse } from 'msw'
import { type Given, made } from './made.ts'

const documentOfTheApi = { method: 'GET', path: '/api/openapi.json' } as const

/** How an endpoint answers in a test. */
export type Answer = { to: Pick<Endpoint, 'method' | 'path'>; address: RegExp; resolve: Resolve }

/** Answers with what is given, completed and checked by the endpoint's own schema. */
export function answer<E extends Endpoint>(
  endpoint: E,
  data?: Given<DataOf<E>>,
  ...[meta]: MetaOf<E> extends undefined ? [] : [meta?: Given<MetaOf<E>>]
): Answer {
  return answerLoosely(endpoint, data, meta)
}

function answerLoosely(endpoint: Endpoint, data?: unknown, meta?: unknown): Answer {
  return on(endpoint, () =>
    HttpResponse.json({
      success: true,
      data: made(endpoint.response, data),
      ...(endpoint.meta && { meta: made(endpoint.meta, meta) }),
    }),
  )
}

export function refuse(
  endpoint: Endpoint,
  status: number,
  failure: Omit<FailureEnvelope, 'success'>,
): Answer {
  return on(endpoint, () => HttpResponse.json({ success: false, ...failure }, { status }))
}

/** Every endpoint answers with as little as the contract allows: nothing was found, nothing has happened. */
export const leastAnswers: readonly Answer[] = all().map((endpoint) => answerLoosely(endpoint))

/** As while the server is out of order. */
export const failures: readonly Answer[] = [
  ...all().map((endpoint) => refuse(endpoint, 500, { code: 'internal', message: 'Something went wrong.' })),
  answerDocument(() => HttpResponse.json({}, { status: 500 })),
]

/** As while the answers are on their way. */
export const noAnswers: readonly Answer[] = [
  ...all().map((endpoint) => keepWaiting(endpoint)),
  answerDocument(waitForever),
]

export function keepWaiting(endpoint: Endpoint): Answer {
  return on(endpoint, waitForever)
}

function waitForever(): Promise<Response> {
  return new Promise(() => {})
}

function all(): Endpoint[] {
  return Object.values(api).flatMap((endpoints) => Object.values<Endpoint>(endpoints))
}

type Resolve = () => Promise<Response> | Response

function on(endpoint: Endpoint, resolve: Resolve): Answer {
  return { to: endpoint, address: matchAddress(`${apiBase}${endpoint.path}`), resolve }
}

/** Answers the page about the API, which reads no endpoint of the contract. */
export function answerDocument(resolve: Resolve): Answer {
  return { to: documentOfTheApi, address: matchAddress(documentOfTheApi.path), resolve }
}

/** The outlines of maps are large, and how they are drawn has tests of its own. */
export const outlinesOnTheirWay: Answer = {
  to: { method: 'GET', path: '/atlas' },
  address: /\/atlas\/[\w-]+\.json$/,
  resolve: waitForever,
}

function matchAddress(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)
}

let served: readonly Answer[] = []

/** Takes the place of `fetch`, so that no request leaves the test. */
export async function fetchAnswer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { method, url, signal } = new Request(input, init)
  signal.throwIfAborted()
  const { pathname } = new URL(url)
  const found = served.find(({ to, address }) => to.method === method && address.test(pathname))
  if (!found) {
    console.error(`nothing answers ${method} ${pathname}`)
    throw new TypeError('Failed to fetch')
  }
  const { promise: givenUp, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason))
  return Promise.race([found.resolve(), givenUp])
}

/** Replaces all answers. Of two for one endpoint the later counts; a path without parameters goes before one with. */
export function serve(answers: readonly Answer[]): void {
  const byEndpoint = new Map(answers.map((one) => [one.to, one]))
  const parameters = ({ to: { path } }: Answer) => path.split(':').length
  served = [...byEndpoint.values()].toSorted((a, b) => parameters(a) - parameters(b))
}
