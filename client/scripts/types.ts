import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { inRoot } from '../../scripts/paths.mjs'
import { hashSources } from '../../scripts/source-hash.mjs'

const file = inRoot('client/src/api.d.ts')

/** Everything the types are made from. */
const sources = ['contract/src', 'server/src/http', 'client/scripts', 'package-lock.json']

/** Writes the types of the API from the contract, if they are not there or the contract has changed since. */
export async function writeTypesIfStale(): Promise<void> {
  const heading = `// Made of the contract by \`npm run client\`.\n// Sources: ${hashSources(sources)}\n`
  if (existsSync(file) && (await readFile(file, 'utf8')).startsWith(heading)) return
  // Loading these takes longer than finding out that there is nothing to do.
  const { astToString, default: openapiTypes } = await import('openapi-typescript')
  const { describeTypes } = await import('./document.ts')
  const document = await describeTypes()
  const types = astToString(await openapiTypes(document, { defaultNonNullable: false }))
  // Renaming shows a reader, such as a check that runs meanwhile, the whole file or the one before.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, `${heading}${documentLine(document)}\n${types}`)
  await rename(unfinished, file)
}

/** Names the document that the types were made of, so that a test can tell whether it is the present one. */
export function documentLine(document: string): string {
  return `// Document: ${createHash('sha256').update(document).digest('hex')}`
}
