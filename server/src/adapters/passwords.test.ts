import { describe, expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

describe('passwords', () => {
  test('are kept as Argon2id with 19 MiB, two passes and one lane, each with its own salt', async () => {
    const passwords = createPasswords()
    const [one, two] = await Promise.all([passwords.hash('larksong'), passwords.hash('larksong')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(two).not.toBe(one)
    expect(await passwords.verify(one, 'larksong')).toBe(true)
    expect(await passwords.verify(one, 'Larksong')).toBe(false)
    expect(await passwords.verifyNobody('nobody has this password')).toBe(false)
  })

  test('wait in a bounded queue: of a hundred at once some are told to come back', async () => {
    const passwords = createPasswords()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () => passwords.verifyNobody('guess')),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(100 - 64)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable' })
    expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(4)
    expect(await passwords.verifyNobody('guess')).toBe(false)
  })
})
