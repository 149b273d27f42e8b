import { expect, test } from 'vitest'
import { changesBetween, onlyDifferences, withoutSecrets } from './audit.policy.ts'

test('fields named like secrets are withheld at any depth', () => {
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

test('changes leave out what stayed the same', () => {
  expect(changesBetween({ a: 1, b: ['x'], c: null }, { a: 1, b: ['y'], d: 'new' })).toEqual([
    { field: 'b', before: '["x"]', after: '["y"]' },
    { field: 'd', before: null, after: 'new' },
  ])
})

test('for a deleted person, the changed fields remain but their values do not', () => {
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
