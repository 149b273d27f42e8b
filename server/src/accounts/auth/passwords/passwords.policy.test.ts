import { expect, test } from 'vitest'
import { passwordFault } from './passwords.policy.ts'

const common = 'That password is too common. Choose one that is harder to guess'
const owner = {
  email: 'a.byron@example.test',
  firstName: 'Ada',
  lastName: 'Byron King',
  companyName: 'Hôtel Azur',
}

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
  expect(passwordFault(password, owner)).toBe(common)
})

test('the email address itself is refused in any case', () => {
  expect(passwordFault('A.Byron@Example.test', owner)).toBe('Your password must not be your email address')
})

test.each(['roomlark', 'Roomlark', 'RoomLark2026!', 'roomlark roomlark', 'r-o-o-m-l-a-r-k'])(
  '%s is the name of the product',
  (password) => {
    expect(passwordFault(password, owner)).toBe('Your password must not be the name of Roomlark')
  },
)

test.each([
  'Ada Byron',
  'byron.ada.1815',
  'ADABYRONKING',
  'Hotel Azur',
  'hotelazur24!',
  'adaroomlark',
  'abyron123',
])('%s is made of the names of its owner', (password) => {
  expect(passwordFault(password, owner)).toBe('Your password must not be your name, company or email')
})

test.each([
  'larksong at six',
  'tröglich-39-Ofen',
  'correct horse battery staple',
  'roomlark-demo',
  'Ada likes punched cards',
  'Ada 4711 0815 2236 9914',
  '84-27-19-55',
])('%s is fine', (password) => {
  expect(passwordFault(password, owner)).toBeNull()
})

test('missing names and names of one letter do not rule out any password', () => {
  const nameless = { email: 'x@example.test', firstName: '', lastName: 'O', companyName: null }
  expect(passwordFault('oooooooo!', nameless)).toBeNull()
  expect(passwordFault('xoxoxoxo', nameless)).toBeNull()
})
