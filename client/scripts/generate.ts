import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import { describedTypes, sealOf } from './document.ts'

// Writes the types of the API from the contract: npm run client
const document = await describedTypes()
const types = astToString(await openapiTypes(document, { defaultNonNullable: false }))
const heading = '// Made of the contract by `npm run client`; a test finds it out of date.\n'
const file = join(import.meta.dirname, '../src/api.d.ts')
await writeFile(file, `${heading}// ${sealOf(document, types)}\n${types}`)
