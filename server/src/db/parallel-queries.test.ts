import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** Returns the arguments of each call of `Promise.all` and the like, with what stands before it. */
function listParallel(source: string): { before: string; inside: string }[] {
  return [...source.matchAll(/Promise\.(?:all|allSettled|race)\(/g)].map(({ index, 0: call }) => {
    const from = index + call.length
    let [until, depth] = [from, 1]
    for (; depth > 0 && until < source.length; until += 1) {
      if (source[until] === '(') depth += 1
      if (source[until] === ')') depth -= 1
    }
    return { before: source.slice(0, index), inside: source.slice(from, until) }
  })
}

/** A function that is given `sql: Sql` may be given a transaction; one that queries at once asks for the pool. */
function mayBeTransaction({ before, inside }: { before: string; inside: string }): boolean {
  if (/(?<![.\w])tx\b/.test(inside)) return true
  if (!/(?<![.\w])sql\b(?!:)/.test(inside)) return false
  const declared = [...before.matchAll(/(?:\bsql: (\w+))|(?:\{[^{}]*\bsql\b[^{}]*\} = ctx\b)/g)].at(-1)
  return declared?.[1] === 'Sql' || declared?.[1] === 'Transaction'
}

test('queries run at the same time only on the pool, never in a transaction', () => {
  const wrong = 'async function read(sql: Sql) { await Promise.all([selectOne(sql), selectTwo(sql)]) }'
  expect(listParallel(wrong).filter(mayBeTransaction)).toHaveLength(1)
  expect(listParallel(wrong.replace(': Sql', ': Pool')).filter(mayBeTransaction)).toEqual([])

  const files = globSync('**/*.ts', { cwd: folder }).filter(
    (file) => !file.endsWith('.test.ts') && !/^db[/\\]/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const faults = files.filter((file) =>
    listParallel(readFileSync(join(folder, file), 'utf8')).some(mayBeTransaction),
  )
  expect(faults).toEqual([])
})
