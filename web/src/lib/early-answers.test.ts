import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeEarlyAnswer } from './early-answers.ts'

const profile = '/api/v1/users/profile'
const authorization = 'Bearer abc'

function requestFor(path: string, init: RequestInit = {}): Request {
  return new Request(`https://roomlark.example${path}`, { headers: { authorization }, ...init })
}

function earlyAnswers(answers: Record<string, Promise<Response>>): void {
  vi.stubGlobal('window', { early: { authorization, answers: new Map(Object.entries(answers)) } })
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  earlyAnswers({ [profile]: Promise.resolve(new Response('early')) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an early answer is given once', async () => {
  const answer = await takeEarlyAnswer(requestFor(profile))
  expect(await answer?.text()).toBe('early')
  expect(takeEarlyAnswer(requestFor(profile))).toBeNull()
})

test.each([
  ['another address', requestFor(`${profile}?part=name`)],
  ['a change', requestFor(profile, { method: 'DELETE' })],
  ['somebody else', requestFor(profile, { headers: { authorization: 'Bearer other' } })],
  ['nobody', requestFor(profile, { headers: {} })],
])('it is not given for %s', (_what, request) => {
  expect(takeEarlyAnswer(request)).toBeNull()
})

test('it is not given once it is out of date', () => {
  vi.mocked(performance.now).mockReturnValue(40_000)
  expect(takeEarlyAnswer(requestFor(profile))).toBeNull()
})

test('once the page has asked by itself, nothing is asked early any more', () => {
  vi.stubGlobal('window', {})
  expect(takeEarlyAnswer(requestFor(profile))).toBeNull()
  expect(window.early?.answers.size).toBe(0)
})

test('what failed early is requested again', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('later')),
  )
  earlyAnswers({ [profile]: Promise.reject(new TypeError('no connection')) })
  const answer = await takeEarlyAnswer(requestFor(profile))
  expect(await answer?.text()).toBe('later')
})

test('whoever gives up does not wait for it', async () => {
  const stop = new AbortController()
  earlyAnswers({ [profile]: new Promise(() => {}) })
  const waiting = takeEarlyAnswer(requestFor(profile, { signal: stop.signal }))
  stop.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
})
