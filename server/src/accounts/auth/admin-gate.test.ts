import { api, apiBase } from '@roomlark/contract/api'
import type { Endpoint } from '@roomlark/contract/endpoint'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createActor, testPassword } from '../../../test/factories.ts'
import { switchPayments } from '../../../test/taking-payments.ts'

const forAdmins = Object.values(api)
  .flatMap((group) => Object.values<Endpoint>(group))
  .filter(({ access }) => access === 'signed-in' || (Array.isArray(access) && access.includes('admin')))

function makePath({ path }: Endpoint): string {
  return apiBase + path.replace(/:\w+/g, '0d000000-0000-4000-8000-00000000ffff')
}

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('an administrator without two-step sign-in', () => {
  test('reads and changes nothing but the own account: every endpoint outside the set-up says why', async () => {
    await switchPayments(app, 'open')
    const { token } = await createActor(app, 'admin', { mfa: false })
    const closed = forAdmins.filter(({ beforeMfa }) => !beforeMfa)
    expect(closed.length).toBeGreaterThan(100)
    for (const endpoint of closed) {
      const answer = await app.ask(endpoint.method, makePath(endpoint), { token })
      expect([endpoint.path, answer.status, answer.body.code]).toEqual([
        endpoint.path,
        403,
        'mfa_setup_required',
      ])
    }
  })

  test('can read the own account, sign out and do the set-up', async () => {
    const { token } = await createActor(app, 'admin', { mfa: false })
    const ends = forAdmins.filter(({ stream }) => !stream)
    const open = ends.filter(({ beforeMfa }) => beforeMfa)
    expect(open.map(({ path }) => path)).toContain('/users/profile')
    for (const endpoint of open.filter(({ path }) => path !== '/auth/logout' && path !== '/auth/refresh')) {
      const answer = await app.ask(endpoint.method, makePath(endpoint), { token })
      expect([endpoint.path, answer.body.code]).not.toEqual([endpoint.path, 'mfa_setup_required'])
    }
    expect((await app.ask('POST', '/api/v1/auth/logout', { token })).status).toBe(200)
  })

  test('can make changes with the same session while it is on, and not once it is off', async () => {
    const { token } = await createActor(app, 'admin', { mfa: false })
    const ask = (path: string, body: object) => app.ask('POST', `/api/v1/users/mfa/${path}`, { token, body })
    const change = () => app.ask('PUT', '/api/v1/platform/switches', { token, body: { bookings: 'open' } })
    expect((await change()).status).toBe(403)
    const { secret } = (await ask('setup', { password: testPassword })).body.data
    const confirmed = await ask('confirm', { code: new TOTP({ secret }).generate() })
    const [code] = confirmed.body.data.recoveryCodes
    expect((await change()).status).toBe(200)
    expect((await ask('disable', { password: testPassword, code })).status).toBe(200)
    expect((await change()).body.code).toBe('mfa_setup_required')
  })

  test('is allowed in the demo, as is everyone else without it', async () => {
    const demo = await startTestAppForTest({ demo: true })
    const body = { firstName: 'Ada', lastName: 'Byron' }
    const inDemo = await createActor(demo, 'admin', { mfa: false })
    expect((await demo.ask('PUT', '/api/v1/users/profile', { token: inDemo.token, body })).status).toBe(200)
    const hotel = await createActor(app, 'hotel')
    expect((await app.ask('PUT', '/api/v1/users/profile', { token: hotel.token, body })).status).toBe(200)
  })
})
