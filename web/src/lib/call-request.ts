import type { Endpoint } from '@roomlark/contract/endpoint'

const base = '/api/v1'

export type LooseInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}

export function buildRequest(
  endpoint: Endpoint,
  input: LooseInput,
  token: string | null,
  signal: AbortSignal,
): Request {
  const headers = new Headers({ Accept: 'application/json' })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (input.idempotencyKey !== undefined) headers.set('Idempotency-Key', input.idempotencyKey)
  const init: RequestInit = {
    method: endpoint.method,
    headers,
    signal,
    // The server reads no session from cookies, but from `read-after` how recent the answer has to be.
    credentials: 'same-origin',
    cache: 'no-store',
  }
  if (input.body !== undefined) {
    headers.set('Content-Type', 'application/json')
    init.body = JSON.stringify(input.body)
  }
  return new Request(base + fillPath(endpoint.path, input.params) + queryString(input.query), init)
}

function fillPath(path: string, params: unknown): string {
  const values = new Map(listEntries(params))
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}`)
    return encodeURIComponent(String(value))
  })
}

function queryString(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of listEntries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

function listEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
