import { endpoint } from '@roomlark/contract/endpoint'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call, callAnswer, callInBackground, listenToCalls } from './call.ts'
import { answerConfirmations } from './call-confirmation.ts'
import { callFile } from './call-file.ts'

const show = endpoint({
  method: 'GET',
  path: '/things/:id',
  access: 'public',
  summary: 'A thing',
  params: z.object({ id: z.string() }),
  query: z.object({ search: z.optional(z.string()), page: z.number() }),
  response: z.object({ name: z.string() }),
})
const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Sign in',
  body: z.object({ email: z.string() }),
  response: z.null(),
})
const input = { params: { id: 'a/b' }, query: { page: 2, search: '' } }

const fetchMock = vi.fn<(request: Request) => Promise<Response>>()
const unauthorized = vi.fn()
const serverError = vi.fn()
const cookies = { cookie: '' }

function answer(status: number, body: unknown): void {
  fetchMock.mockResolvedValue(Response.json(body, { status }))
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('document', cookies)
  // Node's Request wants a whole address; a browser completes it.
  const NodeRequest = Request
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(path: string, init: RequestInit) {
        super(`http://localhost${path}`, init)
      }
    },
  )
  listenToCalls({ unauthorized, serverError })
  cookies.cookie = 'token=secret'
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('call', () => {
  it('fills the address, sends the token and unwraps the data', async () => {
    answer(200, { success: true, data: { name: 'Key' } })
    await expect(call(show, input)).resolves.toEqual({ name: 'Key' })
    const [request] = fetchMock.mock.calls[0] ?? []
    expect(request?.url).toBe('http://localhost/api/v1/things/a%2Fb?page=2')
    expect(request?.headers.get('authorization')).toBe('Bearer secret')
    // A change that this browser made through another server is known by a cookie.
    expect(request?.credentials).toBe('same-origin')
  })

  it('sends a body as JSON, and no Authorization without a token', async () => {
    cookies.cookie = ''
    answer(200, { success: true, data: null })
    await call(login, { body: { email: 'a@b.test' } })
    const [request] = fetchMock.mock.calls[0] ?? []
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(request?.headers.has('authorization')).toBe(false)
    await expect(request?.json()).resolves.toEqual({ email: 'a@b.test' })
  })

  it('rejects with the message of the server', async () => {
    answer(400, { success: false, code: 'validation_failed', message: 'No', fields: { name: 'Too long' } })
    await expect(call(show, input)).rejects.toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'No',
      fields: { name: 'Too long' },
    })
    expect(unauthorized).not.toHaveBeenCalled()
    expect(serverError).not.toHaveBeenCalled()
  })

  it('reports a 401, but not a refused sign-in', async () => {
    answer(401, { success: false, code: 'unauthorized', message: 'Sign in' })
    await expect(call(show, input)).rejects.toMatchObject({ status: 401 })
    expect(unauthorized).toHaveBeenCalledOnce()
    answer(401, { success: false, code: 'invalid_credentials', message: 'No match' })
    await expect(call(login, { body: { email: 'a@b.test' } })).rejects.toMatchObject({ message: 'No match' })
    expect(unauthorized).toHaveBeenCalledOnce()
  })

  it('does not report a 401 for a token that has been replaced in the meantime', async () => {
    fetchMock.mockImplementation(async () => {
      cookies.cookie = 'token=newer'
      return Response.json({ success: false, code: 'unauthorized', message: 'Sign in' }, { status: 401 })
    })
    await expect(call(show, input)).rejects.toMatchObject({ status: 401 })
    expect(unauthorized).not.toHaveBeenCalled()
  })

  it('reports a status of 500 or above, whatever its body', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(call(show, input)).rejects.toMatchObject({ status: 502, code: 'unreadable', message: '' })
    expect(serverError).toHaveBeenCalledOnce()
  })

  it('is a failure where the body says so, whatever the status', async () => {
    answer(200, { success: false, message: 'Not today' })
    await expect(call(show, input)).rejects.toMatchObject({ status: 200, message: 'Not today' })
    answer(200, { success: false })
    await expect(call(show, input)).rejects.toMatchObject({ status: 200, message: '' })
  })

  it('shows the message of a body that has nothing else', async () => {
    answer(403, { success: false, message: 'Closed for the season' })
    await expect(call(show, input)).rejects.toMatchObject({ status: 403, message: 'Closed for the season' })
  })

  it.each(['', 'null', '{}', '{"success":true}'])('treats %j as an answer without data', async (body) => {
    fetchMock.mockResolvedValue(new Response(body, { status: 200 }))
    await expect(call(show, input)).resolves.toBeNull()
  })

  it('says whether the body claims success', async () => {
    answer(200, { success: true, data: null })
    await expect(callAnswer(show, input)).resolves.toMatchObject({ success: true })
    fetchMock.mockResolvedValue(new Response('{}', { status: 200 }))
    expect((await callAnswer(show, input)).success).toBeUndefined()
  })

  it('has its own message for a server that cannot be reached', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(call(show, input)).rejects.toMatchObject({
      code: 'unreachable',
      message: 'We could not reach the server. Check your connection and try again.',
    })
  })

  it('has its own message for a server that takes longer than 10 seconds', async () => {
    const passed = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(passed)
    fetchMock.mockRejectedValue(passed.reason)
    await expect(call(show, input)).rejects.toMatchObject({
      code: 'timeout',
      message: 'The server took too long to answer. Please try again.',
    })
    expect(timeout).toHaveBeenCalledWith(10_000)
    timeout.mockRestore()
  })

  it('rejects with the abort of the caller', async () => {
    const stop = new AbortController()
    fetchMock.mockImplementation(async () => {
      stop.abort()
      throw stop.signal.reason
    })
    await expect(call(show, { ...input, signal: stop.signal })).rejects.toBe(stop.signal.reason)
  })

  it('refuses an answer that is not JSON', async () => {
    fetchMock.mockResolvedValue(new Response('<!doctype html>', { status: 200 }))
    await expect(call(show, input)).rejects.toMatchObject({ code: 'unreadable' })
  })
})

describe('callInBackground', () => {
  it('is null when the call fails, and still reports a 401', async () => {
    answer(401, { success: false, code: 'unauthorized', message: 'Sign in' })
    await expect(callInBackground(show, input)).resolves.toBeNull()
    expect(unauthorized).toHaveBeenCalledOnce()
  })

  it('reports an outage once, and the next only after it has ended', async () => {
    for (const status of [503, 503, 500]) {
      answer(status, {})
      await expect(callInBackground(show, input)).resolves.toBeNull()
    }
    expect(serverError).toHaveBeenCalledOnce()
    answer(200, { success: true, data: { name: 'Key' } })
    await expect(callInBackground(show, input)).resolves.toEqual({ name: 'Key' })
    answer(503, {})
    await callInBackground(show, input)
    expect(serverError).toHaveBeenCalledTimes(2)
  })
})

describe('callFile', () => {
  it('reports a 401 and a status of 500 or above', async () => {
    answer(401, { success: false, code: 'unauthorized', message: 'Sign in' })
    await expect(callFile('/users/data/exports/1')).rejects.toMatchObject({ status: 401 })
    expect(unauthorized).toHaveBeenCalledOnce()
    answer(500, {})
    await expect(callFile('/users/data/exports/1')).rejects.toMatchObject({ status: 500 })
    expect(serverError).toHaveBeenCalledOnce()
  })
})

describe('a call that asks for the password again', () => {
  const refusal = { success: false, code: 'confirmation_required', message: 'Enter your password again.' }

  afterEach(() => answerConfirmations(undefined))

  it('goes on once it is entered, and asks once for several calls', async () => {
    let isConfirmed = false
    fetchMock.mockImplementation(async () =>
      isConfirmed
        ? Response.json({ success: true, data: { name: 'Key' } })
        : Response.json(refusal, { status: 403 }),
    )
    const ask = vi.fn(async () => {
      isConfirmed = true
      return true
    })
    answerConfirmations(ask)
    await expect(Promise.all([call(show, input), call(show, input)])).resolves.toHaveLength(2)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is refused when the dialog is dismissed, or nothing can ask', async () => {
    fetchMock.mockImplementation(async () => Response.json(refusal, { status: 403 }))
    await expect(call(show, input)).rejects.toMatchObject({ code: 'confirmation_required' })
    answerConfirmations(async () => false)
    await expect(call(show, input)).rejects.toMatchObject({ code: 'confirmation_required' })
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
})
