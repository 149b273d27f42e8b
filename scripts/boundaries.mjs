import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { findFaults } from './import-rules.mjs'
import { inRoot, root } from './paths.mjs'

// Each of these examples must be refused, because a mistake in the rules could otherwise let everything pass.
const wrong = [
  ['contract/src/a.ts', "import React from 'react'"],
  ['server/src/accounts/a/a.routes.ts', "import { x } from './a.queries.ts'"],
  ['server/src/accounts/a/a.routes.ts', "import { x } from '../../db/database.ts'"],
  ['server/src/accounts/a/a.routes.ts', "import Fastify from 'fastify'"],
  ['server/src/accounts/a/a.service.ts', "import type { FastifyRequest } from 'fastify'"],
  ['server/src/accounts/a/a.service.ts', "import {\n  x,\n} from '../b/b.queries.ts'"],
  ['server/src/accounts/a/a.service.ts', "import { pool } from '../../db/database.ts'"],
  ['server/src/accounts/a/a.queries.ts', "import { x } from './a.service.ts'"],
  ['server/src/accounts/a/a.queries.ts', "import { x } from './a.policy.ts'"],
  ['server/src/accounts/a/a.policy.ts', "import { readFileSync } from 'node:fs'"],
  ['web/src/features/accounts/a/a.tsx', "import { x } from '../b/b.tsx'"],
  ['web/src/features/accounts/a/a.tsx', "const x = import('../../../app/app.tsx')"],
  ['web/src/ui/a.tsx', "import { x } from '@roomlark/contract/accounts/users'"],
  ['web/src/ui/a.tsx', "export { x } from '../session/x.ts'"],
  ['web/src/ui/a.tsx', "import { x } from './x'"],
  ['web/src/lib/a.ts', "import '../features/accounts/a/a.ts'"],
  ['web/src/app/a.ts', "import { x } from '../../../server/src/config.ts'"],
  ['server/src/adapters/a.ts', "import { renderPage } from '../../../web/src/guest/render.tsx'"],
  ['web/src/guest/a.tsx', "import { useQuery } from '@tanstack/react-query'"],
  ['web/src/guest/a.tsx', "import { call } from '../lib/call.ts'"],
  ['server/src/a.ts', "import { a } from './a.ts'"],
  ['server/src/accounts/a/a.service.ts', "import { x } from '../../inventory/b/b.service.ts'"],
  ['server/src/accounts/a/b/c.service.ts', "import { x } from '../../../inventory/b/b.service.ts'"],
  ['contract/src/accounts/a.ts', "import type { x } from '../inventory/b.ts'"],
  ['contract/src/a.ts', "import { x } from './platform/b.ts'"],
  ['server/src/modules/a/a.service.ts', "import { x } from '../../db/x.ts'"],
  ['client/src/a.ts', "import type { Booking } from '@roomlark/contract/bookings/booking'"],
]
const right = [
  ['contract/src/a.ts', "import * as z from 'zod/mini'\nimport { b } from './b.ts'"],
  ['server/src/accounts/a/a.service.ts', "import type { Sql } from '../../db/database.ts'"],
  ['server/src/accounts/a/a.service.ts', "import { x } from '../b/b.service.ts'"],
  ['web/src/features/accounts/a/a.tsx', "import { x } from '../../../ui/x.tsx'\nimport { y } from './y.ts'"],
  ['server/src/inventory/a/a.service.ts', "import { x } from '../../accounts/b/b.service.ts'"],
  ['contract/src/api.ts', "import { x } from './operations/b.ts'"],
  ['e2e/a.ts', "import { x } from '../server/test/x.ts'"],
]
for (const [file, source] of wrong) {
  if (findFaults(new Map([[file, source]])).length !== 1) fail(`the rules miss: ${file}: ${source}`)
}
for (const [file, source] of right) {
  if (findFaults(new Map([[file, source]])).length !== 0) fail(`the rules refuse: ${file}: ${source}`)
}

// No two of these files import each other, but their folders do by way of a third.
const circle = findFaults(
  new Map([
    ['server/src/http/a.ts', "import { b } from '../mail/b.ts'"],
    ['server/src/mail/b.ts', "import { c } from '../jobs/c.ts'\nimport { d } from '../db/d.ts'"],
    ['server/src/jobs/c.ts', "\nimport type { x } from '../http/x.ts'"],
  ]),
).map(({ file, line, message }) => `${file}:${line} ${message}`)
const expectedCircle = [
  'server/src/http/a.ts:1 imports server/src/mail/b.ts in a cycle of folders: http → mail → jobs → http',
  'server/src/mail/b.ts:1 imports server/src/jobs/c.ts in a cycle of folders: http → mail → jobs → http',
  'server/src/jobs/c.ts:2 imports server/src/http/x.ts in a cycle of folders: http → mail → jobs → http',
]
if (circle.join('\n') !== expectedCircle.join('\n'))
  fail(`the rules report for a circle of folders:\n${circle.join('\n')}`)
const throughHttp = findFaults(
  new Map([
    ['server/src/http/a.ts', "import { b } from '../accounts/b/b.service.ts'"],
    ['server/src/accounts/b/b.routes.ts', "import { x } from '../../http/x.ts'"],
  ]),
)
if (throughHttp.length !== 2) fail('the rules miss: http and an area that import each other')

const sources = new Map()
for (const workspace of ['contract', 'server', 'web', 'e2e', 'bench', 'client']) {
  const found = globSync(`${workspace}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
  // Tests may import whatever they test.
  for (const path of found.map((name) => name.split(sep).join('/'))) {
    if (!path.includes('.test.')) sources.set(path, readFileSync(inRoot(path), 'utf8'))
  }
}
const faults = findFaults(sources)
for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`)
if (faults.length > 0) process.exit(1)
console.log(`${sources.size} files keep to the rules`)

function fail(message) {
  console.error(`scripts/import-rules.mjs: ${message}`)
  process.exit(1)
}
