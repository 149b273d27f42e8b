import { inject } from 'vitest'
import { cloneDatabase, type TestDatabase } from './cluster.ts'

export function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('postgresUrl'))
}
