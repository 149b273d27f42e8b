import { writeTypesIfStale } from './types.ts'

// npm run client
await writeTypesIfStale()
