import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { findFaults } from './import-rules.mjs'
import { inRoot, root } from './paths.mjs'

// Each of these examples must be refused, because a mistake in the rules could otherwise let everything pass.
const wrong = [
  ['contract/src/a.ts', "import React from 'react'"],
  ['server/src/modules/a/a.routes.ts', "import { x } from './a.queries.ts'"],
  ['server/src/modules/a/a.routes.ts', "import { x } from '../../db/database.ts'"],
  ['server/src/modules/a/a.routes.ts', "import Fastify from 'fastify'"],
  ['server/src/modules/a/a.service.ts', "import type { FastifyRequest } from 'fastify'"],
  ['server/src/modules/a/a.service.ts', "import {\n  x,\n} from '../b/b.queries.ts'"],
  ['server/src/modules/a/a.service.ts', "import { pool } from '../../db/database.ts'"],
  ['server/src/modules/a/a.queries.ts', "import { x } from './a.service.ts'"],
  ['server/src/modules/a/a.queries.ts', "import { x } from './a.policy.ts'"],
  ['server/src/modules/a/a.policy.ts', "import { readFileSync } from 'node:fs'"],
  ['web/src/features/a/a.tsx', "import { x } from '../b/b.tsx'"],
  ['web/src/features/a/a.tsx', "const x = import('../../app/app.tsx')"],
  ['web/src/ui/a.tsx', "import { x } from '@roomlark/contract/users'"],
  ['web/src/ui/a.tsx', "export { x } from '../session/x.ts'"],
  ['web/src/lib/a.ts', "import '../features/a/a.ts'"],
  ['web/src/app/a.ts', "import { x } from '../../../server/src/config.ts'"],
  ['server/src/adapters/a.ts', "import { renderPage } from '../../../web/src/guest/render.tsx'"],
  ['web/src/guest/a.tsx', "import { useQuery } from '@tanstack/react-query'"],
  ['web/src/guest/a.tsx', "import { call } from '../lib/call.ts'"],
  ['server/src/a.ts', "import { a } from './a.ts'"],
  ['client/src/a.ts', "import type { Booking } from '@roomlark/contract/booking'"],
]
const right = [
  ['contract/src/a.ts', "import * as z from 'zod/mini'\nimport { b } from './b.ts'"],
  ['server/src/modules/a/a.service.ts', "import type { Sql } from '../../db/database.ts'"],
  ['server/src/modules/a/a.service.ts', "import { x } from '../b/b.service.ts'"],
  ['web/src/features/a/a.tsx', "import { x } from '../../ui/x.tsx'\nimport { y } from './y.ts'"],
  ['e2e/a.ts', "import { x } from '../server/test/x.ts'"],
]
for (const [file, source] of wrong) {
  if (findFaults(new Map([[file, source]])).length !== 1) fail(`the rules miss: ${file}: ${source}`)
}
for (const [file, source] of right) {
  if (findFaults(new Map([[file, source]])).length !== 0) fail(`the rules refuse: ${file}: ${source}`)
}

// No two of these files import each other, but their modules do by way of a third.
const circle = findFaults(
  new Map([
    ['server/src/modules/a/a.service.ts', "import { b } from '../b/b.service.ts'"],
    [
      'server/src/modules/b/b.service.ts',
      "import { c } from '../c/c.service.ts'\nimport { d } from '../d/d.service.ts'",
    ],
    ['server/src/modules/c/c.service.ts', "\nimport type { x } from '../a/x.service.ts'"],
  ]),
).map(({ file, line, message }) => `${file}:${line} ${message}`)
const expectedCircle = [
  'server/src/modules/a/a.service.ts:1 imports server/src/modules/b/b.service.ts in a cycle of modules: a → b → c → a',
  'server/src/modules/b/b.service.ts:1 imports server/src/modules/c/c.service.ts in a cycle of modules: a → b → c → a',
  'server/src/modules/c/c.service.ts:2 imports server/src/modules/a/x.service.ts in a cycle of modules: a → b → c → a',
]
if (circle.join('\n') !== expectedCircle.join('\n'))
  fail(`the rules report for a circle of modules:\n${circle.join('\n')}`)
const throughHttp = findFaults(
  new Map([
    ['server/src/http/a.ts', "import { b } from '../modules/b/b.service.ts'"],
    ['server/src/modules/b/b.routes.ts', "import { x } from '../../http/x.ts'"],
  ]),
)
if (throughHttp.length !== 2) fail('the rules miss: http and a module that import each other')

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
