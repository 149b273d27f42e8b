import type { ApiDocument } from './openapi.ts'
import { tagTitle } from './operation-index.tsx'
import { OperationItem } from './operation-item.tsx'
import type { Group } from './search.ts'

export function OperationGroup({ group, document }: { group: Group; document: ApiDocument }) {
  const id = `tag-${group.tag}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {tagTitle(group.tag)}
      </h2>
      <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
        {group.operations.map((operation) => (
          <li key={operation.id}>
            <OperationItem operation={operation} document={document} />
          </li>
        ))}
      </ul>
    </section>
  )
}
