import { readFile, writeFile } from 'node:fs/promises'
import postgres from 'postgres'
import { definitionFolder, readDefinitions } from '../src/db/definitions.ts'
import { cloneDatabase, startTestCluster } from './cluster.ts'
import { describeSchema } from './schema-text.ts'

// Writes the tables as migrations make them, and a new version of the functions and views if they have changed:
// npm run schema
const versionFile = new URL('version', definitionFolder)
const { version, hash } = await readDefinitions()
if (!(await readFile(versionFile, 'utf8')).includes(hash))
  await writeFile(versionFile, `${version + 1} ${hash}\n`)

const cluster = await startTestCluster()
try {
  const { url } = await cloneDatabase(cluster.url)
  const sql = postgres(url, { max: 1 })
  await writeFile(new URL('../schema.sql', import.meta.url), await describeSchema(sql))
  await sql.end()
} finally {
  await cluster.stop()
}
