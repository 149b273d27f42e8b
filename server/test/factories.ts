import { randomBytes } from 'node:crypto'
import type { UserType } from '@roomlark/contract/endpoint'
import { hashToken, newToken } from '../src/accounts/auth/tokens.ts'
import { createPasswords } from '../src/adapters/passwords.ts'
import type { TestApp } from './app.ts'
import { cheapHashes } from './passwords.ts'

export const testPassword = 'larksong at six'
export const testMfaSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Where accounts are made: a test's own application, or the database of a server in another process. */
export type AccountStore = {
  sql: TestApp['sql']
  services: Pick<TestApp['services'], 'clock' | 'cipher'>
}

let hashed: Promise<string> | undefined

type UserOptions = {
  email?: string
  verified?: boolean
  firstName?: string
  lastName?: string
  /** Replaces the cheap hash of `testPassword`. */
  passwordHash?: string
  /** Turns on two-step sign-in, which administrators with a session have by default. */
  mfa?: boolean
  /** Marks the password as recently entered, which is the default for administrators. */
  confirmed?: boolean
}

/** Creates an account with `testPassword`, verified by default. */
export async function createUser(app: AccountStore, userType: UserType = 'hotel', options: UserOptions = {}) {
  const email = options.email ?? `${userType}-${randomBytes(6).toString('hex')}@example.test`
  hashed ??= createPasswords(cheapHashes).hash(testPassword)
  const [row] = await app.sql<{ id: string }[]>`
    INSERT INTO users (email, user_type, password_hash, first_name, last_name, email_verified_at)
    VALUES (${email}, ${userType}, ${options.passwordHash ?? (await hashed)}, ${options.firstName ?? 'Ada'}, ${options.lastName ?? 'Byron'},
            ${options.verified === false ? null : new Date()})
    RETURNING id`
  if (!row) throw new Error('no user was made')
  return { id: row.id, email, password: testPassword, userType }
}

/** Creates an account with a session, without the cost of signing in. */
export async function createActor(
  app: AccountStore,
  userType: UserType = 'hotel',
  options: UserOptions = {},
) {
  const user = await createUser(app, userType, options)
  if (options.mfa ?? userType === 'admin') await turnOnMfa(app, user.id)
  const confirmed = options.confirmed ?? userType === 'admin'
  return { ...user, token: await createSession(app, user.id, { confirmed }) }
}

async function turnOnMfa(app: AccountStore, userId: string): Promise<void> {
  const secret = app.services.cipher.encrypt(testMfaSecret)
  await app.sql`INSERT INTO mfa_devices (user_id, secret_encrypted, enabled_at) VALUES (${userId}, ${secret}, now())`
}

export async function createSession(
  app: AccountStore,
  userId: string,
  { confirmed = false } = {},
): Promise<string> {
  const { token } = newToken()
  const now = app.services.clock()
  const expiresAt = new Date(now.getTime() + 7 * 86_400_000)
  await app.sql`
    INSERT INTO sessions (user_id, token_hash, created_at, expires_at, confirmed_until)
    VALUES (${userId}, ${hashToken(token)}, ${now}, ${expiresAt}, ${confirmed ? expiresAt : null})`
  return token
}

/** Signs in over HTTP, as the form does. */
export function signIn(app: TestApp, email: string, password: string = testPassword, mfaCode?: string) {
  const body = mfaCode === undefined ? { email, password } : { email, password, mfaCode }
  return app.ask('POST', '/api/v1/auth/login', { body })
}

/** Tells whether a token is accepted. */
export async function opens(app: TestApp, token: string): Promise<boolean> {
  return (await app.ask('GET', '/api/v1/users/profile', { token })).status === 200
}
