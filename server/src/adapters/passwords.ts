import * as argon2 from '@node-rs/argon2'
import { createSemaphore } from '../semaphore.ts'

export type Passwords = {
  hash(password: string): Promise<string>
  verify(storedHash: string, password: string): Promise<boolean>
  /** Takes as long as `verify`, so that nobody can find out which accounts exist. */
  verifyNobody(password: string): Promise<false>
}

/** The memory in KiB that a hash takes, and the number of passes over it. */
type Cost = { memoryCost: number; timeCost: number }

/**
 * Runs at most 4 hashes concurrently, because each takes 19 MiB and a core. Callers beyond a short queue get
 * 503.
 */
export function createPasswords(
  cost: Cost = { memoryCost: 19 * 1024, timeCost: 2 },
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  // The number 2 stands for Argon2id.
  const parameters = { algorithm: 2, parallelism: 1, ...cost }
  const semaphore = createSemaphore({ limit: 4, maxQueue: 60, maxWaitMs: 3000 })
  const nobody = hash('nobody has this password', parameters)
  return {
    hash: (password) => semaphore.run(() => hash(password, parameters)),
    verify: (storedHash, password) => semaphore.run(() => verify(storedHash, password)),
    async verifyNobody(password) {
      const storedHash = await nobody
      await semaphore.run(() => verify(storedHash, password))
      return false
    },
  }
}
