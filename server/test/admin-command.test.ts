import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { createUser, signIn } from './factories.ts'
import { startProcess } from './process.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

function admin(...args: string[]) {
  return startProcess('commands/admin.ts', { args, env: { DATABASE_URL: app.databaseUrl } }).ended
}

describe('npm run admin -- create', () => {
  test('creates an administrator with a generated password, shown once', async () => {
    const { code, stdout } = await admin(
      ...['create', '--email', 'Boss@Example.test', '--first-name', 'Petra', '--last-name', 'Novak'],
    )
    expect(code).toBe(0)
    expect(stdout).toContain('Administrator boss@example.test can sign in now.')
    const password = /^Password \(shown once\): (\S{20})$/m.exec(stdout)?.[1] ?? ''
    const answer = await signIn(app, 'boss@example.test', password)
    expect(answer.status).toBe(200)
    expect(answer.body.data.user).toMatchObject({
      userType: 'admin',
      emailVerified: true,
      profile: { firstName: 'Petra', lastName: 'Novak' },
    })
  })

  test('refuses an address that already has an account, and does not change the account', async () => {
    const user = await createUser(app)
    const { code, stdout, stderr } = await admin('create', '--email', user.email)
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toBe(`There is already an account with the address ${user.email}.\n`)
    expect((await signIn(app, user.email)).body.data.user.userType).toBe('hotel')
  })

  test('shows its usage if it is used in another way', async () => {
    const used = await admin('remove', '--email', 'boss@example.test')
    expect(used.code).toBe(1)
    expect(used.stderr).toContain('Usage: npm run admin -- create --email')
    const { code, stderr } = await admin('create', '--email', 'boss')
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'boss is not an email address.\n' })
  })
})
