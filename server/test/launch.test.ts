import { api } from '@roomlark/contract/api'
import { type Endpoint, userTypes } from '@roomlark/contract/endpoint'
import { type DoorName, doorNames } from '@roomlark/contract/launch'
import { defaultSwitches } from '@roomlark/contract/platform/platform'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { stopClock } from './clock.ts'
import { createActor } from './factories.ts'
import { tellPages } from './tell-pages.ts'
import { waitUntil } from './wait.ts'

const endpoints = Object.entries(api).flatMap(([module, operations]) =>
  Object.entries<Endpoint>(operations).map(([name, endpoint]) => ({ name: `${module}.${name}`, endpoint })),
)
const guarded = endpoints.flatMap(({ name, endpoint }) =>
  endpoint.launch ? [{ name, endpoint, launch: endpoint.launch }] : [],
)

let app: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  app = await startTestApp()
  for (const type of userTypes) tokens[type] = (await createActor(app, type)).token
})
afterAll(() => app.close())

async function set(doors: readonly DoorName[], to: 'open' | 'closed') {
  const body = Object.fromEntries(doors.map((name) => [name, to]))
  const answer = await app.ask('PUT', '/api/v1/platform/switches', { token: tokens.admin ?? '', body })
  expect(answer.status).toBe(200)
}

/** Lists everyone who may call the endpoint while it is open; `null` is a visitor. */
function listCallers({ access }: Endpoint): (string | null)[] {
  if (access === 'public') return [null, ...userTypes]
  return access === 'signed-in' ? [...userTypes] : [...access]
}

async function askForCode(endpoint: Endpoint, userType: string | null): Promise<string | undefined> {
  const path = `/api/v1${endpoint.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`
  const token = userType === null ? undefined : tokens[userType]
  const answer = await app.ask(endpoint.method, path, token ? { token } : {})
  if (answer.body.code === 'not_launched') expect(answer.status).toBe(403)
  return answer.body.code
}

describe('what a closed launch switch hides', () => {
  test('is refused to everyone at every endpoint, except that an administrator may read', async () => {
    await set(doorNames, 'closed')
    const wrong: string[] = []
    for (const { name, endpoint } of guarded) {
      for (const userType of listCallers(endpoint)) {
        const mayLook = userType === 'admin' && endpoint.method === 'GET'
        const isRefused = (await askForCode(endpoint, userType)) === 'not_launched'
        if (isRefused === mayLook) wrong.push(`${name} by ${userType}`)
      }
    }
    expect(wrong).toEqual([])
  })

  /** Lists the endpoints that refuse somebody who is not an administrator, if such a person may call them at all. */
  async function refusingAmong(asked: typeof guarded): Promise<string[]> {
    const refusing: string[] = []
    for (const { name, endpoint } of asked) {
      const callers = listCallers(endpoint)
      const [caller = null] = [...callers.filter((userType) => userType !== 'admin'), ...callers]
      if ((await askForCode(endpoint, caller)) === 'not_launched') refusing.push(name)
    }
    return refusing
  }

  test.each(doorNames)('opens at all endpoints of %s with that alone', async (door) => {
    await set(doorNames, 'closed')
    await set([door], 'open')
    expect(await refusingAmong(guarded.filter(({ launch }) => launch.includes(door)))).toEqual([])
  })

  test('does not open with all other switches', async () => {
    for (const doors of new Set(guarded.map(({ launch }) => launch.join()))) {
      await set(doorNames, 'open')
      await set(
        doorNames.filter((name) => doors.split(',').includes(name)),
        'closed',
      )
      const hidden = guarded.filter(({ launch }) => launch.join() === doors)
      const mayBeRead = ({ endpoint }: (typeof guarded)[number]) =>
        endpoint.method === 'GET' && listCallers(endpoint).every((userType) => userType === 'admin')
      const closed = hidden.filter((one) => !mayBeRead(one))
      expect(await refusingAmong(hidden)).toEqual(closed.map(({ name }) => name))
    }
  })

  test('is refused immediately after another server has changed the switch', async () => {
    await set(doorNames, 'open')
    // The memory of the server never expires, so that only the announcement can change its mind.
    stopClock()
    const profile = { token: tokens.hotel ?? '', body: {} }
    expect((await app.ask('PUT', '/api/v1/users/profile', profile)).body.code).toBe('validation_failed')
    await app.sql`UPDATE settings SET value = value || '{"profile": "closed"}' WHERE name = 'switches'`
    await tellPages(app.sql, 'platform')
    const isRefused = async () =>
      (await app.ask('PUT', '/api/v1/users/profile', profile)).body.code === 'not_launched'
    await waitUntil('the closed switch', isRefused)
  })

  test('does not include what the specification always shows or what protects an account', async () => {
    await set(doorNames, 'closed')
    const free: [string, string][] = [
      ['GET', '/hotels'],
      ['GET', '/users/profile'],
      ['GET', '/analytics/dashboard'],
      ['GET', '/analytics/bookings/trends'],
      ['GET', '/notifications/unread'],
      ['GET', '/users/sessions'],
      ['GET', '/users/data'],
      ['POST', '/users/mfa/setup'],
      ['DELETE', '/users/sessions'],
    ]
    for (const [method, path] of free) {
      const { status } = await app.ask(method, `/api/v1${path}`, { token: tokens.hotel ?? '' })
      expect(`${path} ${status}`).toMatch(/ (200|400)$/)
    }
  })
})

test('every endpoint about a hotel, its rooms, prices and bookings names its switch', () => {
  const modules = /^(hotels|rooms|rates|calendar|feeds|bookings|guest)\./
  const open = endpoints.filter(({ name, endpoint }) => modules.test(name) && !endpoint.launch)
  expect(open.map(({ name }) => name)).toEqual(['hotels.list'])
})

test('every switch that hides something is open by default, except for payments, which need a payment service', () => {
  const closed = doorNames.filter((name) => defaultSwitches[name] === 'closed')
  expect(closed).toEqual(['onlinePayments'])
})
