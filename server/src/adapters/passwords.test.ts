import { describe, expect, test } from 'vitest'
import { cheapHashes } from '../../test/passwords.ts'
import { createPasswords } from './passwords.ts'

describe('passwords', () => {
  test('are stored as Argon2id with 19 MiB, two passes and one lane, each with its own salt', async () => {
    const passwords = createPasswords()
    const [one, two] = await Promise.all([passwords.hash('larksong'), passwords.hash('larksong')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(two).not.toBe(one)
    expect(await passwords.verify(one, 'larksong')).toBe(true)
    expect(await passwords.verify(one, 'Larksong')).toBe(false)
    expect(await passwords.verifyNobody('nobody has this password')).toBe(false)
  })

  test('wait in a bounded queue: of a hundred concurrent ones, those beyond it are refused', async () => {
    const passwords = createPasswords(cheapHashes)
    await passwords.verifyNobody('the first one makes the hash to compare with')
    const refused: unknown[] = []
    const checks = Array.from({ length: 100 }, () =>
      passwords.verifyNobody('guess').catch((error: unknown) => refused.push(error)),
    )
    await new Promise((resolve) => setImmediate(resolve))
    expect(refused).toHaveLength(100 - 4 - 60)
    for (const error of refused) expect(error).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
    await Promise.all(checks)
    expect(await passwords.verifyNobody('guess')).toBe(false)
  })
})
