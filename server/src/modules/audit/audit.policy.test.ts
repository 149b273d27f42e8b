import { expect, test } from 'vitest'
import { changesBetween, withoutSecrets } from './audit.policy.ts'

test('what is called like a secret is withheld, however deep it lies', () => {
  const entry = {
    name: 'Ada',
    passwordReset: 'email',
    newPassword: 'x',
    list: [{ tokenHash: 'y', rate: 3 }],
    inner: { secret: 'z' },
  }
  expect(withoutSecrets(entry)).toEqual({
    name: 'Ada',
    passwordReset: 'email',
    newPassword: '[withheld]',
    list: [{ tokenHash: '[withheld]', rate: 3 }],
    inner: { secret: '[withheld]' },
  })
})

test('changes leave out what stayed', () => {
  expect(changesBetween({ a: 1, b: ['x'], c: null }, { a: 1, b: ['y'], d: 'new' })).toEqual([
    { field: 'b', before: '["x"]', after: '["y"]' },
    { field: 'd', before: null, after: 'new' },
  ])
})

test('of somebody who is gone, what changed stays and what it was does not', () => {
  const gone = '[erased]'
  expect(changesBetween({ phone: gone, a: 1 }, { phone: gone, a: 1 })).toEqual([
    { field: 'phone', before: gone, after: gone },
  ])
})
