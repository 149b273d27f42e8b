import { expect, test } from 'vitest'
import { passwordFault } from './passwords.policy.ts'

const common = 'That password is too common. Choose one that is harder to guess'
const email = 'ada@example.test'

test.each([
  'password',
  'Password1',
  '12345678',
  '123456789',
  'qwertyuiop',
  'iloveyou1',
  'LETMEIN123',
  'baseball1',
])('%s is too common', (password) => {
  expect(passwordFault(password, email)).toBe(common)
})

test('the email address itself is no password, in whatever case', () => {
  expect(passwordFault('Ada@Example.test', email)).toBe('Your password must not be your email address')
})

test.each(['larksong at six', 'tröglich-39-Ofen', 'correct horse battery staple'])(
  '%s is fine',
  (password) => {
    expect(passwordFault(password, email)).toBeNull()
  },
)
