import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createActor, createUser, signIn } from '../../../test/factories.ts'
import { jobsDone, mailTo, tokenIn } from '../../../test/mail.ts'
import { createPasswords } from '../../adapters/passwords.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ passwords: createPasswords() })
  await app.sql`INSERT INTO settings (name, value) VALUES ('switches', '{"hotelRegistration": "open", "affiliateRegistration": "open"}')`
})
afterAll(() => app.close())
beforeEach(() => app.advance(60_000))

const good = {
  password: 'larks rise early',
  userType: 'hotel',
  firstName: 'Amara',
  lastName: 'Okafor',
}
const success = {
  success: true,
  message: 'Registration successful! Please check your email to verify your account.',
  data: null,
}

function register(body: object, at: TestApp = app) {
  return at.ask('POST', '/api/v1/auth/register', { body })
}

async function selectAccount(email: string) {
  return app.sql`SELECT user_type, first_name, last_name, company_name, email_verified_at, password_hash
                 FROM users WHERE email = ${email}`
}

describe('POST /auth/register', () => {
  test('opens an account in the language of the page, with its formats', async () => {
    await register({ ...good, email: 'hanna@example.test', language: 'de' })
    await register({ ...good, email: 'henry@example.test' })
    const rows = await app.sql`
      SELECT language, locale FROM users WHERE email IN ('hanna@example.test', 'henry@example.test') ORDER BY email`
    expect(rows).toEqual([
      { language: 'de', locale: 'de-DE' },
      { language: null, locale: 'en-US' },
    ])
  })

  test('is 403 while registration is closed, the default, and creates nothing', async () => {
    const shipped = await startTestAppForTest()
    const answer = await register({ ...good, email: 'early@example.test' }, shipped)
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('registration_closed')
    expect(await shipped.sql`SELECT 1 FROM users`).toHaveLength(0)
    await jobsDone(shipped)
    expect(shipped.sent).toEqual([])
  })

  test('can be open for one account type and by invitation only for the other', async () => {
    const half = await startTestAppForTest()
    await half.sql`
      INSERT INTO settings (name, value)
      VALUES ('switches', '{"hotelRegistration": "invitation", "affiliateRegistration": "open"}')`
    const hotel = await register({ ...good, email: 'hotel@example.test' }, half)
    expect(hotel.status).toBe(403)
    expect(hotel.body).toMatchObject({ code: 'registration_closed' })
    expect(hotel.body.message).toContain('by invitation')
    const affiliate = { ...good, userType: 'affiliate', email: 'affiliate@example.test' }
    expect((await register(affiliate, half)).status).toBe(200)
    expect((await half.sql`SELECT email FROM users`).map(({ email }) => email)).toEqual([affiliate.email])
  })

  test('creates an unverified account, signs nobody in, and emails the link', async () => {
    const email = 'amara@example.test'
    const answer = await register({ ...good, email: ' Amara@Example.test ', companyName: 'Villa Marenne' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(success)
    const [row] = await selectAccount(email)
    expect(row).toMatchObject({
      user_type: 'hotel',
      first_name: 'Amara',
      last_name: 'Okafor',
      company_name: 'Villa Marenne',
      email_verified_at: null,
    })
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn(app, email, good.password)).body.code).toBe('email_unverified')

    const mail = await mailTo(app, email)
    expect(mail.subject).toBe('Verify your email address for Roomlark')
    expect(mail.text).toContain('http://roomlark.test/verify-email?token=')
    await app.ask('POST', '/api/v1/auth/verify-email', {
      body: { token: tokenIn(await mailTo(app, email, 2)) },
    })
    expect((await signIn(app, email, good.password)).status).toBe(200)
  })

  test('answers the same for an address that is taken, changes nothing, and emails its owner', async () => {
    const owner = await createUser(app, 'affiliate', { firstName: 'Jonas' })
    const before = await selectAccount(owner.email)
    const answer = await register({ ...good, email: owner.email })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(success)
    expect(await selectAccount(owner.email)).toEqual(before)

    const mail = await mailTo(app, owner.email)
    expect(mail.subject).toBe('You already have a Roomlark account')
    expect(mail.text).toContain('http://roomlark.test/login')
    expect(mail.text).not.toContain('token=')
  })

  test('creates one account if two race for an address', async () => {
    const email = 'twins@example.test'
    const answers = await Promise.all([1, 2].map(() => register({ ...good, email })))
    for (const answer of answers) expect(answer.body).toEqual(success)
    expect(await selectAccount(email)).toHaveLength(1)
  })

  test.each([
    ['short', 'Password must be at least 8 characters'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
    ['password123', 'That password is too common. Choose one that is harder to guess'],
    ['QwertyUiop', 'That password is too common. Choose one that is harder to guess'],
    ['Weak@Example.test', 'Your password must not be your email address'],
  ])('refuses the password %s and says why', async (password, message) => {
    const answer = await register({ ...good, email: 'weak@example.test', password })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      success: false,
      code: 'validation_failed',
      message,
      fields: { password: message },
    })
    expect(await selectAccount('weak@example.test')).toHaveLength(0)
  })

  test('reports missing fields with the messages of the form', async () => {
    const body = { email: 'no', password: 'short', userType: 'guest', firstName: ' ', lastName: '' }
    const answer = await register(body)
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
      userType: 'Choose hotel or affiliate',
      firstName: 'First name is required',
      lastName: 'Last name is required',
    })
  })

  test('offers no administrators', async () => {
    const answer = await register({ ...good, email: 'boss@example.test', userType: 'admin' })
    expect(answer.status).toBe(400)
    expect(await selectAccount('boss@example.test')).toHaveLength(0)
  })

  test('opens for everyone as soon as an administrator opens it', async () => {
    const shipped = await startTestAppForTest()
    const admin = await createActor(shipped, 'admin')
    await shipped.ask('PUT', '/api/v1/platform/switches', {
      token: admin.token,
      body: { hotelRegistration: 'open' },
    })
    expect((await register({ ...good, email: 'now@example.test' }, shipped)).status).toBe(200)
  })
})
