import { expect, test } from 'vitest'
import { changesBetween, onlyDifferences, withoutSecrets } from './audit.policy.ts'

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

test('of two records only the fields that differ are kept, with the id', () => {
  const before = { id: 'a', version: 1, name: 'Twin', beds: [{ kind: 'cot', count: 1 }], floor: null }
  const after = { id: 'a', version: 2, name: 'Double', beds: [{ kind: 'cot', count: 1 }] }
  expect(onlyDifferences({ before, after })).toEqual({
    before: { id: 'a', name: 'Twin' },
    after: { id: 'a', name: 'Double' },
  })
  expect(onlyDifferences({ before, after: { ...before, version: 2 } })).toBeNull()
  expect(onlyDifferences({ after })).toEqual({ after })
})
