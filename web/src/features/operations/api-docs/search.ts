import type { Operation } from './openapi.ts'

export type Group = { tag: string; operations: Operation[] }

/** Every word must occur somewhere in the visible text of an operation. */
export function matches(operation: Operation, search: string): boolean {
  const { id, tag, method, path, summary } = operation
  const seen = `${id} ${tag} ${method} ${path} ${summary}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => seen.includes(word))
}

/** In the order in which the document names them. */
export function groupByTag(operations: readonly Operation[]): Group[] {
  return [...Map.groupBy(operations, (operation) => operation.tag)].map(([tag, members]) => ({
    tag,
    operations: members,
  }))
}
