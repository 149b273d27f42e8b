import { readFile } from 'node:fs/promises'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { describeSchema } from '../../test/schema-text.ts'

test('server/schema.sql is what the migrations make', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const sql = postgres(url, { max: 1 })
  const schema = await describeSchema(sql)
  await sql.end()
  const file = await readFile(new URL('../../schema.sql', import.meta.url), 'utf8')
  expect(schema, 'The schema has changed: npm run schema').toBe(file)
})
